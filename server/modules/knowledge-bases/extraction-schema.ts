// Validates extraction schemas from callers, and validates data against these schemas.
import { runInNewContext } from 'node:vm';
import { Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { isObject } from '../../platform/records/json.js';
import { limits } from '../../generated/limits.js';
import { reasons } from '../../generated/reasons.js';
import { fillIn } from '../../platform/text-placeholders.js';

type Schema = Record<string, unknown>;

const rules = new Ajv2020({ strict: false });

/**
 * Returns why the schema is rejected, or null. Does not compile the schema, because that could block all other requests
 * for `timeLimitMs`.
 */
export function problemOf({ $schema: _dialect, ...schema }: Schema): string | null {
  const { type = 'object' } = schema;
  if (type !== 'object' || rules.validateSchema(schema) !== true) return reasons.request.notObjectSchema;
  if (exceedsLimits(schema)) return fillIn(reasons.request.tooManyParts, { max: maxParts.toLocaleString('en-US') });
  if (!hasDistinctParts(schema)) return reasons.request.ambiguousParts;
  return hasOnlyOwnReferences(schema) ? null : reasons.request.foreignReference;
}

/** Maximum objects and lists. The count includes what references expand to, because that can grow exponentially. */
const maxParts = limits['KnowledgeBaseCreate.extractionSchema'].maxSchemaParts;

/** Maximum depth after references are resolved. A deeper schema could overflow the stack here and in Ajv. */
const maxDepth = 500;

interface Size {
  readonly parts: number;
  /** Levels below the part itself. */
  readonly levels: number;
}

const overLimit: Size = { parts: maxParts + 1, levels: 0 };

const exceedsLimits = (schema: Schema): boolean => sizeOf(schema).parts > maxParts;

/**
 * Measures a schema after references are resolved. Objects and lists are parts. A recursive reference adds at most one
 * part. If the schema exceeds `maxParts` or `maxDepth`, `parts` is `maxParts + 1`.
 */
function sizeOf(root: Schema): Size {
  const measured = new Map<object, Size>();
  const targetOf = resolverOf(root);
  const measure = (part: unknown, depth = 0): Size => {
    if (part === null || typeof part !== 'object') return { parts: 0, levels: -1 };
    const known = measured.get(part);
    // A part that was measured at one place may be too deep at another.
    if (depth + (known?.levels ?? 0) > maxDepth) return overLimit;
    if (known !== undefined) return known;
    measured.set(part, { parts: 1, levels: 0 });
    // Follow references in data such as `const` too, because another reference can use the data as a schema.
    const { $ref, $dynamicRef, $recursiveRef } = part as Schema;
    const targets = [$ref, $dynamicRef, $recursiveRef].map((reference) =>
      typeof reference === 'string' ? targetOf(reference) : undefined,
    );
    const size = [...Object.values(part), ...targets].reduce<Size>(
      (sum, child) => {
        const { parts, levels } = measure(child, depth + 1);
        return {
          parts: Math.min(sum.parts + parts, overLimit.parts),
          levels: Math.max(sum.levels, levels + 1),
        };
      },
      { parts: 1, levels: 0 },
    );
    measured.set(part, size);
    return size;
  };
  const { $defs: _defs, definitions: _definitions, ...used } = root;
  return measure(used);
}

function resolverOf(root: Schema): (reference: string) => unknown {
  const anchors = new Map<string, Schema>();
  for (const schema of schemasIn(root))
    for (const anchor of [schema['$anchor'], schema['$dynamicAnchor']])
      if (typeof anchor === 'string') anchors.set(`#${anchor}`, schema);
  return (reference) => {
    if (!reference.startsWith('#/')) return anchors.get(reference);
    const keys = reference
      .slice(2)
      .split('/')
      .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    return keys.reduce(
      (node: unknown, key) =>
        node !== null && typeof node === 'object' && Object.hasOwn(node, key) ? (node as Schema)[key] : undefined,
      root,
    );
  };
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** Keywords whose values are data, in which `$ref` is an ordinary key. */
const dataKeywords = new Set(['const', 'enum', 'default', 'examples']);
/** Keywords whose value maps names to schemas. */
const namedKeywords = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  // `dependencies` is not in the dialect 2020-12, but Ajv still compiles it.
  'dependencies',
]);

function schemasIn(value: unknown): Schema[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([keyword, child]) => {
    if (dataKeywords.has(keyword)) return [];
    return namedKeywords.has(keyword) && isObject(child) ? Object.values(child).flatMap(schemasIn) : schemasIn(child);
  });
  return [value, ...inner];
}

/**
 * Returns whether all anchors are distinct, and no part below the root has an `$id`. An `$id` would change the meaning
 * of references.
 */
function hasDistinctParts(root: Schema): boolean {
  const schemas = schemasIn(root);
  const anchors = schemas.flatMap(({ $anchor, $dynamicAnchor }) => [...new Set([$anchor, $dynamicAnchor])]);
  const names = anchors.filter((name) => name !== undefined);
  return new Set(names).size === names.length && schemas.every((schema) => schema === root || !('$id' in schema));
}

function hasOnlyOwnReferences(root: Schema): boolean {
  const targetOf = resolverOf(root);
  const isOwn = (reference: string) => {
    const target = targetOf(reference);
    return reference === '#' || isObject(target) || typeof target === 'boolean';
  };
  return schemasIn(root).every((schema) =>
    [schema['$ref'], schema['$dynamicRef'], schema['$recursiveRef']].every(
      (reference) => reference === undefined || (typeof reference === 'string' && isOwn(reference)),
    ),
  );
}

/**
 * Makes each regular expression of a schema match every text. Callers control both the patterns and the text, so a real
 * match could take exponential time. The model still receives the patterns.
 */
const ignorePatterns = Object.assign(() => ({ test: () => true }), { code: '() => ({ test: () => true })' });

/** Maximum time to compile a schema, or to validate data. Both block all other requests. */
const timeLimitMs = 250;

/**
 * Runs synchronous code and stops it after the time limit. Within a thread, only `node:vm` can do this. The context is
 * not a security boundary.
 */
const withTimeout = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: timeLimitMs }) as Result;

export class UnusableSchemaError extends Error {
  override readonly name = 'UnusableSchemaError';
}

/**
 * Ignores the schemas in `patternProperties`. With `ignorePatterns`, each of them would apply to all properties.
 * `it.props = true` makes all properties count as evaluated, so that `unevaluatedProperties` accepts them.
 */
const patternProperties: CodeKeywordDefinition = {
  keyword: 'patternProperties',
  type: 'object',
  schemaType: 'object',
  before: 'additionalProperties',
  code: ({ it }) => void (it.props = true),
};

// Use a new instance each time, because an instance keeps the schemas that it compiled.
const compile = (schema: Schema) =>
  new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    code: { regExp: ignorePatterns },
  })
    .removeKeyword('patternProperties')
    .addKeyword(patternProperties)
    .compile(schema);

/**
 * Compiles a schema, or throws UnusableSchemaError. The returned function returns null for valid data, otherwise an
 * error message.
 */
export function compileSchema({ $schema: _dialect, ...schema }: Schema): (data: unknown) => string | null {
  if (exceedsLimits(schema))
    throw new UnusableSchemaError('the schema is too large or too deep after its references are resolved');
  let check: ReturnType<typeof compile>;
  try {
    check = withTimeout(() => compile(schema));
  } catch (error) {
    throw new UnusableSchemaError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return (data) => {
    try {
      if (withTimeout(() => check(data))) return null;
    } catch (error) {
      return `the data could not be validated: ${error instanceof Error ? error.message : String(error)}`;
    }
    const [first] = check.errors ?? [];
    return `${first?.instancePath || 'the data'} ${first?.message ?? 'differs'}`;
  };
}
