// Generates the SDK's functions, one for each method, and the groups of methods of a client.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../contract/contract.js';
import { comment, describeFunction, describeMethod } from './docs.js';
import { generateFakeContract } from './fake.js';
import { readSdkMethods, type SdkMethod } from './methods-model.js';
import { generateReplySchemas } from './reply-schemas.js';
import { quote, quoteKey } from '../copied/print-literal.js';
import { generateErrorCode, generateOperationTypes } from './types.js';
import { readSince, type Since } from './since.js';
import { constant, json } from '../typescript-source.js';

export function generateSdkOperations(contract: Contract, since: Since = readSince()): Record<string, string> {
  const methods = readSdkMethods(contract);
  return {
    'sdk/src/generated/error-code.ts': generateErrorCode(contract),
    'sdk/src/generated/operation-types.ts': generateOperationTypes(contract, since, methods),
    'sdk/src/generated/statuses.ts': generateStatuses(contract),
    'sdk/src/generated/version.ts': generateVersion(contract),
    'sdk/src/generated/fake-contract.ts': generateFakeContract(contract),
    'sdk/src/generated/methods.ts': generateMethods(contract, since, methods),
    'sdk/src/generated/reply-schemas.ts': generateReplySchemas(contract),
    'sdk/src/generated/operations.ts': generateFunctions(contract, methods),
  };
}

function generateFunctions(contract: Contract, methods: SdkMethod[]): string {
  const parts = methods.map((method) => {
    const { functionName, list, sdk } = method;
    const body = list
      ? `createList(client, ${record(method)}, input, options, ${pageRule(method)})`
      : sdk.hasLines
        ? `createLines(client, ${record(method)}, input, options)`
        : `client.call(${record(method)}, input, options)`;
    return (
      comment(describeFunction(contract, method)) +
      `export function ${functionName}(${parameters(method, 'client: CoreClient')}): ${returnType(method)} {\n` +
      `  return ${body};\n}\n`
    );
  });
  return [
    "import type { Call } from '../call.js';",
    "import type { CoreClient } from '../core.js';",
    "import { createLines } from '../lines.js';",
    "import { byCursor, byOffset, createList, type List } from '../list.js';",
    "import type { CallOptions } from '../options.js';",
    ...typeImports,
    ...parts,
  ].join('\n');
}

/** Returns an interface for each group, and the table of functions that `createClient` binds. */
function generateMethods(contract: Contract, since: Since, methods: SdkMethod[]): string {
  const root: Group = { path: [], methods: [], groups: new Map() };
  for (const method of methods) {
    let group = root;
    for (const name of method.group) {
      const inner = group.groups.get(name) ?? { path: [...group.path, name], methods: [], groups: new Map() };
      group.groups.set(name, inner);
      group = inner;
    }
    group.methods.push(method);
  }
  const functions = methods.map(({ functionName }) => `  ${functionName},\n`).join('');
  return [
    "import type { Call } from '../call.js';",
    "import type { List } from '../list.js';",
    "import type { CallOptions } from '../options.js';",
    `import {\n${functions}} from './operations.js';`,
    ...typeImports,
    ...[...root.groups.values()].flatMap((group) => printInterfaces(contract, since, group)),
    '/** The methods of a client by their groups, as functions whose first parameter is the client. */\n' +
      `export const methods = ${printTable(root, '')};\n`,
  ].join('\n');
}

interface Group {
  path: string[];
  methods: SdkMethod[];
  groups: Map<string, Group>;
}

const interfaceName = ({ path }: Group) =>
  `${path.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('')}Methods`;

function printInterfaces(contract: Contract, since: Since, group: Group): string[] {
  const groups = [...group.groups.values()];
  const members = [
    ...group.methods.map(
      (method) =>
        `${comment(describeMethod(contract, since, method), '  ')}  ${method.name}(${parameters(method, '')}): ` +
        `${returnType(method)};\n`,
    ),
    ...groups.map(
      (inner) =>
        `  /** The operations under \`client.${inner.path.join('.')}\`. */\n` +
        `  readonly ${inner.path.at(-1)}: ${interfaceName(inner)};\n`,
    ),
  ];
  return [
    ...groups.flatMap((inner) => printInterfaces(contract, since, inner)),
    `/** The operations under \`client.${group.path.join('.')}\`. */\n` +
      `export interface ${interfaceName(group)} {\n${members.join('\n')}}\n`,
  ];
}

function printTable(group: Group, indent: string): string {
  const inner = `${indent}  `;
  const lines = [
    ...group.methods.map(({ name, functionName }) => `${inner}${name}: ${functionName},\n`),
    ...[...group.groups].map(([name, child]) => `${inner}${name}: ${printTable(child, inner)},\n`),
  ];
  return `{\n${lines.join('')}${indent}}`;
}

function readSdkVersion(): string {
  const manifest = readFileSync(fileURLToPath(new URL('../../sdk/package.json', import.meta.url)), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function generateVersion({ document, sha256 }: Contract): string {
  return [
    '/** Version of the contract that this package was generated from. */\n' +
      `export const contractVersion = ${quote(document.info.version)};\n`,
    '/** SHA-256 of the contract, to compare with `X-Contract-Sha256` of replies. */\n' +
      `export const contractSha256 = '${sha256}';\n`,
    `/** Version of this package. */\nexport const sdkVersion = ${quote(readSdkVersion())};\n`,
  ].join('\n');
}

function generateStatuses({ operations }: Contract): string {
  const statuses = operations.flatMap(({ responses }) => responses.map(({ status }) => status));
  const successes = new Set(statuses.filter((status) => status < 300).sort());
  return constant({ name: 'successStatuses', comment: 'Every status of success.', value: json([...successes]) });
}

const typeImports = [
  "import type * as types from './operation-types.js';",
  "import type * as schemas from './schemas.js';\n",
];

function parameters(method: SdkMethod, first: string): string {
  const { typeName, main } = method;
  const type = main ? `types.${typeName}Input | types.${typeName}Input[${quote(main)}]` : `types.${typeName}Input`;
  const input = `input${method.inputIsOptional ? '?' : ''}: ${method.hasInput ? type : 'types.NoInput'}`;
  return [first, input, 'options?: CallOptions'].filter((part) => part !== '').join(', ');
}

const returnType = ({ list, output }: SdkMethod) =>
  list ? `List<${list.itemType}, ${list.pageType}>` : `Call<${output}>`;

function pageRule({ list }: SdkMethod): string {
  const parts = [
    list?.items && `items: ${quote(list.items)}`,
    list?.next && `next: ${list.next === 'offset' ? 'byOffset' : `byCursor(${quote(list.next)})`}`,
    list?.maxLimit && `maxLimit: ${list.maxLimit}`,
  ].filter(Boolean);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

// Each generated function contains its record as a literal, because minifiers could not shorten the name of an exported
// constant.
function record({ sdk, main, required, fixed }: SdkMethod): string {
  const { id, method, path } = sdk.operation;
  const headers = sdk.headers.map(({ key, parameter }) => `${quoteKey(key)}: ${quote(parameter.name)}`).join(', ');
  // Without a body, the SDK sends every key in the query, so the names need not be listed.
  const query = sdk.body === 'none' ? [] : sdk.query.map((parameter) => quote(parameter.name));
  const values = Object.entries(fixed).map(
    ([key, value]) => `${quoteKey(key)}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  );
  // The value 'false' selects the JSON reply of an operation that can also stream.
  const isJsonInsteadOfStream = sdk.reply === 'stream' && fixed.streamResponse === 'false';
  const reply = isJsonInsteadOfStream ? 'json' : sdk.reply;
  return `{ ${[
    `id: ${quote(id)}`,
    `path: ${quote(path)}`,
    main ? `main: ${quote(main)}` : required.length > 0 ? `required: [${required.map(quote).join(', ')}]` : '',
    values.length > 0 ? `fixed: { ${values.join(', ')} }` : '',
    query.length > 0 ? `query: [${query.join(', ')}]` : '',
    headers ? `header: { ${headers} }` : '',
    // Many operations share the values of the next fields, so these fields are adjacent: long repeated texts compress
    // better.
    `method: '${method.toUpperCase()}'`,
    sdk.body === 'none' ? '' : `body: '${sdk.body}'`,
    reply === 'json' ? '' : `reply: '${reply}'`,
    method === 'get' ? '' : `key: ${sdk.operation.acceptsIdempotencyKey}`,
  ]
    .filter((part) => part !== '')
    .join(', ')} }`;
}
