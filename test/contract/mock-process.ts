// The mock, started as `npm run mock` starts it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Mock {
  url: string;
  stop(): Promise<void>;
}

const argumentsFor = (port: string) => ['--import', 'tsx', 'mocks/start.ts', '--port', port];
const options = { cwd: fileURLToPath(new URL('../..', import.meta.url)), env: { ...process.env, NODE_OPTIONS: '' } };

/** What a mock says that cannot start. */
export function failedStart(port: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, argumentsFor(port), options, (error, _stdout, stderr) =>
      error ? resolve(stderr) : reject(new Error('the mock ended without a failure')),
    );
  });
}

/** Of the contract as it is, or of another file. */
export async function startMock(contract?: string): Promise<Mock> {
  const child = spawn(
    process.execPath,
    [...argumentsFor('0'), ...(contract === undefined ? [] : ['--contract', contract])],
    { ...options, stdio: ['ignore', 'pipe', 'inherit'] },
  );
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
