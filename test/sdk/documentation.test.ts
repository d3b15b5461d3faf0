// Compiles the TypeScript examples of Markdown files and of the SDK's comments against the installed package. Runs them
// against the mock or the SDK's fake. test/sdk/consumers tests the examples with a `consumer`.
// test/contract/mock-examples.test.ts runs the programs in examples/.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { briefProcess } from '../support/brief-process.js';
import { startMock, type Mock } from '../support/mock.js';
import { ts } from '../support/typescript.js';
import type { ExampleOutcome, RunnableExample } from './example-runner.js';
import { compiler, installPackage, readEntries, root, run, sdkFolder, type InstalledPackage } from './installed.js';

interface Example {
  /** File and line of the example. */
  place: string;
  code: string;
}

/** Examples that do not run on the mock, each with the reason. They run on the SDK's fake. */
const onFake: [RegExp, string][] = [
  [/waitUntilReady|AndWait\(|waitFor\w+\(|blob, \{/, 'the mock returns examples, whose status never changes'],
  [/signTestEvent/, 'it sends to the receiver of a webhook, which is the reader’s own program'],
];
/** Examples that end with an error, and the name of the error. */
const rejections: [RegExp, string][] = [[/controller\.abort\(\)/, 'AbortError']];

// Names that an example may use without declaring them. example-runner.ts has the values.
const examplePrelude = `import type { Agent, Client, CoreClient } from '@agent-platform/sdk';
declare global {
  const client: Client;
  const core: CoreClient;
  const agent: Agent;
  const baseUrl: string;
  const token: string;
  const session: { getToken(): Promise<string> };
  const readToken: () => Promise<string>;
  const error: unknown;
  const request: Request;
}
`;

function findExamples(): Example[] {
  const markdown = ts.sys
    .readDirectory(root, ['.md'], ['**/node_modules', '**/dist', '.data'], undefined)
    .filter((file) => !file.endsWith('api-report.md'));
  const sources = ts.sys.readDirectory(join(sdkFolder, 'src'), ['.ts']);
  const find = (file: string, fence: RegExp, clean: (block: string) => string): Example[] => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(fence)].map((match) => ({
      place: `${relative(root, file)}:${text.slice(0, match.index).split('\n').length}`,
      code: clean(match[1] ?? ''),
    }));
  };
  return [
    ...markdown.flatMap((file) => find(file, /^```ts\n([\s\S]*?)^```$/gm, (block) => block)),
    ...sources.flatMap((file) =>
      find(file, /^ *\* ```ts\n([\s\S]*?)^ *\* ```$/gm, (block) => block.replace(/^ *\* ?/gm, '')),
    ),
  ];
}

/** Returns the entry of the installed package that exports each name. Includes types. */
function readExports(installed: string): Map<string, string> {
  const entries = Object.entries(readEntries(installed)).map(
    ([entry, { import: files }]) => [entry, join(installed, files.types)] as const,
  );
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
      // Only names are read.
      noLib: true,
    },
  );
  const checker = program.getTypeChecker();
  return new Map(
    entries.flatMap(([entry, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return checker
        .getExportsOfModule(symbol!)
        .map(({ name }) => [name, `@agent-platform/sdk${entry.slice(1)}`] as const);
    }),
  );
}

/** Adds an import for each export of the package that the example uses without one. */
function toModule({ code }: Example, exports: Map<string, string>): string {
  const own = [...code.matchAll(/^import .*;\n/gm)].map(([line]) => line);
  const body = code.replace(/^import .*;\n/gm, '');
  const isMissing = (name: string) =>
    new RegExp(`(?<![.\\w'])${name}\\b`).test(body) &&
    !own.some((line) => line.includes(name)) &&
    !new RegExp(`(const|let) ${name}\\b`).test(body);
  const missing = [...exports]
    .filter(([name]) => isMissing(name))
    .map(([name, entry]) => `import { ${name} } from '${entry}';\n`);
  // The example is the body of a function, because it may contain `return`.
  return `${[...own, ...missing].join('')}export default async function () {\n${body}}\n`;
}

const examples = findExamples();
const fileOf = (index: number) => `example-${index}`;
let packed: InstalledPackage;
let exports: Map<string, string>;

beforeAll(() => {
  packed = installPackage();
  exports = readExports(packed.installed);
  examples.forEach((example, index) =>
    writeFileSync(join(packed.consumer, `${fileOf(index)}.ts`), toModule(example, exports)),
  );
}, 300_000);
afterAll(() => packed?.remove());

test('there are examples in the README and in the comments of the SDK', () => {
  const count = (file: string) => examples.filter(({ place }) => place.startsWith(`${file}:`)).length;
  expect(count('sdk/README.md')).toBeGreaterThanOrEqual(6);
  for (const file of ['operations', 'methods']) expect(count(`sdk/src/generated/${file}.ts`)).toBeGreaterThan(20);
  for (const file of [
    'client',
    'core',
    'chat',
    'knowledge-file',
    'list',
    'upload',
    'webhooks',
    'testing/fake',
    'middleware/log',
    'opentelemetry',
    'validation',
  ]) {
    expect([file, count(`sdk/src/${file}.ts`) > 0]).toEqual([file, true]);
  }
});

test('the package exports the types that the README promises for each function in its table', () => {
  const readme = readFileSync(join(sdkFolder, 'README.md'), 'utf8');
  expect(readme.replace(/\s+/g, ' ')).toContain(
    'A function `x` of this table has a type `XError`, and `XInput` if it takes',
  );
  const names = [...readme.matchAll(/^\| `[\w.]+` +\| `(\w+)` +\|/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  const operations = readFileSync(join(sdkFolder, 'src/generated/operations.ts'), 'utf8');
  const typesOf = (name: string) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const takesNone = new RegExp(`function ${name}\\([^)]*types\\.NoInput`).test(operations);
    return [`${type}Error`, takesNone ? 'NoInput' : `${type}Input`];
  };
  expect(names.flatMap(typesOf).filter((type) => !exports.has(type))).toEqual([]);
});

test('every example compiles, and so do the programs in examples/', () => {
  const { consumer } = packed;
  copyExamples(consumer);
  // The programs use types of Node.js, which the package itself does not need.
  const node = [
    'declare const process: { env: Record<string, string | undefined>; stdout: { write(text: string): void } };',
    "declare module 'node:url' { export function fileURLToPath(url: URL): string; }",
  ];
  writeFileSync(join(consumer, 'node.d.ts'), node.join('\n'));
  writeFileSync(join(consumer, 'prelude.d.ts'), examplePrelude);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts', 'examples/*.ts'] }),
  );
  const printed = compile(consumer);
  expect(printed.replace(/\bexample-(\d+)\.ts/g, (_file, index) => examples[Number(index)]?.place ?? '')).toBe('');
}, 240_000);

/** Leaves out the console, whose types `npm run typecheck:console` checks. */
function copyExamples(consumer: string): void {
  const filter = (file: string) => file !== join(sdkFolder, 'examples/console');
  cpSync(join(sdkFolder, 'examples'), join(consumer, 'examples'), { recursive: true, filter });
}

function compile(folder: string): string {
  try {
    return run(process.execPath, [...briefProcess, compiler, '-p', folder], folder);
  } catch (error) {
    return (error as { cause: { stdout: string } }).cause.stdout;
  }
}

describe('run', () => {
  let mock: Mock;
  beforeAll(async () => (mock = await startMock()), 60_000);
  afterAll(() => mock?.stop());

  test('every example succeeds, or rejects as it shows', async () => {
    const { consumer } = packed;
    const entryPoints = examples.map((_example, index) => join(consumer, `${fileOf(index)}.ts`));
    await build({ entryPoints, outdir: consumer, outExtension: { '.js': '.mjs' }, format: 'esm', target: 'node20' });
    await build({
      entryPoints: [join(root, 'test/sdk/example-runner.ts')],
      outfile: join(consumer, 'run.mjs'),
      format: 'esm',
      target: 'node20',
    });
    const runnable = examples.map(({ code }, index): RunnableExample => ({
      file: `./${fileOf(index)}.mjs`,
      on: onFake.some(([pattern]) => pattern.test(code)) ? 'fake' : 'mock',
    }));
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      MOCK_URL: mock.url,
      TOKEN: 'any',
      EXAMPLES: JSON.stringify(runnable),
    };
    const { stdout } = await promisify(execFile)(process.execPath, ['run.mjs'], {
      cwd: consumer,
      env,
      timeout: 150_000,
      maxBuffer: 16 * 1024 * 1024,
    });
    const outcomes = JSON.parse(stdout) as ExampleOutcome[];
    expect(outcomes).toHaveLength(examples.length);
    const wrong = outcomes.flatMap(({ problem }, index) => {
      const { place, code } = examples[index] as Example;
      const expected = rejections.find(([pattern]) => pattern.test(code))?.[1] ?? null;
      return (problem?.split(':')[0] ?? null) === expected ? [] : [`${place}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  }, 180_000);

  test('more than nine tenths of the examples run on the mock, and each exception matches an example', () => {
    for (const [pattern] of [...onFake, ...rejections])
      expect(examples.some(({ code }) => pattern.test(code))).toBe(true);
    expect(examples.filter(({ code }) => onFake.some(([pattern]) => pattern.test(code))).length).toBeLessThan(
      examples.length / 10,
    );
  });
});
