// Copied from codegen/copied/problem-messages.ts by `npm run generate`. Do not edit: the next run overwrites it.

// The sentences about values that do not match the contract, one per JSON Schema keyword. A validator's own texts
// change between versions. The server and the SDK's fake have copies, because neither may import code from outside its
// folder.

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

const formats: Record<string, string> = {
  'date-time': 'an ISO 8601 date and time with a time zone',
  email: 'an email address',
  int32: 'an integer of 32 bits',
  int64: 'an integer of 64 bits',
  uri: 'an absolute URL',
  uuid: 'a UUID',
};

// Patterns without an `x-pattern-message`.
const patterns: Record<string, string> = {
  '^[^\\u0000]*$': 'must not contain NUL',
  '^(?=[^\\u0000]*\\S)[^\\u0000]*$': 'must not be blank or contain NUL',
};

const grouped = (value: unknown): string => Number(value).toLocaleString('en-US');
const counted = (count: unknown, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The sentence of each keyword that the contract uses. `value` is the keyword's value in the schema. */
export const messages: Record<string, (value: unknown) => string> = {
  additionalProperties: () => 'is not a known field',
  const: (value) => `must be ${shown(value)}`,
  enum: (values) => `must be one of: ${(values as unknown[]).map(shown).join(', ')}`,
  format: (format) => `must be ${formats[format as string] ?? `a valid ${String(format)}`}`,
  maxItems: (count) => `must have at most ${counted(count, 'item')}`,
  maxLength: (count) => `must be at most ${counted(count, 'character')}`,
  maxProperties: (count) => `must have at most ${counted(count, 'field')}`,
  maximum: (limit) => `must be at most ${grouped(limit)}`,
  minItems: (count) => `must have at least ${counted(count, 'item')}`,
  minLength: (count) => `must be at least ${counted(count, 'character')}`,
  minimum: (limit) => `must be at least ${grouped(limit)}`,
  oneOf: () => 'must have one of the allowed forms',
  pattern: (pattern) => patterns[pattern as string] ?? 'does not have the required form',
  propertyNames: () => 'has a name that is not allowed',
  required: () => 'is required',
  type: (types) =>
    `must be ${[types]
      .flat()
      .map((type) => typeNames[type as string] ?? String(type))
      .join(' or ')}`,
};

/** Returns the sentence for an object that must have one of the named fields, but has none of them. */
export const hasNoneOf = (names: readonly string[]): string =>
  `must have ${names.map((name) => `\`${name}\``).join(' or ')}`;

/** Returns the sentence for a violated keyword. `ofPattern`: the schema's `x-pattern-message`, if it has one. */
export const messageFor = (keyword: string, value: unknown, ofPattern?: string): string =>
  (keyword === 'pattern' ? ofPattern : undefined) ?? messages[keyword]?.(value) ?? 'is not valid';
