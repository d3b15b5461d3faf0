// What the in-memory fake of the SDK's testing entry knows of each operation, by general rules over the contract's own words: the verb and noun of
// the operationId, the record in the reply, the parameters that carry the name of one of its fields, and the examples.
import { resolve, type Contract, type Json } from './contract.js';
import { readLists, type List } from './sdk-lists.js';
import { printLiteral, printWhole } from './sdk-literal.js';
import { readSdkOperations, type SdkOperation } from './sdk-model.js';

const lineWidth = 140;

const verbs: Record<string, string> = {
  ...{ list: 'list', get: 'get', create: 'create', add: 'create', save: 'save' },
  ...{ update: 'update', rename: 'update', toggle: 'update', delete: 'delete' },
};

/** The generated table, with the records that the fake begins with. */
export function generateFakeContract(contract: Contract): string {
  const operations = readSdkOperations(contract);
  const lists = readLists(contract, operations);
  const listsByResource = new Map(lists.map((list) => [singular(list.sdk.operation.id.slice('list'.length)), list]));
  const table = operations.map((sdk) => describe(contract.document, sdk, lists, listsByResource));
  const seeds = Object.fromEntries([...listsByResource].map(([noun, list]) => [noun, seed(contract.document, list)]));
  const constants = nameConstants(seeds, table);
  const names = new Map([...constants].map(([name, value]) => [JSON.stringify(value), name]));
  return [
    "import type { FakeOperation, FakeRecord, StoredRecord } from '../testing/contract.js';\n",
    ...[...constants].map(
      ([name, value]) =>
        `const ${name}: ${Array.isArray(value) ? 'readonly string[]' : 'FakeRecord'} = ${printWhole(value, lineWidth, names)};\n`,
    ),
    `/** What the fake knows of each operation. */\nexport const fakeOperations: readonly FakeOperation[] = ${printLiteral(table, lineWidth, names)};\n`,
    `/** The records of the contract's examples, by noun. */\nexport const fakeSeed: Readonly<Record<string, readonly StoredRecord[]>> = ${printLiteral(seeds, lineWidth, names)};\n`,
  ].join('\n');
}

// What occurs again and again: the records that the fake begins with, in the examples of replies, and the fields of each noun.
function nameConstants(seeds: Record<string, Json[]>, table: Json[]): Map<string, Json> {
  const lowerFirst = (noun: string) => `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
  const constants = new Map<string, Json>();
  for (const [noun, list] of Object.entries(seeds)) {
    list.forEach(({ record }, index) =>
      constants.set(`${lowerFirst(noun)}${typeof record.id === 'number' ? record.id : index + 1}`, record),
    );
  }
  const byText = new Map<string, string>();
  for (const { noun, replies } of table) {
    for (const { fields } of replies.filter((reply: Json) => reply.fields)) {
      const text = JSON.stringify(fields);
      if (byText.has(text)) continue;
      const count = [...byText.values()].filter((other) => other === noun).length;
      byText.set(text, noun);
      constants.set(`${lowerFirst(noun)}Fields${count > 0 ? count + 1 : ''}`, fields);
    }
  }
  return constants;
}

function describe(document: Json, sdk: SdkOperation, lists: List[], listsByResource: Map<string, List>): Json {
  const { operation } = sdk;
  const refusal = (status: number) => {
    const [error] = operation.responses.find((response) => response.status === status)?.errors ?? [];
    return error && { code: error.code, error: error.text };
  };
  const { deprecated } = operation;
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    takesKey: operation.takesIdempotencyKey || undefined,
    ...state(document, sdk, lists, listsByResource),
    query: Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, resolve(document, schema).type]),
    ),
    body: bodyRules(document, sdk),
    notFound: refusal(404),
    badRequest: refusal(400),
    deprecated: deprecated
      ? {
          since: `@${Date.parse(deprecated.since) / 1000}`,
          sunset: new Date(deprecated.sunset).toUTCString(),
          link: `<${deprecated.successor}>; rel="successor-version"`,
        }
      : undefined,
  };
}

// What the operation does to which records. Where the contract does not show it in the reply, it only answers with its example.
function state(document: Json, sdk: SdkOperation, lists: List[], listsByResource: Map<string, List>): Json {
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/.exec(sdk.operation.id) ?? [];
  const reply = sdk.operation.responses.find(({ status }) => status < 300)?.schema?.$ref;
  // `runScheduledTask` answers with a task execution: it makes one.
  const made =
    verb === 'run'
      ? [...listsByResource].find(
          ([, list]) => reply === `#/components/schemas/${list.itemType.replace('schemas.', '')}`,
        )?.[0]
      : undefined;
  const noun = made ?? (listsByResource.has(rest) ? rest : singular(rest));
  const known = listsByResource.get(noun);
  const kind = made ? 'create' : verbs[verb];
  if (!known || !kind) return { replies: replies(document, sdk, null) };
  const record = itemSchema(document, known);
  const found = replies(document, sdk, record);
  if (kind !== 'delete' && !found.some(({ at }) => at !== undefined)) return { replies: found };
  const identity = kind === 'create' ? {} : identify(document, sdk, noun, record, kind === 'list');
  const next = lists.find((list) => list.sdk === sdk)?.next;
  return {
    kind,
    noun,
    ...identity,
    ...(next ? { next } : {}),
    ...filters(document, sdk, record, identity.key, kind),
    replies: found,
  };
}

const singular = (noun: string) => noun.replace(/s$/, '');

function itemSchema(document: Json, list: List): Json {
  return resolve(document, document.components.schemas[list.itemType.replace('schemas.', '')]);
}

// Which key of the input names the record, and which field of the record it is compared with. A list has such a key only where it is optional.
function identify(
  document: Json,
  sdk: SdkOperation,
  noun: string,
  record: Json,
  isList: boolean,
): { key?: string; field?: string } {
  const words = noun.match(/[A-Z][a-z]*/g) ?? [];
  const own = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`;
  const wanted = ['id', own, `${words.at(-1)?.toLowerCase()}Id`, 'threadId'];
  const query = sdk.query
    .filter(({ required }) => !isList || !required)
    .map(({ name, schema }) => [name, schema] as const);
  const body = Object.entries<Json>(bodySchema(document, sdk)?.properties ?? {}).filter(
    ([, schema]) => !resolve(document, schema).readOnly,
  );
  for (const keys of [query, body]) {
    for (const name of wanted) {
      const found = keys.find(([key]) => key === name);
      if (!found) continue;
      const field = resolve(document, record.properties[name]);
      return { key: name, field: field && resolve(document, found[1]).type === field.type ? name : 'id' };
    }
  }
  return {};
}

// Keys that are named as a field of the record, by its initials or its end: `kbId` → `knowledgeBaseId`, `taskId` →
// `scheduledTaskId`. A required one without such a field is kept beside the record: `skillId` of a file.
function filters(document: Json, sdk: SdkOperation, record: Json, key: string | undefined, kind: string): Json {
  const fields = Object.keys(record.properties);
  const initials = (field: string) =>
    `${field.charAt(0)}${(field.slice(0, -2).match(/[A-Z]/g) ?? []).join('').toLowerCase()}Id`;
  const required: string[] = [
    ...sdk.query.filter((parameter) => parameter.required).map(({ name }) => name),
    ...(bodySchema(document, sdk)?.required ?? []),
  ];
  const optional = kind === 'list' ? sdk.query.map(({ name }) => name) : [];
  const names = [...new Set([...required.filter((name) => name.endsWith('Id')), ...optional])].filter(
    (name) => name !== key,
  );
  const pairs = names.flatMap((name) => {
    const isLike = (field: string) =>
      field.endsWith('Id') && (initials(field) === name || field.toLowerCase().endsWith(name.toLowerCase()));
    const field = fields.find((other) => other === name) ?? fields.find(isLike);
    return field ? [[name, field]] : required.includes(name) ? [[name, '']] : [];
  });
  return pairs.length > 0 ? { filters: Object.fromEntries(pairs) } : {};
}

function bodySchema(document: Json, sdk: SdkOperation): Json {
  const schema = resolve(document, sdk.operation.body?.schema);
  return schema?.oneOf ? undefined : schema;
}

// Enough to refuse what a careless caller sends: what is missing, unknown or of another type.
function bodyRules(document: Json, sdk: SdkOperation): Json {
  const schema = bodySchema(document, sdk);
  if (!schema) return undefined;
  const properties = Object.entries<Json>(schema.properties).map(([name, raw]) => {
    const { type, enum: values, default: fallback } = resolve(document, raw);
    return [name, { type: [type].flat().filter(Boolean), enum: values, default: fallback }];
  });
  const required = (schema.required ?? []).filter((name: string) => !sdk.sharedKeys.includes(name));
  return { required, properties: Object.fromEntries(properties) };
}

// Each success: its status, its example, and where in it the record or the records stand.
function replies(document: Json, sdk: SdkOperation, record: Json): Json[] {
  const { path, method, responses } = sdk.operation;
  return responses
    .filter(({ status }) => status < 300)
    .flatMap(({ status, mediaTypes }) => {
      const raw = resolve(document, document.paths[path][method].responses[status]);
      const [mediaType] = mediaTypes;
      if (!mediaType) return [{ status }];
      const { examples, schema } = raw.content[mediaType];
      const branches: Json[] = resolve(document, schema).oneOf ?? [schema];
      const values = Object.values<Json>(examples ?? {}).map((example) => resolve(document, example).value);
      return branches.map((branch) => {
        const shape = resolve(document, branch);
        const keys = Object.keys(shape.properties ?? {});
        const example = values.find(
          (value) =>
            Array.isArray(value) === (shape.type === 'array') &&
            keys.every((key) => !shape.required?.includes(key) || key in Object(value)),
        );
        return { status, mediaType, example, ...(record ? place(document, shape, record) : {}) };
      });
    });
}

function place(document: Json, shape: Json, record: Json): Json {
  if (shape.type === 'array') return { at: '[]', fields: fieldsOf(document, shape.items) };
  if (looksLike(document, shape, record)) return { at: '', fields: Object.keys(shape.properties) };
  for (const [key, raw] of Object.entries<Json>(shape.properties ?? {})) {
    const property = resolve(document, raw);
    if (property.type === 'array' && looksLike(document, property.items, record))
      return { at: `${key}[]`, fields: fieldsOf(document, property.items) };
    if (looksLike(document, property, record)) return { at: key, fields: Object.keys(property.properties) };
  }
  return {};
}

const fieldsOf = (document: Json, schema: Json) => Object.keys(resolve(document, schema).properties ?? {});

// The replies of one noun differ in a few fields; what shares its id and at least two more is the record.
function looksLike(document: Json, raw: Json, record: Json): boolean {
  const fields = fieldsOf(document, raw);
  return (
    fields.includes('id') &&
    fields.filter((name) => name in record.properties).length >= Math.min(2, Object.keys(record.properties).length)
  );
}

// Records of the list's examples, with the parameters that led to them.
function seed(document: Json, list: List): Json[] {
  const { path, method } = list.sdk.operation;
  const { examples } = resolve(document, document.paths[path][method].responses['200']).content['application/json'];
  const values = Object.values<Json>(examples).map((example) => resolve(document, example).value);
  const arrays = values.map((value) => (list.items === null ? value : value[list.items])).filter(Array.isArray);
  const records = arrays.flat().filter((record) => record && typeof record === 'object');
  const parents = Object.fromEntries(
    list.sdk.query.filter(({ required }) => required).map((parameter) => [parameter.name, (parameter as Json).example]),
  );
  return records
    .filter((record, index) => records.findIndex(({ id }) => id === record.id) === index)
    .map((record) => ({ record, parents }));
}
