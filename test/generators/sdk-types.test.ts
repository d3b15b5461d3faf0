// Compares the inputs and outputs of each SDK operation with those of another generator. An input is one object of
// parameters and body fields, and an output is the union of all replies of an operation.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSdkOperations } from '../../codegen/sdk/model.js';
import { contract, deref, document } from '../contract/support.js';
import { compile as compileFiles, createWorkFolder, generate } from './generators.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workFolder = createWorkFolder();
let folder: string;
const read = (name: string) => readFileSync(join(root, 'sdk/src/generated', name), 'utf8');

beforeAll(async () => {
  ({ folder } = await generate(workFolder, '@hey-api/openapi-ts'));
  writeFileSync(join(folder, 'helpers.ts'), helpers);
  mkdirSync(join(folder, 'ours'));
  // The other generator has closed enums, so ours are compared as closed enums.
  const closed = read('schemas.ts').replace('= Known | (string & {})', '= Known');
  writeFileSync(join(folder, 'ours/schemas.ts'), closed);
  writeFileSync(join(folder, 'ours/types.ts'), read('types.ts').replace("'./schemas.js'", "'./schemas'"));
}, 120_000);
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

/**
 * The SDK's rules for inputs, as types. The key of a header is its name in camel case, without `X-`. A key that is both
 * a parameter and a field refers to the parameter, and is required if either is.
 */
const helpers = `
type Camel<Text extends string> = Text extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Lowercase<Head>}\${Capitalize<Camel<Tail>>}\`
  : Lowercase<Text>;
type HeaderKey<Name> = Name extends 'Idempotency-Key' ? never : Name extends \`X-\${infer Rest}\` ? Camel<Rest> : never;
type Headers<Given> = { [Name in keyof Given as HeaderKey<Name>]: Given[Name] };
type RequiredKeys<Given> = { [Key in keyof Given]-?: {} extends Pick<Given, Key> ? never : Key }[keyof Given];
type Of<Data, Part extends PropertyKey> = Data extends { [Key in Part]?: infer Given }
  ? ([Given] extends [never] ? {} : [NonNullable<Given>] extends [never] ? {} : NonNullable<Given>)
  : {};
type IfOptional<Data, Body> = Data extends { body: unknown } ? Body : Partial<Body>;
type Fields<Data, Body> = Body extends unknown
  ? IfOptional<Data, Omit<Body, keyof Of<Data, 'query'>>> & Promoted<Of<Data, 'query'>, Body>
  : never;
type Promoted<Query, Body> = { [Key in keyof Query & RequiredKeys<Body>]-?: NonNullable<Query[Key]> };
/** The types of an operation in the SDK's types.ts, in the form of the other generator. */
export type DataOf<Operation> = {
  query?: Operation extends { parameters: { query?: infer Query } } ? Query : {};
  headers?: Operation extends { parameters: { header?: infer Header } } ? Header : {};
} & (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } } ? { body?: Body } : {});
type Content<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Streamed = { content: { 'text/event-stream': unknown } | { 'application/x-ndjson': unknown } };
export type ReplyOf<Responses> = {
  [Status in Exclude<keyof Responses, 'default'>]:
    Responses[Status] extends Streamed ? never : Content<Responses[Status]>
}[Exclude<keyof Responses, 'default'>];
export type Input<Data> = Of<Data, 'query'> & Headers<Of<Data, 'headers'>> & Fields<Data, Of<Data, 'body'>>;
export type Output<Responses> = Responses[keyof Responses] extends infer Reply
  ? (Reply extends void ? undefined : Reply)
  : never;
/** Keys of each member of a union. */
export type Keys<Value> = Value extends readonly (infer Item)[]
  ? Keys<Item>
  : Value extends object ? keyof Value : never;
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
`;

const operations = readSdkOperations(contract);

/** Operations whose output type is narrower in the other generator, with the reason. */
const narrowerOutput: Record<string, string> = {
  previewSchedule: 'the ten times of `next` are a tuple there, because minItems and maxItems are equal',
};

/**
 * Returns the read-only fields of a body. The other generator omits them from bodies. The SDK keeps them, so that a
 * record can be written back.
 */
function readOnlyKeys(bodySchema: string | null): string[] {
  const schema = bodySchema === null ? {} : contract.document.components.schemas[bodySchema];
  const branches = (schema.oneOf ?? [schema]).map(deref);
  return branches.flatMap((branch: { properties?: object }) =>
    Object.entries(branch.properties ?? {})
      .filter(([, field]) => field.readOnly === true)
      .map(([name]) => name),
  );
}

function checksOf({
  operation: { id, parameters },
  typeName,
  input,
  bodySchema,
  reply,
}: (typeof operations)[number]): string[] {
  const operation = `Ours['${id}']`;
  const [ours, theirs] = [`Input<DataOf<${operation}>>`, `Input<Theirs.${typeName}Data>`];
  const output = `ReplyOf<${operation}['responses']>`;
  const outputThere =
    reply === 'stream' ? `Output<Omit<Theirs.${typeName}Responses, 200>>` : `Output<Theirs.${typeName}Responses>`;
  const readOnly =
    readOnlyKeys(bodySchema)
      .filter((key) => !parameters.some(({ name }) => name === key))
      .map((key) => `'${key}'`)
      .join(' | ') || 'never';
  return [
    ...(input === null
      ? [`export const ${id}TakesNothing: Same<Keys<${theirs}>, never> = true;`]
      : [
          `export const ${id}TakesTheirs = (value: ${theirs}): ${ours} => value;`,
          `export const ${id}TheirsTakes = (value: ${ours}): ${theirs} => value;`,
          `export const ${id}TakesTheSameKeys: Same<Exclude<Keys<${ours}>, ${readOnly}>, Keys<${theirs}>> = true;`,
        ]),
    `export const ${id}GivesTheirs = (value: ${outputThere}): ${output} => value;`,
    ...(id in narrowerOutput ? ['// @ts-expect-error narrower there'] : []),
    `export const ${id}TheirsGives = (value: ${output}): ${outputThere} => value;`,
    `export const ${id}GivesTheSameKeys: Same<Keys<${output}>, Keys<${outputThere}>> = true;`,
  ];
}

/** Returns the compiler's messages about the checks. `theirs` is the file with the other generator's types. */
async function compile(theirs: string): Promise<string> {
  const imports = [
    `import type * as Theirs from './client/${theirs}';`,
    "import type { operations as Ours } from './ours/types';",
    "import type { DataOf, Input, Keys, Output, ReplyOf, Same } from './helpers';",
  ];
  writeFileSync(join(folder, 'checks.ts'), [...imports, ...operations.flatMap(checksOf)].join('\n'));
  return compileFiles(folder, ['checks.ts']);
}

test('inputs and outputs of every operation are mutually assignable and have the same keys', async () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(await compile('types.gen')).toBe('');
}, 60_000);

interface Mutation {
  what: string;
  /** The changed type of the other generator. */
  of: string;
  wanted: RegExp;
  replacement: string;
  /** The checks that then fail, without the name of the operation. */
  found: string[];
}

// Changes of the other generator's types that simulate bugs of the SDK. Each changes a different operation, so that one
// run of the compiler tests all of them.
const mutations: Mutation[] = [
  {
    what: 'a parameter that is missing',
    of: 'ListUsersData',
    wanted: /orderBy\?: string;/,
    replacement: '',
    found: ['TakesTheSameKeys'],
  },
  {
    what: 'a parameter of another type',
    of: 'ListInvitationsData',
    wanted: /offset\?: number;/,
    replacement: 'offset?: string;',
    found: ['TakesTheirs', 'TheirsTakes'],
  },
  {
    what: 'a parameter that is required',
    of: 'ListSkillsData',
    wanted: /id\?: Id;/,
    replacement: 'id: Id;',
    found: ['TheirsTakes'],
  },
  {
    what: 'a header of another type',
    of: 'ChatData',
    wanted: /'true' \| 'false'/,
    replacement: "'true'",
    found: ['TheirsTakes'],
  },
  {
    what: 'another body',
    of: 'DeleteAgentData',
    wanted: /body: AgentDelete;/,
    replacement: 'body: ConversationStop;',
    found: ['TakesTheSameKeys', 'TakesTheirs', 'TheirsTakes'],
  },
  {
    what: 'an optional body',
    of: 'StopConversationData',
    wanted: /body: /,
    replacement: 'body?: ',
    found: ['TakesTheirs'],
  },
  {
    what: 'a reply that is missing',
    of: 'ListAgentsResponses',
    wanted: /Array<Agent> \| Agent;/,
    replacement: 'Array<Agent>;',
    found: ['TheirsGives'],
  },
  {
    what: 'another reply',
    of: 'DeleteSkillResponses',
    wanted: /200: \w+;/,
    replacement: '200: Agent;',
    found: ['GivesTheSameKeys', 'GivesTheirs', 'TheirsGives'],
  },
];

function mutate(types: string, { of, wanted, replacement }: Mutation): string {
  const declaration = new RegExp(`export type ${of} = \\{[\\s\\S]*?\\n\\};`).exec(types)?.[0] ?? '';
  const changed = declaration.replace(wanted, replacement);
  if (changed === declaration) throw new Error(`the types of the other generator have no ${wanted} in ${of}`);
  return types.replace(declaration, () => changed);
}

describe('the comparison detects', () => {
  let failed: string[] = [];
  beforeAll(async () => {
    writeFileSync(
      join(folder, 'client/mutated.ts'),
      mutations.reduce(mutate, readFileSync(join(folder, 'client/types.gen.ts'), 'utf8')),
    );
    const problems = await compile('mutated');
    const checks = readFileSync(join(folder, 'checks.ts'), 'utf8').split('\n');
    const lines = [...problems.matchAll(/checks\.ts\((\d+),/g)].map(([, line]) => checks[Number(line) - 1] ?? '');
    failed = [...new Set(lines.map((line) => /^export const (\w+)/.exec(line)?.[1] ?? line))].sort();
  }, 60_000);

  const wantedOf = ({ of, found }: Mutation) => {
    const name = of.replace(/(Data|Responses)$/, '');
    return found.map((check) => `${name.charAt(0).toLowerCase()}${name.slice(1)}${check}`);
  };
  test.each(mutations.map((mutation) => [mutation.what, mutation] as const))('%s', (_what, mutation) =>
    expect(failed).toEqual(expect.arrayContaining(wantedOf(mutation))),
  );
  test('nothing else', () => expect(failed).toEqual(mutations.flatMap(wantedOf).sort()));
});

/** Schemas whose type is narrower in the other generator, with the reason. */
const narrowerSchemas: Record<string, string> = {
  SchedulePreview: 'the ten times of `next` are a tuple there, because minItems and maxItems are equal',
};

test("the SDK's types and those of another generator are mutually assignable, schema by schema", async () => {
  const names = Object.keys(document.components.schemas);
  expect(names.length).toBeGreaterThan(100);
  const checks = names.flatMap((name) => [
    `export const to${name} = (value: Theirs.${name}): Ours.${name} => value;`,
    ...(name in narrowerSchemas ? ['// @ts-expect-error narrower there'] : []),
    `export const from${name} = (value: Ours.${name}): Theirs.${name} => value;`,
  ]);
  const imports = [
    "import type * as Theirs from './client/types.gen';",
    "import type * as Ours from './ours/schemas';",
  ];
  writeFileSync(join(folder, 'schema-checks.ts'), [...imports, ...checks].join('\n'));
  expect(await compileFiles(folder, ['schema-checks.ts'])).toBe('');
}, 120_000);
