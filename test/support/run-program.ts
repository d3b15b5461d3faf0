// Runs a program of a bundle. One process leaves its compiled code for later processes of the same bundle, because
// compiling takes a third of the CPU time of a start. Node.js 20 has no such cache.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

type Programs = Record<string, () => Promise<unknown>>;
type Bundle = (module: { exports: Programs }, require: NodeJS.Require) => void;

/** A process that ends with less CPU time has compiled only a part of its program. */
const minCpuMicroseconds = 400_000;

function leaveCode(script: Script, file: string): void {
  const { user, system } = process.cpuUsage();
  if (user + system < minCpuMicroseconds || existsSync(file)) return;
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, script.createCachedData());
  renameSync(unfinished, file);
}

/** Runs the program of a source file, such as `server/bin/api.ts`. */
export function runProgram(bundle: string, path: string): void {
  // V8 refuses code that was compiled with other options.
  const options = createHash('sha256').update(process.execArgv.join(' ')).digest('hex').slice(0, 8);
  const file = `${bundle}-${options}`;
  const script = new Script(readFileSync(bundle, 'utf8'), {
    filename: bundle,
    ...(existsSync(file) && { cachedData: readFileSync(file) }),
  });
  // A worker compiles less of the bundle than an API.
  const isLarge = path !== 'server/bin/worker.ts';
  process.once('exit', (code) => (code === 0 && isLarge ? leaveCode(script, file) : undefined));
  const module = { exports: {} as Programs };
  (script.runInThisContext() as Bundle)(module, createRequire(bundle));
  void module.exports[path]?.();
}
