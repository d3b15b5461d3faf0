// A program that calls several servers and prints the outcome of each call. Most of the connections fail. The program
// trusts the test's certificate authority (NODE_EXTRA_CA_CERTS).
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { AgentPlatformError, createClient } from '../../sdk/src/index.js';

const folder = process.env.CERTIFICATES ?? '';
const read = (name: string) => readFileSync(join(folder, name));
const reply = (
  _request: unknown,
  response: { setHeader(name: string, value: string): void; end(text: string): void },
) => {
  response.setHeader('Content-Type', 'application/json');
  response.end('[]');
};

let connections = 0;
async function listen(server: Server): Promise<number> {
  server.on('connection', () => (connections += 1)).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const https = (name: string) => listen(createHttpsServer({ key: read('leaf.key'), cert: read(`${name}.pem`) }, reply));
const refused = async () => {
  const server = createHttpServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const cases: Record<string, () => Promise<string>> = {
  'trusted certificate': async () => `https://localhost:${await https('valid')}`,
  'self-signed certificate': async () => `https://localhost:${await https('self-signed')}`,
  'certificate of an unknown authority': async () => `https://localhost:${await https('unknown')}`,
  'expired certificate': async () => `https://localhost:${await https('expired')}`,
  'certificate of another host': async () => `https://127.0.0.1:${await https('valid')}`,
  'server without TLS': async () => `https://localhost:${await listen(createHttpServer(reply))}`,
  'unknown host': async () => 'https://no-such-host.invalid',
  'refused connection': async () => `http://127.0.0.1:${await refused()}`,
};

const outcomes: Record<string, object> = {};
const clock = { now: () => performance.now(), sleep: async () => {} };
for (const [name, start] of Object.entries(cases)) {
  const client = createClient({ baseUrl: await start(), token: 'any', clock });
  connections = 0;
  outcomes[name] = await client.agents
    .list()
    .withResponse()
    .then(
      ({ attempts }) => ({ error: null, attempts, connections }),
      (error: AgentPlatformError & { code?: string }) => ({
        error: error instanceof AgentPlatformError ? error.name : 'untyped',
        code: error.code,
        attempts: error.attempts,
        connections,
      }),
    );
}
console.log(JSON.stringify(outcomes));
process.exit(0);
