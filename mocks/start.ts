// `npm run mock`: Prism answers every operation of openapi.yaml with the contract's own examples. Nothing is stored.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { load } from 'js-yaml';

/** Prism refuses answer-only fields in a request. Ours are accepted and ignored, so that a record that was read can be written back. */
function withoutReadOnly(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ('readOnly' in node && node.readOnly === true) delete node.readOnly;
  Object.values(node).forEach(withoutReadOnly);
}

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } } });
const port = Number(values.port ?? process.env.MOCK_PORT ?? 4010);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`${values.port ?? process.env.MOCK_PORT} is not a port. Give one from 0 to 65535 with --port or MOCK_PORT; 0 takes a free one.`);
  process.exit(1);
}

const document = load(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as object;
withoutReadOnly(document);
const server = createServer(await getHttpOperationsFromSpec(document), {
  cors: true,
  config: { isProxy: false, validateRequest: true, validateResponse: true, checkSecurity: true, errors: false, upstreamProxy: undefined, mock: { dynamic: false } },
  components: { logger: createLogger('mock', { level: 'silent' }) },
});

try {
  const url = await server.listen(port, values.host);
  console.log(`The mock of openapi.yaml listens on ${url}. Any bearer token passes.

  curl -H 'Authorization: Bearer any' ${url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=403' ${url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=200, example=noAgents' ${url}/agents

A Prefer header selects a status and one of its examples by name; openapi.yaml has the names. Without it the first example comes.`);
} catch (error) {
  console.error(String(error).includes('EADDRINUSE') ? `Port ${port} is taken. Choose another one: npm run mock -- --port 4011` : error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
