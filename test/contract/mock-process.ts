// The mock, started as `npm run mock` starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Mock {
  url: string;
  stop(): Promise<void>;
}

export async function startMock(): Promise<Mock> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/start.ts', '--port', '0'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const firstLine = once(createInterface({ input: child.stdout }), 'line').then(([line]) => line as string);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the mock ended with ${String(code)}`)));
  ended.catch(() => undefined); // after the start nobody waits for it
  const url = /http:\/\/[\d.]+:\d+/.exec(await Promise.race([firstLine, ended]))?.[0] as string;
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
