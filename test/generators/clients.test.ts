// Tests the clients of other generators. By default, tests only the two clients that programs.ts uses.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { operations } from '../contract/support.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { compile, createWorkFolder, generate, generators, packages, run } from './generators.js';
import { expectedOutput, programs } from './programs.js';

interface Outcome {
  folder: string;
  text: string;
  problems: string;
  generateSeconds: number;
  compileSeconds: number;
}

const tested = Object.keys(generators).filter((name) => isFullRun || name in programs);
const workFolder = createWorkFolder();
const outcomes = new Map<string, Outcome>();
let server: TestServer;

async function timed<Value>(action: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now();
  return [await action(), Math.round((performance.now() - start) / 100) / 10];
}

async function tryGenerator(name: string): Promise<void> {
  const [{ folder, text }, generateSeconds] = await timed(() => generate(workFolder, name));
  const program = programs[name];
  if (program !== undefined) writeFileSync(join(folder, 'program.ts'), program);
  const [problems, compileSeconds] = await timed(() => compile(folder));
  outcomes.set(name, { folder, text, problems, generateSeconds, compileSeconds });
}

const namesOperation = (text: string, [first = '', ...rest]: string) =>
  new RegExp(`\\b[${first}${first.toUpperCase()}]${rest.join('')}(?![a-z])`).test(text);
const namedOperations = (text: string) => operations.map(({ id }) => id).filter((id) => namesOperation(text, id));

beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  // Runs two generators concurrently, because each keeps one processor busy.
  const names = [...tested];
  const takeNext = async (): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) await tryGenerator(name);
  };
  await Promise.all([takeNext(), takeNext()]);
}, 600_000);

afterAll(async () => {
  await server?.stop();
  rmSync(workFolder, { recursive: true, force: true });
  const versions: Record<string, string> = { ...packages, 'kubb (ts and zod)': packages['@kubb/core'] ?? '' };
  const rows = [...outcomes].map(([name, { text, problems, generateSeconds, compileSeconds }]) => ({
    generator: `${name} ${versions[name]}`,
    operations: namedOperations(text).length,
    'compiler errors': problems.split('\n').filter((line) => line.includes('error TS')).length,
    lines: text.split('\n').length,
    'generate s': generateSeconds,
    'compile s': compileSeconds,
  }));
  console.table(rows);
});

describe.each(tested)('%s', (name) => {
  test('has every operation', () => {
    expect(namedOperations(outcomes.get(name)!.text)).toEqual(operations.map(({ id }) => id));
  });

  test('compiles under tsc --strict', () => {
    expect(outcomes.get(name)!.problems).toBe('');
  });
});

test.each(Object.keys(programs))('a program with the client of %s creates, lists, reads and deletes', async (name) => {
  const { folder } = outcomes.get(name)!;
  const outfile = join(folder, 'program.mjs');
  const entryPoints = [join(folder, 'program.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
  // Runs in a separate process, because this process serves the requests.
  const printed = await run(outfile, [], folder, { BASE_URL: server.url, TOKEN: await server.tokenFor() });
  expect(JSON.parse(printed)).toEqual(expectedOutput);
});
