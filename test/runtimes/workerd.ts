// workerd has no standard output, so a worker returns the result as its response.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Outcome } from './suite.js';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the worker `worker.mjs` of a folder, and returns what it responds. */
export async function runInWorkerd(binary: string, folder: string): Promise<Outcome[]> {
  const port = await findFreePort();
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")],
      compatibilityDate = "2026-01-01", globalOutbound = "net")),
    (name = "net", network = (allow = ["private", "local", "public"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`;
  writeFileSync(join(folder, 'config.capnp'), config);
  const child = execFile(binary, ['serve', join(folder, 'config.capnp')], { env: { HOME: folder } });
  let errors = '';
  child.stderr?.on('data', (text: string) => (errors += text));
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (response?.ok) return (await response.json()) as Outcome[];
      if (response) throw new Error(await response.text());
    }
    throw new Error(`workerd does not respond\n${errors.slice(-2000)}`);
  } finally {
    child.kill();
  }
}
