// Generators of others accept the contract: what they make of it compiles, has every operation, and works with the server.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { startTestServer, type TestServer } from '../support/server.js';
import { document, operations } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'other-generators-'));
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })), 40_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = { ...process.env, NODE_OPTIONS: '' };
/** Runs a program of a package, and says what it printed. */
async function run(program: string, ...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given], {
    cwd: root,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
const tool = (path: string) => join(root, 'node_modules', path);

interface Generator {
  generate(name: string): Promise<unknown>;
  /** The file with a function for each operation. */
  client: string;
  /** A caller's program, which is compiled with the client: its types are held against ours. */
  program: string;
}

const steps = `
const created = await save({ name: 'Made by another client', model: 'offline:echo' });
const id: number = created.id;
const isListed: boolean = (await list()).some((agent) => agent.id === id && agent.name === 'Made by another client');
const read = await get(id);
const readName: string = read.name;
const deletedId: number = (await remove(id)).id;
const missing = await get(id).then(() => 'found', (error: Error) => error.message);
console.log(JSON.stringify({ isSame: deletedId === id, isListed, readName, missing }));
`;
const only = `
function only<Item>(value: Item | Item[]): Item {
  if (Array.isArray(value)) throw new Error('a list');
  return value;
}
function all<Item>(value: Item | Item[]): Item[] {
  if (!Array.isArray(value)) throw new Error('no list');
  return value;
}
`;

const generators: Record<string, Generator> = {
  '@hey-api/openapi-ts': {
    generate: (name) =>
      run(
        tool('@hey-api/openapi-ts/bin/run.js'),
        '-i',
        'openapi.yaml',
        '-o',
        join(folder, name, 'client'),
        '--no-log-file',
        '--silent',
      ),
    client: 'client/sdk.gen.ts',
    program: `import { deleteAgent, listAgents, saveAgent } from './client';
import { client } from './client/client.gen';
import type { Agent, AgentSave } from './client';
declare const process: { env: Record<string, string> };
client.setConfig({ baseUrl: process.env.BASE_URL, auth: () => process.env.TOKEN });
${only}
function value<Data, Failure extends { error: string }>({ data, error }: { data?: Data; error?: Failure }): Data {
  if (data === undefined) throw new Error(error?.error);
  return data;
}
const save = async (body: AgentSave): Promise<Agent> => value(await saveAgent({ body }));
const list = async (): Promise<Agent[]> => all(value(await listAgents()));
const get = async (id: number): Promise<Agent> => only(value(await listAgents({ query: { id } })));
const remove = async (agentId: number): Promise<Agent> => value(await deleteAgent({ body: { agentId } }));
${steps}`,
  },
  orval: {
    generate(name) {
      const output = { target: join(folder, name, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: server.url };
      writeFileSync(
        join(folder, name, 'orval.config.cjs'),
        `module.exports = ${JSON.stringify({ api: { input: join(root, 'openapi.yaml'), output } })};`,
      );
      return run(tool('orval/dist/bin/orval.js'), '--config', join(folder, name, 'orval.config.cjs'));
    },
    client: 'client.ts',
    program: `import { deleteAgent, listAgents, saveAgent, type Agent } from './client';
declare const process: { env: Record<string, string> };
const options = { headers: { Authorization: \`Bearer \${process.env.TOKEN}\` } };
${only}
const failure = ({ data }: { data: { error: string } }) => new Error(data.error);
async function save(body: Parameters<typeof saveAgent>[0]): Promise<Agent> {
  const reply = await saveAgent(body, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
async function read(id?: number): Promise<Agent | Agent[]> {
  const reply = await listAgents(id === undefined ? undefined : { id }, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
const list = async () => all(await read());
const get = async (id: number) => only(await read(id));
async function remove(agentId: number): Promise<Agent> {
  const reply = await deleteAgent({ agentId }, options);
  if (reply.status !== 200) throw failure(reply);
  return reply.data;
}
${steps.replace('const read = await', 'const found = await').replace('read.name', 'found.name')}`,
  },
};

const folderOf = (generator: string) => generator.replace(/\W/g, '');

describe.each(Object.entries(generators))('%s', (generator, { generate, client, program }) => {
  const name = folderOf(generator);

  test('makes a client with every operation', async () => {
    mkdirSync(join(folder, name));
    await generate(name);
    const text = readFileSync(join(folder, name, client), 'utf8');
    expect(operations.map(({ id }) => id).filter((id) => !new RegExp(`export const ${id}\\b`).test(text))).toEqual([]);
  }, 60_000);

  test('that compiles, and so does a program that uses it', async () => {
    writeFileSync(join(folder, name, 'program.ts'), program);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
    };
    writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    const problems = await run(tool('typescript/bin/tsc'), '-p', join(folder, name)).catch(
      (error: { stdout?: string }) => error.stdout,
    );
    expect(problems).toBe('');
  }, 60_000);

  test('and that creates, lists, reads and deletes', async () => {
    const outfile = join(folder, name, 'program.mjs');
    await build({
      entryPoints: [join(folder, name, 'program.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      target: 'node20',
      platform: 'node',
      logLevel: 'silent',
    });
    const env = { ...environment, BASE_URL: server.url, TOKEN: await server.tokenFor() };
    // Not in this process: the server answers here.
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], { env });
    expect(JSON.parse(stdout)).toEqual({
      isSame: true,
      isListed: true,
      readName: 'Made by another client',
      missing: 'Agent not found',
    });
  }, 60_000);
});

/** Where the types of the other generator say more than ours, and why; in the other direction all fit. */
const narrower: Record<string, string> = {
  SchedulePreview: 'the ten times of `next` are a tuple there, because minItems and maxItems are equal',
};

test('the types of the SDK and those of another generator can be put in place of each other, schema by schema', async () => {
  const names = Object.keys(document.components.schemas);
  const checks = names.flatMap((name) => [
    `export const to${name} = (value: Theirs.${name}): Ours['${name}'] => value;`,
    ...(name in narrower ? ['// @ts-expect-error narrower there'] : []),
    `export const from${name} = (value: Ours['${name}']): Theirs.${name} => value;`,
  ]);
  const types =
    "import type * as Theirs from './client/types.gen';\nimport type { components } from './sdk-types';\ntype Ours = components['schemas'];\n";
  const place = join(folder, folderOf('@hey-api/openapi-ts'));
  writeFileSync(join(place, 'sdk-types.ts'), readFileSync(join(root, 'sdk/src/generated/types.ts'), 'utf8'));
  writeFileSync(join(place, 'checks.ts'), types + checks.join('\n'));
  const problems = await run(tool('typescript/bin/tsc'), '-p', place).catch(
    (error: { stdout?: string }) => error.stdout,
  );
  expect({ schemas: names.length > 100, problems }).toEqual({ schemas: true, problems: '' });
}, 60_000);
