// The SDK's functions, one for each operation, and the interface of the client that offers them as methods.
import type { Contract } from './contract.js';
import { comment, describeOperation } from './sdk-docs.js';
import { readSdkOperations, type SdkOperation } from './sdk-model.js';
import type { ReplyVariant } from './sdk-reply-choice.js';
import { generateFakeContract } from './sdk-fake.js';
import { generateLists, generateMethodTable, readLists } from './sdk-lists.js';
import { generateReplySchemas } from './sdk-reply-schemas.js';
import { quote, quoteKey } from './sdk-schema-type.js';
import { readSince, type Since } from './since.js';
import { generateErrorCode, generateOperationTypes, generateSchemas } from './sdk-types.js';

/** The generated files of the SDK. */
export function generateSdkOperations(contract: Contract, since: Since = readSince()): Record<string, string> {
  const operations = readSdkOperations(contract);
  const lists = readLists(contract, operations);
  return {
    'sdk/src/generated/schemas.ts': generateSchemas(contract, since),
    'sdk/src/generated/error-code.ts': generateErrorCode(contract),
    'sdk/src/generated/operation-types.ts': generateOperationTypes(contract, since, operations),
    'sdk/src/generated/contract-version.ts': generateContractVersion(contract),
    'sdk/src/generated/fake-contract.ts': generateFakeContract(contract),
    'sdk/src/generated/lists.ts': generateLists(lists),
    'sdk/src/generated/methods.ts': generateMethodTable(operations, lists),
    'sdk/src/generated/reply-schemas.ts': generateReplySchemas(contract),
    'sdk/src/generated/operations.ts': generateFunctions(contract, since, operations),
  };
}

/**
 * The functions, each followed by its part of the interface of the client's methods. Their documentation is nearly the same, and text that comes
 * again within 32 KiB costs a compressed package almost nothing.
 */
function generateFunctions(contract: Contract, since: Since, operations: SdkOperation[]): string {
  const parts = operations.map((sdk, index) => {
    const { id } = sdk.operation;
    const describe = (variant: ReplyVariant | null, target: 'function' | 'method') =>
      describeOperation(contract, since, sdk, variant, target);
    const general = `${id}(${parameters(sdk, null, 'client: CoreClient')}): ${promise(sdk, null)}`;
    const overloads = variants(sdk).map((variant) => ({
      function: `${comment(describe(variant, 'function'))}export function ${id}(${parameters(sdk, variant, 'client: CoreClient')}): ${promise(sdk, variant)};\n`,
      method: `${comment(describe(variant, 'method'), '  ')}  ${id}(${parameters(sdk, variant, '')}): ${promise(sdk, variant)};\n`,
    }));
    const documentation = sdk.replyChoice
      ? overloads.map((overload) => overload.function).join('')
      : comment(describe(null, 'function'));
    return [
      `${documentation}export function ${general} {\n  return client.call(${record(sdk)}, ${sdk.input ? 'input' : 'undefined'}, options);\n}\n`,
      `${index === 0 ? '/** Every operation of the contract as a method. */\n' : ''}export interface Operations {\n${overloads.map(({ method }) => method).join('\n')}}\n`,
    ].join('\n');
  });
  return [
    "import type { Call } from '../call.js';",
    "import type { CoreClient } from '../core.js';",
    "import type { CallOptions } from '../options.js';",
    ...imports,
    ...parts,
  ].join('\n');
}

function generateContractVersion({ document, sha256 }: Contract): string {
  return [
    `/** Version of the contract that this package was generated from. */\nexport const contractVersion = ${quote(document.info.version)};\n`,
    `/** SHA-256 of that contract, as the server knows it too. */\nexport const contractSha256 = '${sha256}';\n`,
  ].join('\n');
}

// By namespace: the names of a hundred types are not listed.
const imports = [
  "import type * as types from './operation-types.js';",
  "import type * as schemas from './schemas.js';\n",
];

// The general form comes last: it takes an input whose deciding key may or may not be there.
const variants = (sdk: SdkOperation): (ReplyVariant | null)[] => [...(sdk.replyChoice?.variants ?? []), null];

function parameters(sdk: SdkOperation, variant: ReplyVariant | null, first: string): string {
  // With the deciding key optional and no other required, the input as a whole may be missing.
  const isOptional = sdk.input === 'optional' && !variant?.narrowing?.match(/^\{ \w+:/);
  const type =
    variant?.input ??
    (variant?.narrowing ? `types.${sdk.typeName}Input & ${variant.narrowing}` : `types.${sdk.typeName}Input`);
  const input = sdk.input ? `input${isOptional ? '?' : ''}: ${type}` : '';
  return [first, input, 'options?: CallOptions'].filter((part) => part !== '').join(', ');
}

const promise = (sdk: SdkOperation, variant: ReplyVariant | null) =>
  `Call<${variant?.output ?? `types.${sdk.typeName}Output`}>`;

// Written into the function: each constant would have a name, and those are what a minified bundle cannot compress.
function record(sdk: SdkOperation): string {
  const { id, method, path } = sdk.operation;
  const headers = sdk.headers.map(({ key, parameter }) => `${quoteKey(key)}: ${quote(parameter.name)}`).join(', ');
  // Where nothing goes to the body, every key goes to the query and none has to be listed.
  const query = sdk.body === 'none' ? [] : sdk.query.map(({ name }) => quote(name));
  return `{ ${[
    `id: ${quote(id)}`,
    `method: '${method.toUpperCase()}'`,
    `path: ${quote(path)}`,
    query.length > 0 ? `query: [${query.join(', ')}]` : '',
    headers ? `header: { ${headers} }` : '',
    sdk.body === 'none' ? '' : `body: '${sdk.body}'`,
    sdk.reply === 'json' ? '' : `reply: '${sdk.reply}'`,
    sdk.operation.method === 'get' ? '' : `key: ${sdk.operation.takesIdempotencyKey}`,
  ]
    .filter((part) => part !== '')
    .join(', ')} }`;
}
