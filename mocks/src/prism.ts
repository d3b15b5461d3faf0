// Uses Prism as a library to validate requests, and to reply with examples or generated data.
import { randomUUID } from 'node:crypto';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createInstance, resetJSONSchemaGenerator } from '@stoplight/prism-http';
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import type { Json } from '../../codegen/contract/document.js';
import type { Contract, Operation } from './contract.js';
import { viewOf, type ViewOptions } from './view.js';

export interface PrismRequest {
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
}

/** What does not match the contract, in Prism's words. */
export interface Violation {
  /** Part of the request or reply, followed by the path of the field in that part. */
  path: readonly string[];
  keyword: string;
  message: string;
}

export interface Preference {
  code?: number | undefined;
  exampleKey?: string | undefined;
  seed?: string | undefined;
}

export interface PrismReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

type Resource = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Maximum attempts to generate data that matches the schemas. */
const maxAttempts = 20;

// Prism logs several lines for each request. The mock writes its own line.
const silent: Json = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);
silent.child = () => silent;

const isSuccess = (status: number) => status < 300;

function violationsOf(result: Json): Violation[] {
  if (result._tag === 'Right') return [];
  return result.left.map(({ path = [], code, message }: Json) => ({
    path: path.map(String),
    keyword: String(code),
    message,
  }));
}

/**
 * Returns the index of the first schema that fits the body, or null. A schema fits if the body has its constants and
 * its first required property. Without this choice, Prism would report the problems of all schemas.
 */
function variantOf({ bodyVariants }: Operation, body: unknown): number | null {
  if (bodyVariants.length < 2 || typeof body !== 'object' || body === null) return null;
  const given = body as Json;
  const index = bodyVariants.findIndex(({ required: [first] = [], properties = {} }: Json) => {
    const fields = Object.entries<Json>(properties);
    return first in given && fields.every(([name, { const: value }]) => value === undefined || given[name] === value);
  });
  return index === -1 ? null : index;
}

async function run(
  prism: ReturnType<typeof createInstance>,
  resource: Resource,
  request: PrismRequest,
  mock: Json,
): Promise<PrismReply> {
  const { method, path } = resource;
  const input: Json = { method, url: { path, query: request.query }, headers: request.headers, body: request.body };
  const config: Json = { isProxy: false, errors: false, mock };
  const result: Json = await prism.request(input, [resource], config)();
  if (result._tag === 'Left') throw result.left;
  const { statusCode, headers = {}, body } = result.right.output;
  const texts = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return {
    status: statusCode,
    headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    body,
  };
}

const bodyProblems = (resource: Resource, { status, headers, body }: PrismReply) =>
  violationsOf(validateOutput({ resource, element: { statusCode: status, headers, body } })).filter(
    ({ path: [part] }) => part !== 'header',
  );

type Prepare = (operation: Operation, options: ViewOptions) => Promise<Resource>;

/** Returns the name of the first example of status `code` that matches `oneOf[shape]`. */
async function exampleOf(
  prepare: Prepare,
  operation: Operation,
  shape: 0 | 1,
  code: number,
): Promise<string | undefined> {
  const [all, narrowed] = await Promise.all([
    prepare(operation, { shape: null, isForGeneration: false }),
    prepare(operation, { shape, isForGeneration: false }),
  ]);
  const examples: Json[] =
    all.responses.find((response) => response.code === String(code))?.contents?.[0]?.examples ?? [];
  const headers = { 'content-type': 'application/json' };
  return examples.find(({ value }) => bodyProblems(narrowed, { status: code, headers, body: value }).length === 0)?.key;
}

/** Returns a function that prepares each view of an operation once. */
function createPreparation(contract: Contract): Prepare {
  const prepared = new Map<string, Promise<Resource>>();
  return (operation, options) => {
    const { shape, isForGeneration, bodyVariant = null } = options;
    const key = `${operation.id} ${shape} ${isForGeneration} ${bodyVariant}`;
    const found =
      prepared.get(key) ??
      getHttpOperationsFromSpec(viewOf(contract, operation, options)).then(([resource]) => resource as Resource);
    prepared.set(key, found);
    return found;
  };
}

export function createPrism(contract: Contract) {
  const prepare = createPreparation(contract);
  const prism = createInstance({} as Json, { logger: silent });

  return {
    async check(operation: Operation, request: PrismRequest): Promise<Violation[]> {
      const bodyVariant = variantOf(operation, request.body);
      const resource = await prepare(operation, { shape: null, isForGeneration: false, bodyVariant });
      const element: Json = {
        method: resource.method,
        url: { path: resource.path, query: request.query },
        headers: request.headers,
        body: request.body,
      };
      return violationsOf(validateInput({ resource, element }));
    },

    /** Returns the example that the caller prefers, or the first example of the shape. */
    async example(
      operation: Operation,
      request: PrismRequest,
      shape: 0 | 1 | null,
      preference: Preference,
    ): Promise<PrismReply> {
      const resource = await prepare(operation, { shape: null, isForGeneration: false });
      const { code, exampleKey } = preference;
      const isDefault = exampleKey === undefined && (code === undefined || isSuccess(code));
      const chosen = isDefault && shape !== null ? await exampleOf(prepare, operation, shape, code ?? 200) : exampleKey;
      return run(prism, resource, request, { dynamic: false, code, exampleKey: chosen });
    },

    /** Returns generated data that matches the schemas, and its seed. Returns null if no attempt matched. */
    async generate(
      operation: Operation,
      request: PrismRequest,
      shape: 0 | 1 | null,
      { code, seed = randomUUID() }: Preference,
    ): Promise<{ reply: PrismReply; seed: string } | null> {
      const [source, strict] = await Promise.all([
        prepare(operation, { shape, isForGeneration: true }),
        prepare(operation, { shape, isForGeneration: false }),
      ]);
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        resetJSONSchemaGenerator();
        const reply = await run(prism, source, request, {
          dynamic: true,
          code,
          seed: attempt === 0 ? seed : `${seed} ${attempt}`,
        });
        if (bodyProblems(strict, reply).length === 0) return { reply, seed };
      }
      return null;
    },
  };
}

export type Prism = ReturnType<typeof createPrism>;
