// `npm run test:consumers` installs the packed SDK in each project of this folder, as its users do, then compiles and
// runs the project. The recipes and the guide to streaming contain some of the code.
// `npm run test:consumers -- jest vite` runs only these two.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runNpm, UnreachableRegistryError } from '../../../.config/tools/install.js';
import { installRuntimes } from '../../runtimes/binaries.js';
import { runInChromium } from '../../runtimes/chromium.js';
import type { Outcome } from '../../runtimes/suite.js';
import { runInWorkerd } from '../../runtimes/workerd.js';
import { browserPath } from '../../support/chromium.js';
import { installPackage, root } from '../installed.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The code of the recipes by file. The fence of each block names the file as `<consumer>/<path>`. */
function readRecipes(): Map<string, string> {
  const pages = ['sdk/docs/recipes.md', 'server/docs/guides/streaming.md'];
  const text = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
  const blocks = [...text.matchAll(/^```\w+ consumer=(\S+)\n([\s\S]*?)^```$/gm)];
  return new Map(blocks.map(([, file = '', code = '']) => [file, code]));
}

/**
 * Functions that run a built project outside Node.js, by the name of the project. A function returns the reason as text
 * if this machine lacks the runtime.
 */
const runtimes: Record<string, (folder: string) => Promise<Outcome[] | string>> = {
  async vite(folder) {
    const assets = join(folder, 'dist/assets');
    const script = readFileSync(join(assets, readdirSync(assets).find((name) => name.endsWith('.js')) ?? ''), 'utf8');
    return browserPath ? runInChromium(script) : 'there is no Chromium';
  },
  async worker(folder) {
    const binaries = installRuntimes();
    return typeof binaries === 'string' ? binaries : runInWorkerd(binaries.workerd, join(folder, 'dist'));
  },
};

function readConsumers(names: readonly string[]): string[] {
  const all = readdirSync(here).filter((name) => existsSync(join(here, name, 'package.json')));
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`no such consumer: ${unknown.join(', ')}; there are ${all.join(', ')}`);
  return names.length === 0 ? all : [...names];
}

function install(name: string, folder: string, tarball: string, recipes: Map<string, string>): void {
  cpSync(join(here, name), folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path) });
  for (const [file, code] of recipes) {
    if (!file.startsWith(`${name}/`)) continue;
    const target = join(folder, file.slice(name.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  runNpm(['ci'], folder, name);
  runNpm(['install', '--no-save', tarball], folder, name);
}

async function check(name: string, folder: string): Promise<string> {
  // Options of this repository's test runner must not reach the test runner of the consumer.
  const { NODE_OPTIONS: _options, npm_config_workspace: _workspace, ...env } = process.env;
  const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'check'], {
    cwd: folder,
    env,
    timeout: 120_000,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}${error.stderr}`.trim());
  });
  if (stdout.trim().split('\n').at(-1) !== 'ok')
    throw new Error(`the check did not print "ok" at its end\n${stdout}${stderr}`);
  const outcomes = await runtimes[name]?.(folder);
  if (typeof outcomes === 'string') return `compiled; not run: ${outcomes}`;
  const problems = (outcomes ?? []).filter(({ problem }) => problem !== null);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return 'ok';
}

const consumers = readConsumers(process.argv.slice(2));
const recipes = readRecipes();
const folder = mkdtempSync(join(tmpdir(), 'agent-platform-consumers-'));
const { tarball, remove } = installPackage();
let failed = 0;

/** Prints the result of a project. If the npm registry cannot be reached, skips the project, or fails it in CI. */
async function report(name: string, work: () => Promise<string>): Promise<void> {
  const startedAtMs = performance.now();
  const outcome = await work().catch((error: Error) => {
    if (error instanceof UnreachableRegistryError && process.env.CI !== 'true') return `skipped: ${error.message}`;
    failed += 1;
    return `FAILED\n${error.message}`;
  });
  console.log(`| ${name} | ${Math.round((performance.now() - startedAtMs) / 100) / 10} s | ${outcome} |`);
}

try {
  let previous = Promise.resolve();
  for (const name of consumers) {
    const project = join(folder, name);
    // Each project is installed while the previous one is compiled.
    const current = report(name, async () => {
      install(name, project, tarball, recipes);
      await previous;
      return check(name, project);
    });
    await previous;
    previous = current;
  }
  await previous;
} finally {
  remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
