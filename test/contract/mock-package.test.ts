// Tests the package of the mock as a partner uses it: packed, installed in a fresh folder, and run in CI.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { installedTool } from '../../.config/tools/install.js';
import { compiler, installPackage, root, run, tool, type InstalledPackage } from '../sdk/installed.js';
import { briefProcess } from '../support/brief-process.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { startMock, type Mock } from '../support/mock.js';
import { isLinux, testIf } from '../support/platform.js';
import { contract, type Json } from './support.js';
import { freePort } from './mock-process.js';

interface Packed {
  tarball: string;
  packedBytes: number;
  unpackedBytes: number;
  files: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'agent-platform-mock-'));
const project = join(folder, 'project');
const installed = join(project, 'node_modules/@agent-platform/mock');
const onLinux = testIf(isLinux, 'no /proc, where the mock looks for npm');
const environment = { ...process.env, NODE_OPTIONS: '', GITHUB_ACTIONS: '' };
let packed: Packed;
let sdk: InstalledPackage;

/** Builds in a copy, because other tests may use the built files at the same time. */
function pack(): Packed {
  const copy = join(folder, 'mocks');
  cpSync(join(root, 'mocks'), copy, { recursive: true, filter: (source) => !/\/(dist|node_modules)$/.test(source) });
  for (const name of ['codegen', 'node_modules', 'openapi.yaml', 'server', 'tsconfig.json'])
    symlinkSync(join(root, name), join(folder, name));
  if (!existsSync(join(root, 'sdk/dist/testing/index.js'))) run('npm', ['run', 'build', '--workspace', 'sdk'], root);
  // Does what `npm run build` does, without npm and the command of tsx, which take two seconds of CPU time.
  run(process.execPath, [...briefProcess, '--import', 'tsx', 'scripts/build.ts'], copy);
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename, size, unpackedSize, files }] = JSON.parse(run('npm', options, copy)) as Json;
  const paths = files.map(({ path }: Json) => path);
  return { tarball: join(folder, filename), packedBytes: size, unpackedBytes: unpackedSize, files: paths };
}

/** Links a package that the project would download. */
function link(name: string, target = join(root, 'node_modules', name)): void {
  const path = join(project, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Runs a script in the project, then ends the processes that the script has left running, as CI does. */
async function runScript(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('bash', ['-c', script], { cwd: project, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.kill(-(child.pid as number));
  await once(child, 'close');
  expect({ code, printed }).toMatchObject({ code: 0 });
  return printed;
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid as number), 'SIGKILL');
  } catch {
    // No process is left.
  }
}

function check(...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const command = join(project, 'node_modules/.bin/agent-platform-mock');
  const options = { cwd: project, env: environment };
  return new Promise((resolve) => {
    const child = execFile(command, ['check', ...args], options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    );
  });
}

beforeAll(() => {
  packed = pack();
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'partner', type: 'module', scripts: { test: 'node --test' } }),
  );
  // The package has no dependencies to download.
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.tarball], project);
  sdk = installPackage();
  cpSync(sdk.installed, join(project, 'node_modules/@agent-platform/sdk'), { recursive: true });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types']) link(name);
  // Otherwise, the check of traffic would download the CLI of Redocly.
  const tools = installedTool('contract');
  if (tools !== null) link('@redocly/cli', join(tools, 'node_modules/@redocly/cli'));
}, 300_000);
afterAll(() => {
  sdk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the package of the mock', () => {
  test('is small, and has no dependencies and no code of the server', () => {
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Json;
    expect(dependencies).toBeUndefined();
    expect(packed.packedBytes).toBeLessThan(700_000);
    expect(packed.unpackedBytes).toBeLessThan(3_000_000);
    expect(packed.files.filter((path) => !/^(dist|workflows)\/|^[^/]+$/.test(path))).toEqual([]);
    const code = packed.files
      .filter((path) => path.endsWith('.js'))
      .map((path) => readFileSync(join(installed, path), 'utf8'));
    expect(code.join('').match(/pg-boss|knex|@clerk\/backend/g)).toBe(null);
    expect(readFileSync(join(installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8')).toContain('@stoplight/prism-http 5');
  });

  test('has the contract of the repository', () => {
    expect(readFileSync(join(installed, 'dist/openapi.yaml'), 'utf8')).toBe(
      readFileSync(join(root, 'openapi.yaml'), 'utf8'),
    );
  });

  test('passes publint', () => {
    expect(run(tool('publint'), ['--strict', '--pack', 'false', installed], folder)).toContain('All good');
  });

  test('can be started by a program, and has types', () => {
    const program = `import { startMock, type Exchange } from '@agent-platform/mock';
import { recordFetch } from '@agent-platform/mock/record';
const exchanges: Exchange[] = [];
const mock = await startMock({ port: 0, onExchange: (exchange) => exchanges.push(exchange) });
const send: typeof fetch = recordFetch('recorded.ndjson');
const reply = await send(mock.url + '/agents', { headers: { authorization: 'Bearer any' } });
console.log(reply.status, mock.contractVersion);
await mock.close();
console.log(exchanges.map(({ operationId }) => operationId).join());
`;
    writeFileSync(join(project, 'start.ts'), program);
    const options = { strict: true, module: 'NodeNext', target: 'ES2022', lib: ['ES2022'], types: ['node'] };
    const compilerOptions = { ...options, skipDefaultLibCheck: true };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['start.ts'] }));
    run(process.execPath, [...briefProcess, compiler, '-p', project], project);
    expect(run(process.execPath, ['start.js'], project)).toBe(`200 ${contract.document.info.version}\nlistAgents\n`);
    const [line] = readFileSync(join(project, 'recorded.ndjson'), 'utf8').split('\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ request: { headers: { authorization: 'Bearer removed' } } });
    rmSync(join(project, 'start.js'));
  });
});

describe('npm', () => {
  const cases = [
    ['run mock', 'SIGKILL', root, ['run', 'mock', '--', '--port', '0']],
    ['exec agent-platform-mock', 'SIGTERM', project, ['exec', '--', 'agent-platform-mock', '--port', '0']],
    ['exec agent-platform-mock', 'SIGKILL', project, ['exec', '--', 'agent-platform-mock', '--port', '0']],
  ] as const;
  // After SIGTERM, the shell between npm and the mock ends too. After SIGKILL, it remains.
  onLinux.each(isFullRun ? cases : cases.slice(0, 2))(
    '%s: %s to npm ends the mock',
    async (_name, signal, cwd, args) => {
      const npm = spawn('npm', args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      try {
        let printed = '';
        npm.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
        const [, url = ''] = await eventually(
          () => Promise.resolve(/listens on (\S+)\. /.exec(printed) ?? []),
          ([found]) => found !== undefined,
        );
        expect((await fetch(`${url}/healthz`)).status).toBe(200);
        // The output closes when the last process that holds it has ended.
        const closed = once(npm, 'close');
        npm.kill(signal);
        await closed;
        await expect(fetch(`${url}/healthz`)).rejects.toThrow();
      } finally {
        endGroup(npm);
      }
    },
  );
});

const partnerTest = `import assert from 'node:assert/strict';
import test from 'node:test';
import { createClient } from '@agent-platform/sdk';

const client = createClient({
  baseUrl: process.env.AGENT_PLATFORM_URL,
  token: process.env.AGENT_PLATFORM_TOKEN,
});

test('reads agents', async () => {
  const agents = await client.agents.list();
  assert.ok(agents.length > 0);
  assert.equal((await client.agents.get(agents[0].id)).name.length > 0, true);
});

test('writes a record back', async () => {
  const [task] = await client.tasks.list();
  await client.tasks.update({ ...task, taskId: task.id });
});

test('reports errors', async () => {
  await assert.rejects(client.agents.get(0), { status: 400 });
});
`;

describe('the workflow of the mock for CI', () => {
  const recording = () => readFileSync(join(project, 'traffic.ndjson'), 'utf8').trim().split('\n');
  const toHarEntry = (line: string): Json => {
    const { request, response } = JSON.parse(line) as Json;
    const pairs = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }));
    const postData = request.body ? { text: request.body } : undefined;
    return {
      request: { ...request, headers: pairs(request.headers), postData },
      response: { ...response, headers: pairs(response.headers), content: { text: response.body } },
    };
  };
  let other: Mock;

  beforeAll(async () => {
    const changed = join(folder, 'changed.yaml');
    writeFileSync(changed, `${readFileSync(join(root, 'openapi.yaml'), 'utf8')}\n# Changed.\n`);
    other = await startMock({ contract: changed });
  }, 60_000);
  afterAll(() => other?.stop());

  test('starts the mock, runs the tests of the program, and checks their traffic', async () => {
    writeFileSync(join(project, 'agents.test.js'), partnerTest);
    const workflow = load(readFileSync(join(installed, 'workflows/contract-tests.yaml'), 'utf8')) as Json;
    const steps: Json[] = workflow.jobs['contract-tests'].steps;
    expect(workflow.env.CONTRACT_VERSION).toBe(contract.document.info.version);
    const commands = steps.flatMap((step) =>
      step.run && !step.if && !step.run.startsWith('npm ci') ? [step.run] : [],
    );
    expect(commands).toHaveLength(3);
    const env = { ...environment, ...workflow.env, AGENT_PLATFORM_URL: `http://127.0.0.1:${await freePort()}` };
    const printed = await runScript(['set -e', ...commands].join('\n'), env);
    expect(printed).toMatch(/5 exchanges checked against contract .*: 0 findings\.\n1 requests were refused/);
    expect(readFileSync(join(project, 'mock.log'), 'utf8')).toContain('GET /agents 200 listAgents');
  }, 120_000);

  // One command reads both recordings, because each start of Redocly takes a second of CPU time.
  test('fails if an exchange does not match the contract, and reads aliases and HAR files', async () => {
    const exchange = JSON.parse(recording().find((line) => line.includes('/agents"')) as string) as Json;
    const [agent, ...rest] = JSON.parse(exchange.response.body);
    const { name: _name, ...nameless } = agent;
    const changed = {
      ...exchange,
      response: { ...exchange.response, body: JSON.stringify([{ ...nameless, etag: 5 }, ...rest]) },
    };
    const url = new URL(exchange.request.url);
    url.searchParams.set('colour', 'red');
    const undeclared = { ...exchange, request: { ...exchange.request, url } };
    const malformed = structuredClone(
      JSON.parse(recording().find((line) => line.includes('"method":"PUT"')) as string) as Json,
    );
    malformed.request.headers['if-match'] = 'unquoted';
    // `etag` is read-only, so its value is checked only in replies.
    malformed.request.body = JSON.stringify({ ...JSON.parse(malformed.request.body), etag: 5 });
    const lines = [changed, undeclared, malformed].map((one) => `${JSON.stringify(one)}\n`);
    writeFileSync(join(project, 'wrong.ndjson'), lines.join(''));
    const entries = recording().map(toHarEntry);
    const first = entries.find(({ request }) => new URL(request.url).pathname === '/agents');
    const elsewhere = { ...first, request: { ...first!.request, url: 'https://elsewhere.example/agents?colour=red' } };
    const { origin } = new URL(first!.request.url);
    const unknown = { ...first, request: { ...first!.request, url: `${origin}/no-such-path` } };
    const alias = {
      ...first,
      request: { ...first!.request, url: `${origin}/chat/c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6/stream` },
      response: { ...first!.response, status: 204, content: { text: '' } },
    };
    const all = [...entries, elsewhere, unknown, alias];
    writeFileSync(join(project, 'traffic.har'), JSON.stringify({ log: { entries: all } }));
    const { status, stdout, stderr } = await check('wrong.ndjson', 'traffic.har', '--server', origin);
    expect({ status, stdout, findings: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^9 exchanges checked .*: 7 findings\.\n.* 3 exchanges belong to other servers/),
      findings: [
        '- GET /no-such-path: the contract does not have this operation',
        expect.stringMatching(/GET \/agents 200, response: .*name.* 1 times\)$/),
        expect.stringMatching(/GET \/agents 200, response: .*etag.* 1 times\)$/),
        // The reply is a list or an agent, so Redocly also reports why it is not an agent.
        expect.stringMatching(/GET \/agents 200, response: .*must be object.* 1 times\)$/),
        expect.stringMatching(/GET \/agents 200, response: .*exactly one schema in oneOf.* 1 times\)$/),
        expect.stringMatching(/GET \/agents 200, request: .*colour.* 1 times\)$/),
        expect.stringMatching(/PUT \/scheduled-tasks\/manage 200, request: .*If-Match.* 1 times\)$/),
      ],
    });
  });

  test('warns if the contract has another version, and fails only with --strict', async () => {
    const { version } = contract.document.info;
    const ofService = new RegExp(`^Warning: .*${other.url}.*\\n$`);
    const same = ['--contract-version', version, '--service', other.url];
    expect(await check(...same)).toMatchObject({ status: 0, stderr: expect.stringMatching(ofService) });
    const moved = ['--contract-version', '0.9.0'];
    const warning = `Warning: This package has contract ${version}, but the program was written for 0.9.0.\n`;
    expect(await check(...moved)).toMatchObject({ status: 0, stderr: warning });
    expect(await check(...moved, '--strict')).toMatchObject({ status: 1, stderr: warning });
  });

  test.each([
    [[], 'Name a recording, --contract-version or --service.\n'],
    [['missing.har'], /^missing\.har cannot be read as recorded traffic: ENOENT/],
    [['traffic.ndjson', '--server', 'here'], '--server must be an http or https URL, not "here".\n'],
    [['--service', 'http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1\/openapi\.json cannot be read/],
  ])('explains in one line what is wrong with %j', async (given, expected) => {
    const { status, stderr } = await check(...given);
    expect([status, stderr]).toEqual([1, typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
