// Parses the YAML of a frontmatter block into JSON values. The limits protect the process from hostile YAML, such as
// nested aliases.
import { constructFromEvents, CORE_SCHEMA, EVENT_ID, getScalarValue, parseEvents, YAMLException } from 'js-yaml';
import { limits } from '../../generated/limits.js';
import { reasons } from '../../generated/reasons.js';
import { fillIn } from '../../platform/text-placeholders.js';

/** `line` and `column` are positions in the block, counted from 0. */
export class FrontmatterError extends Error {
  override readonly name = 'FrontmatterError';
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

export interface Frontmatter {
  readonly fields: Record<string, unknown>;
  /** Returns an error at a field of the block, or at the start of the block if the field does not exist. */
  errorAt(field: string, message: string): FrontmatterError;
}

const { maxBytes, maxDepth, maxValues } = limits.SkillMetadata;
/**
 * Maximum YAML nodes, checked before the slow construction of values. A value with a key is two nodes. The limit has
 * 1,000 more nodes for the name and the description, which do not count towards `maxValues`.
 */
const maxNodes = 2 * maxValues + 1_000;
const tooManyValues = fillIn(reasons.skillMd.tooManyValues, { max: maxValues.toLocaleString('en-US') });
/** Fields outside the metadata. Each has its own budget of values and bytes. */
const separatelyBudgetedFields = new Set(['name', 'description']);
export const tooManyBytes = fillIn(reasons.skillMd.tooManyBytes, { max: maxBytes.toLocaleString('en-US') });
const tooDeep = fillIn(reasons.skillMd.tooDeep, { levels: maxDepth });

const unstorable = /[\0\p{Surrogate}]/u;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Throws only FrontmatterError. */
export function readFrontmatter(block: string): Frontmatter {
  const { fields, events } = parse(block);
  const errorAt = (field: string, message: string) =>
    new FrontmatterError(message, ...positionOf({ block, events }, field));
  // Copy each value, because aliases share objects, and a change of one would appear in several places.
  const copy: Record<string, unknown> = {};
  const newBudget = () => ({ values: maxValues, bytes: maxBytes });
  const budget = newBudget();
  for (const [field, value] of Object.entries(fields)) {
    // The frontmatter itself is level 1.
    const problem =
      problemOfKey(field, value) ?? problemOf(value, 2, separatelyBudgetedFields.has(field) ? newBudget() : budget);
    if (problem !== null) throw errorAt(field, problem);
    copy[field] = JSON.parse(JSON.stringify(value));
  }
  return { fields: copy, errorAt };
}

/**
 * Replacements for the most frequent messages of the parser. The parser's messages name its internals and change
 * between versions.
 */
const sentences: [reason: RegExp, sentence: string][] = [
  [/within a flow collection/, reasons.skillMd.openCollection],
  [/within a (double|single) quoted scalar/, reasons.skillMd.openQuotes],
  [/missed comma/, reasons.skillMd.noComma],
  [/found ','/, reasons.skillMd.noValue],
  [/tab characters/, reasons.skillMd.tabs],
  [/indentation/, reasons.skillMd.indentation],
  [/expected ':' after|can not read a block mapping entry|implicit key/, reasons.skillMd.form],
  [/duplicated mapping key/, reasons.skillMd.duplicate],
  [/complex keys/, reasons.skillMd.complexKey],
  [/unknown .*tag|tag handle|tag name/, reasons.skillMd.tag],
  [/unidentified alias/, reasons.skillMd.alias],
  [/unknown escape|hexadecimal/, reasons.skillMd.escape],
  [/non-printable|valid JSON character/, reasons.skillMd.controlCharacter],
  [/maxDepth/, tooDeep],
];

const sentenceFor = (reason: string): string =>
  sentences.find(([pattern]) => pattern.test(reason))?.[1] ?? reasons.skillMd.invalid;

type Events = ReturnType<typeof parseEvents>;

function parse(block: string): { fields: object; events: Events } {
  let events: Events;
  let documents: unknown[];
  try {
    events = parseEvents(block, { maxDepth });
    assertFewNodes(block, events);
    // The core schema has only JSON types: no dates, binary data or merge keys.
    documents = constructFromEvents(events, { source: block, schema: CORE_SCHEMA });
  } catch (error) {
    if (error instanceof FrontmatterError) throw error;
    const { reason = '', mark } = error instanceof YAMLException ? error : {};
    throw new FrontmatterError(sentenceFor(reason), mark?.line ?? 1, mark?.column ?? 0, { cause: error });
  }
  const [fields, ...others] = documents;
  if (others.length > 0) throw new FrontmatterError(reasons.skillMd.oneDocument, 1, 0);
  if (!isObject(fields) || Array.isArray(fields)) throw new FrontmatterError(reasons.skillMd.mapping, 1, 0);
  return { fields, events };
}

function assertFewNodes(block: string, events: Events): void {
  let nodes = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP || ++nodes <= maxNodes) continue;
    const start = 'start' in event ? event.start : 'valueStart' in event ? event.valueStart : event.anchorStart;
    throw new FrontmatterError(tooManyValues, ...lineAndColumn(block, start));
  }
}

/** Rejects a key that cannot be stored, or that could change a prototype when objects are merged. */
function problemOfKey(key: string, value: unknown): string | null {
  const isForbidden =
    key === '__proto__' || (key === 'constructor' && isObject(value) && Object.hasOwn(value, 'prototype'));
  if (isForbidden) return reasons.skillMd.forbiddenKey;
  return unstorable.test(key) ? reasons.request.unstorableText : null;
}

/**
 * Returns the problem of a value, or null, and subtracts the value from the budget. A value that contains itself
 * exceeds the budget or the depth, so the recursion ends. The brackets of lists and objects do not count as bytes.
 */
function problemOf(value: unknown, depth: number, budget: { values: number; bytes: number }): string | null {
  if (--budget.values < 0) return tooManyValues;
  if (depth > maxDepth) return tooDeep;
  if (!isObject(value)) return problemOfScalar(value) ?? spend(budget, value);
  for (const [key, inner] of Object.entries(value)) {
    const problem =
      problemOfKey(key, inner) ??
      (Array.isArray(value) ? null : spend(budget, key)) ??
      problemOf(inner, depth + 1, budget);
    if (problem !== null) return problem;
  }
  return null;
}

function problemOfScalar(value: unknown): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? reasons.request.unstorableText : null;
  if (typeof value !== 'number') return null;
  const isExact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? null : reasons.skillMd.inexactNumber;
}

function spend(budget: { bytes: number }, scalar: unknown): string | null {
  budget.bytes -= Buffer.byteLength(JSON.stringify(scalar)) + 1;
  return budget.bytes < 0 ? tooManyBytes : null;
}

function positionOf(
  { block, events }: { block: string; events: Events },
  field: string,
): [line: number, column: number] {
  let depth = 0;
  let isKey = true;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) depth--;
    if (depth === 1) {
      if (isKey && event.type === EVENT_ID.SCALAR && getScalarValue(block, event) === field)
        return lineAndColumn(block, event.valueStart);
      // A scalar or alias is complete immediately; a collection is complete when it is closed.
      if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS || event.type === EVENT_ID.POP)
        isKey = !isKey;
    }
    if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING) depth++;
  }
  return [0, 0];
}

function lineAndColumn(text: string, offset: number): [line: number, column: number] {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return [lines.length - 1, (lines.at(-1) ?? '').length];
}
