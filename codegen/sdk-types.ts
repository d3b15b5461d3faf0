// Types of the SDK: the input, output and error of each operation, a name for each schema, and every error code.
import type { Contract } from './contract.js';
import { describeValue } from './limits-in-words.js';
import { comment, errorClasses } from './sdk-docs.js';
import { quote, quoteKey, schemaType } from './sdk-schema-type.js';
import type { SdkOperation } from './sdk-model.js';
import { keyOf } from './contract-parts.js';
import type { Since } from './since.js';

/** A name for each schema of the contract. */
export function generateSchemas(contract: Contract, since: Since): string {
  const { document } = contract;
  const aliases = Object.entries<{ description?: string }>(document.components.schemas).map(([name, schema]) => {
    if (!schema.description) throw new Error(`openapi.yaml: the schema ${name} has no description`);
    return `${comment(describeValue(document, schema.description, schema, since.of(keyOf('type', name))))}export type ${name} = components['schemas']['${name}'];\n`;
  });
  return ["import type { components } from './types.js';\n", ...aliases].join('\n');
}

/** `ErrorCode`: every code of the contract, each with the text of the error. */
export function generateErrorCode({ errors }: Contract): string {
  const lines = errors.map(({ code, text }) => `  /** ${text} */\n  | ${quote(code)}`);
  return `/** Code of an error, from the header \`X-Error-Code\`. */\nexport type ErrorCode =\n${lines.join('\n')};\n`;
}

/** `…Input`, `…Output` and `…Error` of each operation. */
export function generateOperationTypes(contract: Contract, since: Since, operations: SdkOperation[]): string {
  const taken = new Set(Object.keys(contract.document.components.schemas));
  const common = findCommonErrors(operations);
  const parts = operations.map((sdk) => {
    for (const kind of ['Input', 'Output', 'Error']) {
      if (taken.has(sdk.typeName + kind))
        throw new Error(`openapi.yaml: a schema must not be called ${sdk.typeName}${kind}: the SDK uses that name`);
    }
    return [sdk.input ? inputType(contract, since, sdk) : '', outputType(sdk), errorType(sdk, common)]
      .filter((text) => text !== '')
      .join('\n');
  });
  const all = [...commonErrorTypes(common), ...parts];
  const used = Object.values(errorClasses).filter((name) => all.some((part) => part.includes(`${name}<`)));
  return [
    `import type { ${used.join(', ')} } from '../api-errors.js';`,
    "import type * as schemas from './schemas.js';",
    "import type { operations } from './types.js';\n",
    ...all,
  ].join('\n');
}

function inputType({ document }: Contract, since: Since, sdk: SdkOperation): string {
  const { id } = sdk.operation;
  const query = `NonNullable<operations['${id}']['parameters']['query']>`;
  const header = `NonNullable<operations['${id}']['parameters']['header']>`;
  const parts: string[] = [];
  if (sdk.query.length > 0) parts.push(query);
  if (sdk.promotedKeys.length > 0) parts.push(`Required<Pick<${query}, ${union(sdk.promotedKeys)}>>`);
  for (const { key, parameter } of sdk.headers) {
    const doc = comment(
      describeValue(
        document,
        parameter.description,
        parameter.schema,
        since.of(keyOf('parameter', id, parameter.name)),
      ),
      '  ',
    );
    parts.push(`{\n${doc}  ${quoteKey(key)}${parameter.required ? '' : '?'}: ${header}['${parameter.name}'];\n}`);
  }
  if (sdk.body !== 'none') {
    const body = `schemas.${sdk.bodySchema}`;
    const own = sdk.sharedKeys.length > 0 ? `Omit<${body}, ${union(sdk.sharedKeys)}>` : body;
    parts.push(sdk.body === 'optional' ? `Partial<${own}>` : own);
  }
  return `/** Input of \`${id}\`. */\nexport type ${sdk.typeName}Input = ${parts.join(' & ')};\n`;
}

function outputType(sdk: SdkOperation): string {
  const json = sdk.operation.responses
    .filter(({ status, schema }) => status < 300 && schema)
    .map(({ schema }) => schemaType(schema));
  const types =
    sdk.reply === 'none' ? ['undefined'] : [...new Set(sdk.reply === 'stream' ? [...json, 'Response'] : json)];
  return `/** What \`${sdk.operation.id}\` gives. */\nexport type ${sdk.typeName}Output = ${types.join(' | ')};\n`;
}

// What every operation may answer has a name, and what every one with a body may: else each would repeat it.
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
    `/** How the server may refuse any operation. */\nexport type CommonError =${union(every)};\n`,
    `/** How the server may refuse any operation that has a body. */\nexport type CommonBodyError =${union(['CommonError', ...everyWithBody])};\n`,
  ];
}

function errorType(sdk: SdkOperation, { every, everyWithBody }: CommonErrors): string {
  const hasBody = sdk.body !== 'none';
  const own = errorTypes(sdk).filter((type) => !every.includes(type) && !(hasBody && everyWithBody.includes(type)));
  const lines = [...own, hasBody ? 'CommonBodyError' : 'CommonError'].map((type) => `  | ${type}`);
  return `/** How the server may refuse \`${sdk.operation.id}\`, told apart by \`status\`. */\nexport type ${sdk.typeName}Error =\n${lines.join('\n')};\n`;
}

function errorTypes(sdk: SdkOperation): string[] {
  return sdk.operation.responses
    .filter(({ status }) => status >= 400)
    .map((response) => {
      const name = errorClasses[response.status];
      if (!name)
        throw new Error(
          `sdk/src/api-errors.ts has no class for status ${response.status}, which ${sdk.operation.id} can give`,
        );
      return `${name}<${union(response.errors.map(({ code }) => code))}>`;
    });
}

const union = (keys: string[]) => keys.map(quote).join(' | ');
