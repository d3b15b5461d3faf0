// A function for each list of the contract that reads it to its end, whatever way it is paged: `listUsers` → `iterateUsers`.
import { resolve, type Contract, type Json } from './contract.js';
import { comment } from './sdk-docs.js';
import type { SdkOperation } from './sdk-model.js';
import { quote, schemaType } from './sdk-schema-type.js';

/** One list. */
export interface List {
  sdk: SdkOperation;
  name: string;
  /** Type of the input: that of the operation without the key that asks for one record. */
  inputType: string | null;
  inputIsOptional: boolean;
  itemType: string;
  pageType: string;
  /** Name of the array in a page; null when the page is the array. */
  items: string | null;
  /** The parameter that leads to the next page; null when there is one page. */
  next: string | null;
  /** Where there is one page whose size can be chosen: the most that the contract lets a page have. */
  most: number | null;
}

/** Every list of the contract: the operations called `list…`. */
export function readLists(contract: Contract, operations: SdkOperation[]): List[] {
  return operations
    .filter(({ operation }) => operation.id.startsWith('list'))
    .map((sdk) => readList(contract.document, sdk));
}

function readList(document: Json, sdk: SdkOperation): List {
  const { operation, replyChoice } = sdk;
  const reply: Json = resolve(document, operation.responses.find(({ status }) => status === 200)?.schema);
  const branches: Json[] = reply.oneOf ?? [operation.responses.find(({ status }) => status === 200)?.schema];
  // With a choice the first branch is the list; see findReplyChoice.
  const page = branches[0];
  const schema = resolve(document, page);
  const arrays = Object.entries<Json>(schema.properties ?? {}).filter(
    ([, property]) => resolve(document, property).type === 'array',
  );
  const [items, array] = schema.type === 'array' ? [null, schema] : (arrays[0] ?? [null, null]);
  if (!array || arrays.length > 1)
    throw new Error(`openapi.yaml: ${operation.id} answers no list: an array, or an object with one array in it`);
  const names = sdk.query.map(({ name }) => name);
  const decider = replyChoice ? [Object.keys(replyChoice.variants[0]?.exampleKeys ?? {})[0] ?? ''] : [];
  const inputType = sdk.input
    ? decider[0]
      ? `Omit<types.${sdk.typeName}Input, ${quote(decider[0])}>`
      : `types.${sdk.typeName}Input`
    : null;
  const cursor =
    'nextCursor' in (schema.properties ?? {})
      ? (names.find((name) => name === 'cursor' || name === 'before') ?? null)
      : null;
  const next = cursor ?? (names.includes('offset') ? 'offset' : null);
  const limit = sdk.query.find(({ name }) => name === 'limit');
  return {
    sdk,
    name: `iterate${operation.id.slice('list'.length)}`,
    inputType,
    inputIsOptional: sdk.input === 'optional',
    itemType: schemaType(resolve(document, array).items),
    pageType: schemaType(page),
    items,
    next,
    most: next === null && limit ? resolve(document, limit.schema).maximum : null,
  };
}

/** The functions, each followed by its part of the interface of the client's methods. */
export function generateLists(lists: List[]): string {
  const functions = lists.map((list, index) => {
    const { operation } = list.sdk;
    const rule = [
      `id: ${quote(operation.id)}`,
      list.items && `items: ${quote(list.items)}`,
      list.next && `next: ${quote(list.next)}`,
      list.most && `most: ${list.most}`,
    ]
      .filter(Boolean)
      .join(', ');
    const fetchPage = list.inputType ? operation.id : `(core, _input, own) => ${operation.id}(core, own)`;
    return (
      `${documentation(list, 'core')}export function ${list.name}(${parameters(list, 'client: CoreClient')}): ${returnType(list)} {\n` +
      `  return createPages(${fetchPage}, client, ${list.inputType ? 'input' : 'undefined'}, options, { ${rule} });\n}\n\n` +
      `${index === 0 ? '/** Every list as an iterable. */\n' : ''}export interface Lists {\n${documentation(list, 'client', '  ')}  ${list.name}(${parameters(list, '')}): ${returnType(list)};\n}\n`
    );
  });
  return [
    "import type { CoreClient } from '../core.js';",
    "import type { CallOptions } from '../options.js';",
    "import { createPages, type Pages } from '../pages.js';",
    "import type * as types from './operation-types.js';",
    `import {\n${lists.map(({ sdk }) => `  ${sdk.operation.id},\n`).join('')}} from './operations.js';`,
    "import type * as schemas from './schemas.js';\n",
    ...functions,
  ].join('\n');
}

const returnType = ({ itemType, pageType }: List) => `Pages<${itemType}, ${pageType}>`;

function parameters(list: List, first: string): string {
  const input = list.inputType ? `input${list.inputIsOptional ? '?' : ''}: ${list.inputType}` : '';
  return [first, input, 'options?: CallOptions'].filter((part) => part !== '').join(', ');
}

function documentation(list: List, target: 'core' | 'client', indent = ''): string {
  const { operation } = list.sdk;
  const required = list.sdk.query.filter((parameter) => parameter.required);
  const values = required
    .map((parameter) => `${parameter.name}: ${JSON.stringify((parameter as Json).example).replaceAll('"', "'")}`)
    .join(', ');
  const input = values ? `{ ${values} }` : '';
  const call = target === 'core' ? `${list.name}(core${input && `, ${input}`})` : `client.${list.name}(${input})`;
  return comment(
    [
      `${operation.summary.split(',')[0]}: ${list.most ? `the first ${list.most} at most` : 'all of them'}, one after the other.`,
      '',
      fetches(list),
      '',
      ...(target === 'core' ? ['@param client - what `createClient` or `createCoreClient` gave'] : []),
      ...(list.inputType
        ? ['@param input - query parameters, in one object; where the first page begins, and how large pages are']
        : []),
      '@param options - signal, time limits and headers of each call',
      '@returns an iterable; nothing is sent before it is read',
      '@example',
      '```ts',
      `for await (const item of ${call}) console.log(item);`,
      '```',
    ],
    indent,
  );
}

function fetches({ sdk, next, most }: List): string {
  if (next) return `Fetches page after page with \`${sdk.operation.id}\` as they are needed.`;
  if (!most) return `Fetches the list with \`${sdk.operation.id}\`, in one page.`;
  return `Fetches one page with \`${sdk.operation.id}\`, of ${most} unless \`limit\` says fewer: the contract has no way to the records after it.`;
}

/** Every function that is a method of the client, in one object: unlike a namespace import, bundlers leave it out where it is not used. */
export function generateMethodTable(operations: SdkOperation[], lists: List[]): string {
  const block = (names: string[], indent: string) => names.map((name) => `${indent}${name},\n`).join('');
  const [ids, names] = [operations.map(({ operation }) => operation.id), lists.map(({ name }) => name)];
  return [
    `import {\n${block(names, '  ')}} from './lists.js';`,
    `import {\n${block(ids, '  ')}} from './operations.js';\n`,
    `/** The methods of a client, as functions whose first parameter it is. */\nexport const methods = {\n${block([...ids, ...names], '  ')}};\n`,
  ].join('\n');
}
