// What each operation of the SDK takes and gives is what another generator makes of the same operation: one object of its parameters and the
// fields of its body, and every reply that it may have.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSdkOperations } from '../../codegen/sdk-model.js';
import { contract, deref, document } from '../contract/support.js';
import { compile as compileFiles, createWorkFolder, generate } from './generators.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workFolder = createWorkFolder();
let folder: string;

beforeAll(async () => {
  ({ folder } = await generate(workFolder, '@hey-api/openapi-ts'));
  writeFileSync(join(folder, 'helpers.ts'), helpers);
}, 120_000);
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

/**
 * The rule of the SDK's inputs, in types: a header has its name without `X-`, a key that is both parameter and field goes to the parameter, and
 * is required where either is.
 */
const helpers = `
type Camel<Text extends string> = Text extends \`\${infer Head}-\${infer Tail}\` ? \`\${Lowercase<Head>}\${Capitalize<Camel<Tail>>}\` : Lowercase<Text>;
type HeaderKey<Name> = Name extends 'Idempotency-Key' ? never : Name extends \`X-\${infer Rest}\` ? Camel<Rest> : never;
type Headers<Given> = { [Name in keyof Given as HeaderKey<Name>]: Given[Name] };
type RequiredKeys<Given> = { [Key in keyof Given]-?: {} extends Pick<Given, Key> ? never : Key }[keyof Given];
type Of<Data, Part extends PropertyKey> = Data extends { [Key in Part]?: infer Given } ? ([Given] extends [never] ? {} : [NonNullable<Given>] extends [never] ? {} : NonNullable<Given>) : {};
type IfOptional<Data, Body> = Data extends { body: unknown } ? Body : Partial<Body>;
type Fields<Data, Body> = Body extends unknown ? IfOptional<Data, Omit<Body, keyof Of<Data, 'query'>>> & Promoted<Of<Data, 'query'>, Body> : never;
type Promoted<Query, Body> = { [Key in keyof Query & RequiredKeys<Body>]-?: NonNullable<Query[Key]> };
export type Input<Data> = Of<Data, 'query'> & Headers<Of<Data, 'headers'>> & Fields<Data, Of<Data, 'body'>>;
export type Output<Responses> = Responses[keyof Responses] extends infer Reply ? (Reply extends void ? undefined : Reply) : never;
/** Of each member of a union. */
export type Keys<Value> = Value extends readonly (infer Item)[] ? Keys<Item> : Value extends object ? keyof Value : never;
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
`;

const operations = readSdkOperations(contract);

/** What the other generator says more narrowly, and why. */
const narrowerOutput: Record<string, string> = {
  previewSchedule: 'the ten times of `next` are a tuple there, because minItems and maxItems are equal',
};

/** Fields that only answers have are in no body of the other generator; ours keep them, to write back what was read. */
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
  const [ours, theirs] = [`Ours.${typeName}Input`, `Input<Theirs.${typeName}Data>`];
  // The SDK gives a stream as the Response that it is read from.
  const output = reply === 'stream' ? `Exclude<Ours.${typeName}Output, Response>` : `Ours.${typeName}Output`;
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

/** What the compiler says about the checks, where the other generator's types are in this file. */
async function compile(theirs: string): Promise<string> {
  const ours = join(root, 'sdk/src/generated/operation-types.js').replaceAll('\\', '/');
  const imports = [
    `import type * as Theirs from './client/${theirs}';`,
    `import type * as Ours from '${ours}';`,
    "import type { Input, Keys, Output, Same } from './helpers';",
  ];
  writeFileSync(join(folder, 'checks.ts'), [...imports, ...operations.flatMap(checksOf)].join('\n'));
  return compileFiles(folder, ['checks.ts']);
}

test('inputs and outputs of every operation can be put in place of each other, and have the same keys', async () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(await compile('types.gen')).toBe('');
}, 60_000);

interface Mutation {
  what: string;
  /** In which type of the other generator what becomes what. */
  of: string;
  wanted: RegExp;
  replacement: string;
  /** The checks that fail then, without the name of the operation. */
  found: string[];
}

// As if the SDK had them wrong. Each is of another operation, so that one run of the compiler tries all.
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
    what: 'a body that may be left out',
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

describe('these checks notice', () => {
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
  test('and nothing else', () => expect(failed).toEqual(mutations.flatMap(wantedOf).sort()));
});

/** Where the types of the other generator say more than ours, and why; in the other direction all fit. */
const narrowerSchemas: Record<string, string> = {
  SchedulePreview: 'the ten times of `next` are a tuple there, because minItems and maxItems are equal',
};

test('the types of the SDK and those of another generator can be put in place of each other, schema by schema', async () => {
  const names = Object.keys(document.components.schemas);
  expect(names.length).toBeGreaterThan(100);
  const checks = names.flatMap((name) => [
    `export const to${name} = (value: Theirs.${name}): Ours['${name}'] => value;`,
    ...(name in narrowerSchemas ? ['// @ts-expect-error narrower there'] : []),
    `export const from${name} = (value: Ours['${name}']): Theirs.${name} => value;`,
  ]);
  const imports = [
    "import type * as Theirs from './client/types.gen';",
    "import type { components } from './sdk-types';",
    "type Ours = components['schemas'];",
  ];
  writeFileSync(join(folder, 'sdk-types.ts'), readFileSync(join(root, 'sdk/src/generated/types.ts')));
  writeFileSync(join(folder, 'schema-checks.ts'), [...imports, ...checks].join('\n'));
  expect(await compileFiles(folder, ['schema-checks.ts'])).toBe('');
}, 120_000);
