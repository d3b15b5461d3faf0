// Reads the frontmatter of a SKILL.md: lines `key: value`, comments and blank lines. The fake models no other YAML.
import { fakeLimits, fakeSeed, reasons, settableFields } from '../generated/fake-contract.js';
import type * as schemas from '../generated/schemas.js';
import type { FakeExchanges } from './contract.js';
import { FakeError, fillIn, notModelled, refuseField } from './errors.js';
import { bytesOf, pick } from './values.js';

type Fields = Pick<schemas.Skill, 'name' | 'description' | 'metadata'>;
type SavingOperation = 'createSkill' | 'updateSkill';

const opening = /^\uFEFF?---[^\S\r\n]*\r?\n/;
const ending = /^---[^\S\r\n]*$/;

export function readSkillMd(text: string, operationId: SavingOperation): Fields {
  if (bytesOf(text) > fakeLimits.skillMdBytes)
    throw refuseField(fillIn(reasons.request.tooManyBytes, { max: fakeLimits.skillMdBytes.toLocaleString('en-US') }), [
      'skillMdContent',
    ]);
  if (!opening.test(text)) throw invalid(1, 1, reasons.skillMd.opening);
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (end === -1) throw invalid(lines.length, 1, reasons.skillMd.noEnd);
  if (!ending.test(lines[end] ?? '')) throw invalid(end + 1, 1, reasons.skillMd.end);
  assertLittleWhiteSpace(text.slice(0, text.indexOf('\n---')));
  const fields: Record<string, unknown> = {};
  for (const line of lines.slice(1, end)) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, key, value = ''] = /^([A-Za-z_][\w.-]*):(?:\s+(.*))?$/.exec(line) ?? [];
    if (key === undefined || Object.hasOwn(fields, key)) throw notModelledYaml(operationId);
    fields[key] = readScalar(value.trim(), operationId);
  }
  return toFields(fields, lines);
}

function assertLittleWhiteSpace(block: string): void {
  const max = fakeLimits.skillMdWhiteSpace;
  for (const { 0: space, index } of block.matchAll(/\s+/g))
    if (space.length > max)
      throw invalid(block.slice(0, index).split('\n').length, 1, fillIn(reasons.skillMd.whiteSpace, { max }));
}

const invalid = (line: number, column: number, message: string) =>
  new FakeError('invalid_skill_content', { details: [detail(line, column, message)] });
const detail = (line: number, column: number, message: string): schemas.ErrorDetail => ({
  message: `line ${line}, column ${column}: ${message}`,
  path: ['skillMdContent'],
  in: 'body',
});

function notModelledYaml(operationId: SavingOperation) {
  const example = fakeSeed.skills[0] as schemas.SkillDetail;
  const [created, updated] = [settableFields.createdSkills, settableFields.updatedSkills];
  const replies: { [Id in SavingOperation]: FakeExchanges[Id]['reply'] } = {
    createSkill: { status: 201, body: { success: true, skill: pick(example, [...created, 'etag']) } },
    updateSkill: { status: 200, body: { success: true, skill: pick(example, [...updated, 'etag']) } },
  };
  return notModelled(operationId, 'frontmatter with YAML other than lines `key: value`', replies[operationId]);
}

/** Reads a scalar of YAML's core schema that is written on one line. */
function readScalar(text: string, operationId: SavingOperation): unknown {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  if (/^"(?:[^"\\\p{Cc}]|\\["\\/bfnrt])*"$/u.test(text)) return JSON.parse(text);
  if (/^(|~|null|Null|NULL)$/.test(text)) return null;
  if (/^(true|True|TRUE|false|False|FALSE)$/.test(text)) return text.toLowerCase() === 'true';
  if (/^[-+]?(0|[1-9]\d{0,14})$/.test(text) || /^[-+]?\d{1,15}\.\d+$/.test(text)) return Number(text);
  // The fake does not read lists, mappings, blocks, tags, anchors, comments after a value, or other forms of numbers
  // and quotes.
  if (/^[[\]{}|>!&*%@`"'#?,]|^[-+]?\.?\d|^-( |$)|: |:$| #|^[-+]?\.(inf|nan)/i.test(text))
    throw notModelledYaml(operationId);
  return text;
}

function toFields({ name = null, description = null, ...metadata }: Record<string, unknown>, lines: string[]): Fields {
  const at = (key: string, message: string) =>
    detail(lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1, 1, message);
  const refuse = (key: string, message: string) =>
    new FakeError('invalid_skill_content', { details: [at(key, message)] });
  if (name === null || (typeof name === 'string' && name.trim() === ''))
    throw new FakeError('skill_name_missing', { details: [at('name', reasons.skillMd.noName)] });
  if (typeof name !== 'string') throw refuse('name', fillIn(reasons.skillMd.notText, { field: 'name' }));
  assertLength(refuse, 'name', name, fakeLimits.skillNameCharacters);
  if (description !== null && typeof description !== 'string')
    throw refuse('description', fillIn(reasons.skillMd.notText, { field: 'description' }));
  assertLength(refuse, 'description', description ?? '', fakeLimits.skillDescriptionCharacters);
  const max = fakeLimits.skillMetadataFields;
  const [excess] = Object.keys(metadata).slice(max);
  if (excess !== undefined)
    throw refuse(excess, fillIn(reasons.skillMd.tooManyFields, { max: max.toLocaleString('en-US') }));
  return { name: name.trim(), description, metadata };
}

function assertLength(refuse: (key: string, message: string) => FakeError, key: string, text: string, max: number) {
  if ([...text].length > max)
    throw refuse(key, fillIn(reasons.skillMd.tooLong, { field: key, max: max.toLocaleString('en-US') }));
}
