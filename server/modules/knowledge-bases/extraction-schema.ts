// Schemas of the data that is read out of files: whether one is a JSON Schema of an object, and whether data fits one. They come from callers.
import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { limits } from '../../generated/limits.js';

type Schema = Record<string, unknown>;

const rules = new Ajv2020({ strict: false });

/** Only compares with the rules of JSON Schema, which costs little whatever the schema: it is not compiled here. */
export function isExtractionSchema({ $schema: _dialect, ...schema }: Schema): boolean {
  const { type = 'object' } = schema;
  return type === 'object' && rules.validateSchema(schema) === true && countNodes(schema) <= maxNodes;
}

/** With each reference replaced by what it refers to: a few dozen references to two references each would be more than anything can compare. */
const maxNodes = limits['KnowledgeBaseCreate.extractionSchema'].maxSchemaParts;

/** A chain of references that is longer overflows the stack of whatever follows it, the compiler of the schema included. */
const MAX_DEPTH = 500;

/** How many objects and lists a schema becomes when its references are spelled out; one that refers to itself counts once. Infinity beyond what is counted. */
function countNodes(root: Schema): number {
  const counted = new Map<object, number>();
  const count = (node: unknown, depth = 0): number => {
    if (node === null || typeof node !== 'object') return 0;
    if (depth > MAX_DEPTH) return maxNodes + 1;
    const known = counted.get(node);
    if (known !== undefined) return known;
    counted.set(node, 1);
    const { $ref, ...inner } = node as Schema;
    const target = typeof $ref === 'string' ? targetOf(root, $ref) : undefined;
    const parts = Object.values(inner).reduce(
      (sum: number, child) => sum + count(child, depth + 1),
      1 + count(target, depth + 1),
    );
    counted.set(node, Math.min(parts, maxNodes + 1));
    return counted.get(node) ?? parts;
  };
  const { $defs: _defs, definitions: _definitions, ...used } = root;
  return count(used);
}

function targetOf(root: Schema, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce(
    (node: unknown, key) =>
      node !== null && typeof node === 'object' && Object.hasOwn(node, key) ? (node as Schema)[key] : undefined,
    root,
  );
}

/**
 * A pattern of a caller can take for ever on a text of the same caller, and nothing can stop it: patterns are left to the model, which was
 * shown them.
 */
const ignorePatterns = Object.assign(() => ({ test: () => true }), { code: '() => ({ test: () => true })' });

/** What is left to take long, such as a schema that refers to itself several times: everybody else in the process waits meanwhile. */
const comparisonTimeoutMs = 250;

/** Ends code that never pauses, which nothing else in a process can. The context is no fence: what is run is our own. */
const withTimeout = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: comparisonTimeoutMs }) as Result;

function compare(schema: Schema, data: unknown): string | null {
  // One of its own each time, because it keeps every schema it has seen.
  const check = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    code: { regExp: ignorePatterns },
  }).compile(schema);
  if (check(data)) return null;
  const [first] = check.errors ?? [];
  return `${first?.instancePath || 'the data'} ${first?.message ?? 'differs'}`;
}

/** Null when the data fits; else what is wrong with it, or with the schema, in short. */
export function differenceFrom({ $schema: _dialect, ...schema }: Schema, data: unknown): string | null {
  if (countNodes(schema) > maxNodes) return 'the schema cannot be used: it refers to itself or others too often';
  try {
    return withTimeout(() => compare(schema, data));
  } catch (error) {
    return `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}
