// The example console: a copy with the packages of its lockfile, built and served by Vite.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { installTool, UnreachableRegistryError } from '../../../.config/tools/install.js';
import { briefProcess } from '../../support/brief-process.js';
import { installPackage } from '../installed.js';

export interface InstalledConsole {
  /** Builds the console and serves the build. */
  serve(): Promise<{ url: string; stop(): Promise<void> }>;
  remove(): void;
}

/**
 * Installs missing packages in the repository, as `npm run tool -- --install console` does. `npm ci` in each copy would
 * take 5 s of CPU time. If the npm registry cannot be reached, returns the reason as text, or throws in CI.
 */
export function installConsole(): InstalledConsole | string {
  const { folder: root, remove } = installPackage();
  const folder = join(root, 'sdk/examples/console');
  try {
    linkPackages(join(installTool('console'), 'node_modules'), join(folder, 'node_modules'));
  } catch (error) {
    remove();
    if (error instanceof UnreachableRegistryError && process.env['CI'] !== 'true') return error.message;
    throw error;
  }
  return { serve: () => serve(folder), remove };
}

/** Links each package, because a copy of the 6,000 files takes several seconds. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@agent-platform') symlinkSync(join(from, name), join(to, name));
  // This link is relative, so its copy leads to the built copy of the SDK.
  cpSync(join(from, '@agent-platform'), join(to, '@agent-platform'), { recursive: true, verbatimSymlinks: true });
}

/** Does what `vite build` and `vite preview` do, in one process, because loading Vite takes seconds of CPU time. */
const program = `import { build, preview } from 'vite';
  await build({ logLevel: 'warn' });
  (await preview({ preview: { port: 0 } })).printUrls();`;

async function serve(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [...briefProcess, '--input-type=module', '--eval', program], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [found] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(([code]) => reject(new Error(`the console's server ended with ${String(code)}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
