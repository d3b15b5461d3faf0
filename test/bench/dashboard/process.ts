import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly token: string;
}

export async function startServer(url: string, dataDir: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
  });
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
  return { child, port, token };
}
