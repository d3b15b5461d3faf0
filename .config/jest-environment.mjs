// Jest's Node.js environment, which also gives test files the modules of the server as Node.js itself loads them: see jest-native-modules.cjs.
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';
import { register } from 'tsx/esm/api';

register();

/** Processor seconds of this process and its ended children so far. */
function cpuSeconds() {
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

/** Makes `instanceof` hold in a test for what native modules have made with their own constructor of the same name. */
function acceptInstances(constructor, native) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(constructor, Symbol.hasInstance, {
    value(value) {
      return isInstance.call(this, value) || (this === constructor && value instanceof native);
    },
  });
}

export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.importNatively = (url) => import(url);
    // Otherwise a test would change a copy, and native modules would read the original.
    this.global.process.env = process.env;
    // Libraries refuse a date that was made by the constructor of another realm.
    this.global.Date = Date;
    for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'Map', 'Set', 'Promise'])
      acceptInstances(this.global[name], globalThis[name]);
    // TEST_TIMES names a file that gets a line for each test file: processor seconds, seconds, path. Linux only.
    if (process.env.TEST_TIMES) this.started = { path: context.testPath, cpu: cpuSeconds(), at: Date.now() };
  }

  async teardown() {
    await super.teardown();
    if (!this.started) return;
    const { path, cpu, at } = this.started;
    const line = `${(cpuSeconds() - cpu).toFixed(2)} ${((Date.now() - at) / 1000).toFixed(1)} ${path}\n`;
    appendFileSync(process.env.TEST_TIMES, line);
  }
}
