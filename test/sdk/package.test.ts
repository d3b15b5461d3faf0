// Tests the package as users get it: built, packed, unpacked, and loaded by `import` and by `require`.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { installedTool } from '../../.config/tools/install.js';
import { briefProcess } from '../support/brief-process.js';
import { isFullRun } from '../support/full-run.js';
import { testIf } from '../support/platform.js';
import { startTestServer } from '../support/server.js';
import { ts } from '../support/typescript.js';
import { allowedBytes, budget, bundle } from './bundle-size.js';
import { installPackage, readEntries, root, run, sdkFolder, tool, type InstalledPackage } from './installed.js';

let folder: string;
let consumer: string;
let installed: string;
let tarball: string;
let files: InstalledPackage['files'];
let packed: InstalledPackage;

beforeAll(() => {
  packed = installPackage();
  ({ folder, consumer, installed, tarball, files } = packed);
}, 300_000);
afterAll(() => packed?.remove());

describe('what is packed', () => {
  test('is dist, docs, README, CHANGELOG, LICENSE and package.json', () => {
    const top = new Set(files.map(({ path }) => path.split('/')[0]));
    expect([...top].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
    expect(files.filter(({ path }) => path.startsWith('dist/') && !/\.(js|cjs|d\.ts|d\.cts)$/.test(path))).toEqual([]);
  });

  test('is within its budget', () => {
    expect(packed.packedBytes).toBeLessThanOrEqual(budget.package?.maxBytes ?? 0);
  });

  // Declarations take four fifths of the time of a build, so only the full run builds them again.
  test('has the same bytes when it is built again', () => {
    if (isFullRun) expect(packed.packAgain()).toBe(packed.digest);
    else {
      const code = files.map(({ path }) => path).filter((path) => /^dist\/.*\.c?js$/.test(path));
      const built = packed.buildCodeAgain();
      expect(readdirSync(built, { recursive: true }).filter((name) => /\.c?js$/.test(String(name)))).toHaveLength(
        code.length,
      );
      for (const path of code)
        expect(readFileSync(join(built, '..', path), 'utf8')).toBe(readFileSync(join(installed, path), 'utf8'));
    }
  }, 240_000);

  test('has two dependencies and no scripts that run at installation', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['eventsource-parser', 'openapi-fetch']);
    expect(Object.keys(manifest.scripts).filter((name) => /install|^prepare$/.test(name))).toEqual([]);
  });

  test('makes a compiler read at most 30 of its files per entry', () => {
    const entries = Object.values(readEntries(installed)).flatMap((entry) => [
      join(installed, entry.import.types),
      join(installed, entry.require.types),
    ]);
    expect(entries).toHaveLength(12);
    const options = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
      noLib: true,
    };
    const host = ts.createCompilerHost(options);
    host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
    const parse = host.getSourceFile;
    const parsed = new Map<string, ReturnType<typeof parse>>();
    // Several entries read the same files.
    host.getSourceFile = (name, version) => {
      if (!parsed.has(name)) parsed.set(name, parse(name, version));
      return parsed.get(name);
    };
    for (const entry of entries) {
      const program = ts.createProgram([entry], options, host);
      const read = program.getSourceFiles().filter(({ fileName }) => fileName.includes('@agent-platform/sdk/dist'));
      expect([entry, read.length > 0, read.length <= 30]).toEqual([entry, true, true]);
    }
  });

  test('needs no types of Node', () => {
    for (const { path } of files.filter(({ path }) => /\.d\.c?ts$/.test(path))) {
      expect(readFileSync(join(installed, path), 'utf8')).not.toMatch(/reference types=|NodeJS\.|from ['"]node:/);
    }
  });
});

describe('checkers of packages', () => {
  test('publint reports no problem', () => {
    expect(run(tool('publint'), ['--strict', '--pack', 'false', installed], folder)).toMatch(/All good/);
  });

  const attw = installedTool('attw');
  const ifAttw = testIf(attw !== null, 'attw is not installed: npm run tool -- --install attw');
  ifAttw(
    'attw reports no problem with any entry: node10, node16 from CommonJS, node16 from ES modules, bundlers',
    () => {
      const program = join(attw ?? '', 'node_modules/.bin/attw');
      const printed = run(process.execPath, [...briefProcess, program, tarball, '--format', 'json'], folder);
      const { analysis, problems } = JSON.parse(printed) as {
        analysis: { entrypoints: Record<string, { resolutions: Record<string, unknown> }> };
        problems?: object;
      };
      expect(problems ?? {}).toEqual({});
      const checked = Object.values(analysis.entrypoints).map(({ resolutions }) => Object.keys(resolutions).sort());
      expect(checked.slice(0, 6)).toEqual(Array(6).fill(['bundler', 'node10', 'node16-cjs', 'node16-esm']));
    },
  );
});

describe('the installed package', () => {
  const call = `
    const headers = { 'Content-Type': 'application/json' };
    const fetch = async (request) => new Response(JSON.stringify([{ id: 7 }]), { headers });
    const client = createClient({ baseUrl: 'http://api.test', token: 't', fetch });
    const error = new NotFoundError('x', new Response(), {});
    client.agents.list().then((agents) => console.log(agents[0].id, typeof listAgents, error instanceof ApiError));`;

  test.each([
    [
      'import',
      'try.mjs',
      `import { createClient, listAgents, ApiError, NotFoundError } from '@agent-platform/sdk';${call}`,
    ],
    [
      'require',
      'try.cjs',
      `const { createClient, listAgents, ApiError, NotFoundError } = require('@agent-platform/sdk');${call}`,
    ],
  ])('works by %s', (_way, name, source) => {
    writeFileSync(join(consumer, name), source);
    expect(run(process.execPath, ['--no-warnings', name], consumer)).toBe('7 function true\n');
  });

  test('every entry has the same exports by import and by require', () => {
    const names = Object.keys(readEntries(installed)).map((entry) => `@agent-platform/sdk${entry.slice(1)}`);
    expect(names).toHaveLength(6);
    const source = `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const name of ${JSON.stringify(names)}) {
        const [one, other] = [await import(name), require(name)].map((module) => Object.keys(module).sort().join());
        if (one !== other || one === '') throw new Error(name + ': ' + one + ' is not ' + other);
        if (!require.resolve(name).endsWith('.cjs')) throw new Error(name + ' is not CommonJS');
      }
      console.log('same');`;
    writeFileSync(join(consumer, 'entries.mjs'), source);
    expect(run(process.execPath, ['entries.mjs'], consumer)).toBe('same\n');
  });

  test('instanceof and isApiError recognize the errors of another copy, and of the CommonJS copy', () => {
    // A link would resolve to the same package, and so to the same classes.
    const other = join(consumer, 'node_modules/other-copy');
    cpSync(installed, other, { recursive: true });
    writeFileSync(
      join(other, 'package.json'),
      readFileSync(join(installed, 'package.json'), 'utf8').replace('@agent-platform/sdk', 'other-copy'),
    );
    const source = `
      import { createRequire } from 'node:module';
      import * as one from '@agent-platform/sdk';
      import * as two from 'other-copy';
      import { ReplyMismatchError } from 'other-copy/validation';
      import { WebhookVerificationError } from '@agent-platform/sdk/webhooks';
      const headers = { 'X-Error-Code': 'agent_not_found' };
      const fetch = async () => new Response('{"error":"Agent not found"}', { status: 404, headers });
      const options = { baseUrl: 'http://api.test', token: 't', fetch };
      const error = await two.createClient(options).agents.get({ id: 1 }).catch((caught) => caught);
      const usage = await two.createClient(options).agents.list().toArray().catch((caught) => caught);
      const common = createRequire(import.meta.url)('@agent-platform/sdk');
      const required = await common.createClient(options).agents.get({ id: 1 }).catch((caught) => caught);
      class Mine extends one.NotFoundError {}
      class Yours extends two.NotFoundError {}
      console.log(JSON.stringify({
        sameClass: [one.NotFoundError === two.NotFoundError, one.NotFoundError === common.NotFoundError],
        required: [required instanceof one.NotFoundError, one.isApiError(required, 'agent_not_found'),
          common.isApiError(error), required instanceof one.ForbiddenError],
        is: [error instanceof one.NotFoundError, error instanceof one.ApiError, error instanceof one.AgentPlatformError,
          one.isApiError(error, 'agent_not_found'), usage instanceof one.UsageError],
        isNot: [error instanceof one.ForbiddenError, error instanceof one.UsageError, usage instanceof one.ApiError,
          error instanceof Mine, new Yours('x', new Response(), {}) instanceof Mine],
        others: [error, usage].map((caught) =>
          caught instanceof WebhookVerificationError || caught instanceof ReplyMismatchError),
        nothing: [null, undefined, 5, 'x', {}, new Error('x'), Object.create(null), () => {}]
          .filter((value) => value instanceof one.AgentPlatformError).length,
        own: [new Mine('x', new Response(), {}) instanceof Mine,
          new Yours('x', new Response(), {}) instanceof one.NotFoundError, error.name],
      }));`;
    writeFileSync(join(consumer, 'copies.mjs'), source);
    expect(JSON.parse(run(process.execPath, ['--no-warnings', 'copies.mjs'], consumer))).toEqual({
      sameClass: [false, false],
      required: [true, true, true, false],
      is: [true, true, true, true, true],
      isNot: [false, false, false, false, false],
      others: [false, false],
      nothing: 0,
      own: [true, true, 'NotFoundError'],
    });
  });

  test.each([
    [
      'require, with the default configuration',
      '',
      "require('@agent-platform/sdk')",
      "require('@agent-platform/sdk/testing')",
    ],
    [
      'import(), with the modules of Node',
      '--experimental-vm-modules',
      "await import('@agent-platform/sdk')",
      "await import('@agent-platform/sdk/testing')",
    ],
  ])(
    'Jest loads it by %s',
    (_way, nodeOptions, loadClient, loadTesting) => {
      const project = mkdtempSync(join(folder, 'jest-'));
      // Jest transforms files whose real path is outside node_modules, so the packages are copies.
      for (const name of ['openapi-fetch', 'eventsource-parser'])
        cpSync(join(root, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
      cpSync(installed, join(project, 'node_modules/@agent-platform/sdk'), { recursive: true });
      writeFileSync(join(project, 'package.json'), '{"name":"consumer"}');
      writeFileSync(
        join(project, 'sdk.test.js'),
        `test('lists', async () => {
        const { createClient, NotFoundError } = ${loadClient};
        const { createFake } = ${loadTesting};
        const fake = createFake();
        const client = createClient({ baseUrl: 'http://fake.test', token: 'any', fetch: fake.fetch });
        expect((await client.agents.list()).length).toBe(fake.records('agents').length);
        await expect(client.agents.get({ id: 999 })).rejects.toBeInstanceOf(NotFoundError);
      });`,
      );
      const printed = execFileSync(
        process.execPath,
        [...briefProcess, join(root, 'node_modules/jest/bin/jest.js'), '--json'],
        {
          cwd: project,
          env: { ...process.env, NODE_OPTIONS: nodeOptions },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: 100_000,
        },
      );
      expect(JSON.parse(printed)).toMatchObject({ numPassedTests: 1, success: true });
    },
    120_000,
  );

  test('every example except the fifth runs against a server, and deletes what it creates', async () => {
    const endings: Record<string, RegExp> = {
      '01-first-agent.ts': /^deleted agent \d+ and tag \d+$/,
      '02-errors-and-timeouts.ts': /^unreachable: /,
      '03-tools-and-tags.ts': /^deleted tag \d+$/,
      '04-skill.ts': /^deleted skill \d+$/,
      '06-scheduled-task.ts': /^deleted task \d+$/,
      '07-agents-that-talk.ts': /^deleted conversations, agents and knowledge base \d+$/,
    };
    // Further lines that the output must contain.
    const others: Record<string, RegExp[]> = {
      '07-agents-that-talk.ts': [
        /^calls call_agent\nreceives .*\nstreamed: The expert knows: it is the brake\.\nin the background: And what about E-21\?$/m,
        /: 4 messages, \d+ tokens, 1 helpful\n {2}Example expert \d+: search_knowledge_base gave .*E-17.*\nstopped: true, the run is stopped$/m,
      ],
    };
    const server = await startTestServer({}, { worker: true });
    try {
      // Only the full run waits for a scheduled run, which takes up to a minute.
      const runs = isFullRun ? {} : { RUNS: '0' };
      const env = { ...process.env, NODE_OPTIONS: '', BASE_URL: server.url, TOKEN: await server.tokenFor(), ...runs };
      // The fifth example needs a second organization with people, as in the demo. test/docs/demo.test.ts runs it.
      const names = readdirSync(join(sdkFolder, 'examples')).filter(
        (file) => file.endsWith('.ts') && !file.startsWith('05'),
      );
      await build({
        entryPoints: names.map((name) => join(sdkFolder, 'examples', name)),
        outdir: consumer,
        outExtension: { '.js': '.mjs' },
        format: 'esm',
        target: 'node20',
        bundle: true,
        packages: 'external',
      });
      // One process runs them one after the other, because each process would load the package again.
      const source = names.map((name) => `console.log('-- ${name}');\nawait import('./${name.slice(0, -3)}.mjs');\n`);
      writeFileSync(join(consumer, 'examples.mjs'), source.join(''));
      // execFileSync would block the server, which is in this process.
      const { stdout } = await promisify(execFile)(process.execPath, ['examples.mjs'], {
        cwd: consumer,
        env,
        timeout: 230_000,
      });
      const printed = stdout.split(/^-- .+\n/m).slice(1);
      expect(printed).toHaveLength(names.length);
      for (const [index, name] of names.entries()) {
        const lines = printed[index] ?? '';
        for (const line of others[name] ?? []) expect(lines).toMatch(line);
        expect({ name, ending: lines.trim().split('\n').at(-1) }).toEqual({
          name,
          ending: expect.stringMatching(endings[name] ?? /^a new example: say here what it prints last$/),
        });
      }
      for (const path of ['/agents', '/agent-tags', '/scheduled-tasks/manage'])
        expect((await server.call('GET', path)).body).toEqual([]);
      for (const [path, records] of [
        ['/skills/manage', 'skills'],
        ['/kb/manage', 'knowledgeBases'],
      ] as const) {
        expect((await server.call('GET', path)).body[records]).toEqual([]);
      }
    } finally {
      await server.stop();
    }
  }, 240_000);

  const { package: _package, ...bundles } = budget;
  test.each(Object.entries(bundles))(
    '%s, minified and compressed, is within its budget and at most 2 %% larger than recorded',
    async (_name, limit) => {
      const { bytes, inputs } = await bundle(limit, consumer);
      expect(limit.measuredBytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(allowedBytes(limit));
      expect(inputs.filter((name) => /testing/.test(name))).toEqual([]);
    },
  );

  // The time of an import depends on the machine (`npm run bench:sdk`). This test limits the bytes and modules instead.
  test('an import reads less than 90 KiB of the package, and only its two dependencies', () => {
    const read = (file: string): string[] => [
      file,
      ...[...readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path]) =>
        read(join(file, '..', path ?? '')),
      ),
    ];
    const texts = [...new Set(read(join(installed, 'dist/index.js')))].map((file) => readFileSync(file, 'utf8'));
    expect(texts.join('').length).toBeLessThan(90 * 1024);
    expect(new Set(texts.join('').match(/from "(?!\.)[^"]+"/g))).toEqual(
      new Set(['from "openapi-fetch"', 'from "eventsource-parser"']),
    );
  });
});
