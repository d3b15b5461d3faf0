// Generates types of the SDK: the input and error of each method, and every error code.
import { ifMatchHeader, type Contract } from '../contract/contract.js';
import { InvalidContractError, resolve } from '../contract/document.js';
import { describeValue } from '../contract/limits-in-words.js';
import { comment, errorClasses } from './docs.js';
import { quote, quoteKey } from '../copied/print-literal.js';
import type { SdkMethod } from './methods-model.js';
import type { SdkOperation } from './model.js';
import { keyOf } from '../contract/parts.js';
import type { Since } from './since.js';

export function generateErrorCode({ errors }: Contract): string {
  const lines = errors.map(({ code, text }) => `  /** ${text} */\n  | ${quote(code)}`);
  return `/** Code of an error, from the header \`X-Error-Code\`. */\nexport type ErrorCode =\n${lines.join('\n')};\n`;
}

export function generateOperationTypes(contract: Contract, since: Since, methods: SdkMethod[]): string {
  const taken = new Set(Object.keys(contract.document.components.schemas));
  const operations = [...new Set(methods.map(({ sdk }) => sdk))];
  const common = findCommonErrors(operations);
  const parts = methods.map((method) => {
    for (const kind of ['Input', 'Error']) {
      if (taken.has(method.typeName + kind))
        throw new InvalidContractError(
          `openapi.yaml: a schema must not be called ${method.typeName}${kind}: the SDK uses that name`,
        );
    }
    return [inputType(contract, since, method), errorType(method, common)].filter((text) => text !== '').join('\n');
  });
  const ids = operations.map(({ operation }) => `  | ${quote(operation.id)}`).join('\n');
  const all = [...commonErrorTypes(common), ...parts];
  const used = Object.values(errorClasses).filter((name) => all.some((part) => part.includes(`${name}<`)));
  return [
    `import type { ${used.join(', ')} } from '../api-errors.js';`,
    "import type * as schemas from './schemas.js';",
    "import type { operations } from './types.js';\n",
    'type Query<Id extends keyof operations> =' +
      ' operations[Id] extends { parameters: { query?: infer Table } } ? Required<NonNullable<Table>> : never;\n',
    '/** Input of an operation that needs none: `{}`, passed before the options. */\n' +
      'export type NoInput = Record<string, never>;\n',
    `/** Name of an operation in the contract. */\nexport type OperationId =\n${ids};\n`,
    ...all,
  ].join('\n');
}

const etagDescription =
  '`etag` of the record that was read. If the record was changed since, ' +
  'the call changes nothing and rejects with 412 `record_changed`. Without `etag`, the call overwrites such changes.';

function inputType({ document }: Contract, since: Since, method: SdkMethod): string {
  const { sdk, typeName, functionName, fixed, bodyType, parameters } = method;
  const { id, body } = sdk.operation;
  if (!method.hasInput) return '';
  const doc = `/** Input of \`${functionName}\`. */\n`;
  // An interface cannot extend a union, so the input of a choice of bodies is a type alias.
  const isUnion = resolve(document, body?.schema)?.oneOf && !method.variant?.input;
  if (isUnion) return `${doc}export type ${typeName}Input = ${bodyType};\n`;
  const headers = sdk.headers
    .filter(({ key }) => !(key in fixed))
    .map(({ key, parameter }) => {
      if (parameter.name !== ifMatchHeader)
        throw new InvalidContractError(`openapi.yaml: the SDK has no place for ${parameter.name} of ${functionName}`);
      const words = describeValue(document, etagDescription, {}, since.of(keyOf('parameter', id, parameter.name)));
      return `${comment(words, '  ')}  ${key}?: schemas.Etag;\n`;
    });
  const members = parameters.map(({ parameter, isRequired }) => {
    const { name, description, schema } = parameter;
    const words = describeValue(document, description, schema, since.of(keyOf('parameter', id, name)));
    return (
      `${comment(words, '  ')}  ${quoteKey(name)}${isRequired ? '' : '?'}: ` +
      `Query<${quote(id)}>[${quote(name)}]${isRequired ? '' : ' | undefined'};\n`
    );
  });
  const extended = bodyType ? ` extends ${bodyType}` : '';
  const all = [...members, ...headers].join('');
  return `${doc}export interface ${typeName}Input${extended} {${all && `\n${all}`}}\n`;
}

interface CommonErrors {
  every: string[];
  everyWithBody: string[];
}

function findCommonErrors(operations: SdkOperation[]): CommonErrors {
  const shared = (some: SdkOperation[]) =>
    errorTypes(some[0] as SdkOperation).filter((type) => some.every((sdk) => errorTypes(sdk).includes(type)));
  const every = shared(operations);
  return {
    every,
    everyWithBody: shared(operations.filter(({ body }) => body !== 'none')).filter((type) => !every.includes(type)),
  };
}

function commonErrorTypes({ every, everyWithBody }: CommonErrors): string[] {
  const union = (types: string[]) => types.map((type) => `\n  | ${type}`).join('');
  return [
    `/** Errors of every operation. */\nexport type CommonError =${union(every)};\n`,
    '/** Errors of every operation that has a body. */\n' +
      `export type CommonBodyError =${union(['CommonError', ...everyWithBody])};\n`,
  ];
}

function errorType({ sdk, functionName, typeName }: SdkMethod, { every, everyWithBody }: CommonErrors): string {
  const hasBody = sdk.body !== 'none';
  const own = errorTypes(sdk).filter((type) => !every.includes(type) && !(hasBody && everyWithBody.includes(type)));
  const lines = [...own, hasBody ? 'CommonBodyError' : 'CommonError'].map((type) => `  | ${type}`);
  return (
    `/** Errors of \`${functionName}\`, distinguished by \`status\` and \`code\`. */\n` +
    `export type ${typeName}Error =\n${lines.join('\n')};\n`
  );
}

function errorTypes(sdk: SdkOperation): string[] {
  return sdk.operation.responses
    .filter(({ status }) => status >= 400)
    .map((response) => {
      const name = errorClasses[response.status];
      if (!name)
        throw new Error(
          `sdk/src/api-errors.ts has no class for status ${response.status}, which ${sdk.operation.id} can return`,
        );
      return `${name}<${union(response.errors.map(({ code }) => code))}>`;
    });
}

const union = (keys: string[]) => keys.map(quote).join(' | ');
