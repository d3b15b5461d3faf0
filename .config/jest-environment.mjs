// Jest's Node.js environment with four differences:
// - Node.js, not Jest, loads modules such as the server's (modules-outside-jest.cjs). Tests share `process.env` and
//   `Date` with these modules, and `instanceof` accepts errors and other objects of these modules.
// - Test files that measure CPU time or memory run apart from the others.
// - After each test file, every AsyncLocalStorage that ran in it is disabled.
// - If the variable TEST_TIMES names a file, the times of each test file are appended to it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';

process.setSourceMapsEnabled(true);

const root = dirname(import.meta.dirname);

/** Imports the compiled copy of a source file (test/support/build-tree.ts) outside of Jest's context. */
function importOutsideJest(url) {
  const path = relative(root, fileURLToPath(url)).replace(/\.ts$/, '.js');
  return import(pathToFileURL(join(process.env.TEST_BUILD, path)).href);
}

/** Jest leaves an AsyncLocalStorage of each test file enabled, which slows all later promises of the worker. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Returns the CPU seconds of this process and of its ended children. */
function cpuSeconds() {
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

/** Makes `instanceof` accept objects that modules outside of Jest's context created with `outsideConstructor`. */
function acceptInstances(constructor, outsideConstructor) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(constructor, Symbol.hasInstance, {
    value(value) {
      return isInstance.call(this, value) || (this === constructor && value instanceof outsideConstructor);
    },
  });
}

/**
 * Waits until the test file may run. At most two files that measure CPU time or memory (`@measures`) run concurrently,
 * one per lock, and no other file runs at the same time. Returns the connection that holds the locks.
 */
async function waitForLocks(measures) {
  const client = new pg.Client({ connectionString: JSON.parse(process.env.TEST_DATABASE_SERVER).url });
  await client.connect();
  if (measures) await client.query('select pg_advisory_lock($1)', [1 + (process.env.JEST_WORKER_ID % 2)]);
  else for (const lock of [1, 2]) await client.query('select pg_advisory_lock_shared($1)', [lock]);
  return client;
}

export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.measures = 'measures' in context.docblockPragmas;
    this.global.importOutsideJest = importOutsideJest;
    // Jest gives a test a copy of `process.env`, but modules outside of Jest's context read the original.
    this.global.process.env = process.env;
    // Libraries reject a `Date` from another realm.
    this.global.Date = Date;
    for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'Map', 'Set', 'Promise'])
      acceptInstances(this.global[name], globalThis[name]);
    this.testPath = context.testPath;
  }

  async setup() {
    await super.setup();
    this.locks = await waitForLocks(this.measures);
    // Works only on Linux, because `cpuSeconds` reads /proc.
    if (process.env.TEST_TIMES) this.started = { path: this.testPath, cpu: cpuSeconds(), at: Date.now() };
  }

  async teardown() {
    await super.teardown();
    disableStorages();
    await this.locks?.end();
    if (!this.started) return;
    const { path, cpu, at } = this.started;
    const line = `${(cpuSeconds() - cpu).toFixed(2)} ${((Date.now() - at) / 1000).toFixed(1)} ${path}\n`;
    appendFileSync(process.env.TEST_TIMES, line);
  }
}
