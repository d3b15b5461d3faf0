// Parses SKILL.md: frontmatter between two lines `---`, then the instructions.
import matter from 'gray-matter';
import { FrontmatterError, readFrontmatter, tooManyBytes, type Frontmatter } from './frontmatter.js';
import { limits } from '../../generated/limits.js';
import { reasons } from '../../generated/reasons.js';
import { fillIn } from '../../platform/text-placeholders.js';

export const skillMdName = 'SKILL.md';

export interface SkillMd {
  readonly name: string;
  readonly description: string | null;
  /** All other fields of the frontmatter. */
  readonly metadata: Record<string, unknown>;
}

/** `line` and `column` count from 1, in the given text. */
export class SkillMdError extends Error {
  override readonly name = 'SkillMdError';
  constructor(
    readonly kind: 'invalid' | 'name-missing',
    message: string,
    readonly line: number,
    readonly column: number,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

const maxNameCharacters = limits.SkillName.maxLength;
const maxDescriptionCharacters = limits['Skill.description'].maxLength;
const maxMetadataFields = limits.SkillMetadata.maxProperties;
/**
 * Maximum consecutive white-space characters. gray-matter searches for comments in quadratic time: 10 s for 100 KB of
 * empty lines (measured).
 */
const { maxWhiteSpace } = limits.SkillMdContent;

const openingLine = /^\uFEFF?---[^\S\r\n]*\r?\n/;
const closingLine = /^\n---[^\S\r\n]*(\r?\n|$)/;

/** Throws only SkillMdError. */
export function parseSkillMd(text: string): SkillMd {
  assertSafeToParse(text);
  try {
    return toSkillMd(readWithGrayMatter(text));
  } catch (error) {
    // The block starts after the opening `---`, so its line 0 is line 1 of the text.
    if (error instanceof FrontmatterError)
      throw new SkillMdError('invalid', error.message, error.line + 1, error.column + 1, { cause: error });
    throw error;
  }
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * gray-matter is too lenient. It accepts a language after the opening `---`, and its JavaScript engine executes code.
 * It ends the block at any line that starts with `---`, and accepts a block without an end.
 */
function assertSafeToParse(text: string): void {
  const [opening] = openingLine.exec(text) ?? [];
  if (opening === undefined) throw new SkillMdError('invalid', reasons.skillMd.opening, 1, 1);
  const blockStart = opening.trimEnd().length;
  const blockEnd = text.indexOf('\n---', blockStart);
  if (blockEnd === -1) throw new SkillMdError('invalid', reasons.skillMd.noEnd, lineOf(text, text.length), 1);
  if (!closingLine.test(text.slice(blockEnd)))
    throw new SkillMdError('invalid', reasons.skillMd.end, lineOf(text, blockEnd) + 1, 1);
  for (const { 0: space, index } of text.slice(blockStart, blockEnd).matchAll(/\s+/g)) {
    if (space.length > maxWhiteSpace)
      throw new SkillMdError(
        'invalid',
        fillIn(reasons.skillMd.whiteSpace, { max: maxWhiteSpace }),
        lineOf(text, blockStart + index),
        1,
      );
  }
}

function readWithGrayMatter(text: string): Frontmatter {
  let frontmatter: Frontmatter | null = null;
  const refuse = () => {
    throw new FrontmatterError(reasons.skillMd.notYaml, 0, 3);
  };
  // Return no fields to gray-matter, because it would interpret the field `excerpt_separator`.
  const yaml = (block: string) => {
    frontmatter = readFrontmatter(block);
    return {};
  };
  matter(text, { language: 'yaml', engines: { yaml, json: refuse, javascript: refuse, coffee: refuse } });
  // gray-matter does not call the engine for a block that is empty or contains only comments.
  return frontmatter ?? { fields: {}, errorAt: (_field, message) => new FrontmatterError(message, 0, 0) };
}

const characters = (text: string): number => [...text].length;
const tooLong = (field: string, max: number): string =>
  fillIn(reasons.skillMd.tooLong, { field, max: max.toLocaleString('en-US') });

function toSkillMd({ fields, errorAt }: Frontmatter): SkillMd {
  const { name = null, description = null, ...metadata } = fields;
  if (name === null || (typeof name === 'string' && name.trim() === '')) {
    const { line, column } = errorAt('name', '');
    throw new SkillMdError('name-missing', reasons.skillMd.noName, line + 1, column + 1);
  }
  if (typeof name !== 'string') throw errorAt('name', fillIn(reasons.skillMd.notText, { field: 'name' }));
  if (characters(name) > maxNameCharacters) throw errorAt('name', tooLong('name', maxNameCharacters));
  if (description !== null && typeof description !== 'string')
    throw errorAt('description', fillIn(reasons.skillMd.notText, { field: 'description' }));
  if (description !== null && characters(description) > maxDescriptionCharacters) {
    throw errorAt('description', tooLong('description', maxDescriptionCharacters));
  }
  const [excess] = Object.keys(metadata).slice(maxMetadataFields);
  if (excess !== undefined)
    throw errorAt(excess, fillIn(reasons.skillMd.tooManyFields, { max: maxMetadataFields.toLocaleString('en-US') }));
  if (Buffer.byteLength(JSON.stringify(metadata)) > limits.SkillMetadata.maxBytes)
    throw errorAt(Object.keys(metadata).at(-1) ?? '', tooManyBytes);
  return { name: name.trim(), description, metadata };
}
