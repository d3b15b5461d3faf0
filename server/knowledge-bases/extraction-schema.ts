// Schemas of the data that is read out of files: whether one is a JSON Schema of an object, and whether data fits one. They come from callers.
import { Ajv2020 } from 'ajv/dist/2020.js';

type Schema = Record<string, unknown>;

const rules = new Ajv2020({ strict: false });

/** Only compares with the rules of JSON Schema, which costs little whatever the schema: it is not compiled here. */
export function isExtractionSchema({ $schema: _dialect, ...schema }: Schema): boolean {
  const { type = 'object' } = schema;
  return type === 'object' && rules.validateSchema(schema) === true;
}

/**
 * A pattern of a caller can take for ever on a text of the same caller, and nothing can stop it: patterns are left to the model, which was
 * shown them.
 */
const ignorePatterns = Object.assign(() => ({ test: () => true }), { code: '() => ({ test: () => true })' });

/** Null when the data fits; else what is wrong with it, or with the schema, in short. */
export function differenceFrom({ $schema: _dialect, ...schema }: Schema, data: unknown): string | null {
  try {
    // One of its own each time, because it keeps every schema it has seen.
    const check = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, code: { regExp: ignorePatterns } }).compile(schema);
    if (check(data)) return null;
    const [first] = check.errors ?? [];
    return `${first?.instancePath || 'the data'} ${first?.message ?? 'differs'}`;
  } catch (error) {
    return `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}
