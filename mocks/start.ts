// `npm run mock`: Prism replies to every operation of openapi.yaml with the contract's examples. Nothing is stored.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from 'js-yaml';

/**
 * Removes readOnly properties, which Prism rejects in a request. The server accepts and ignores them, so that a record
 * that was read can be written back.
 */
function withoutReadOnly(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ('readOnly' in node && node.readOnly === true) delete node.readOnly;
  Object.values(node).forEach(withoutReadOnly);
}

/** Declares the 422 as the default response. Otherwise, Prism returns 422 instead of 400 for an invalid request. */
function withDefaultFor422(paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>): void {
  for (const { responses } of Object.values(paths).flatMap((item) => Object.values(item))) {
    if (responses?.['422'] === undefined) continue;
    responses['default'] = responses['422'];
    delete responses['422'];
  }
}

interface Reply {
  headers: Record<string, object>;
  content: Record<string, { schema: object; examples: Record<string, object> }>;
  'x-error-codes'?: string[];
}

interface Contract {
  paths: Record<string, Record<string, { responses?: Record<string, { $ref?: string }>; 'x-error-codes'?: string[] }>>;
  components: { responses: Record<string, Reply> };
  'x-errors': Record<string, { status: number; text: string }>;
}

/** Prism replies with examples. Each error reply of an operation gets one for each code that the operation lists. */
function withExamplesOfCodes({ paths, components, 'x-errors': errors }: Contract): void {
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [status, { $ref }] of Object.entries(operation.responses ?? {})) {
      const shared = components.responses[$ref?.split('/').at(-1) ?? ''];
      if (shared === undefined || operation.responses === undefined) continue;
      const own = (operation['x-error-codes'] ?? []).filter((code) => errors[code]?.status === Number(status));
      const codes = own.length > 0 ? own : (shared['x-error-codes'] ?? []);
      const examples = Object.fromEntries(codes.map((code) => [code, { value: { error: errors[code]?.text } }]));
      const reply = structuredClone(shared);
      reply.headers['X-Error-Code'] = { schema: { type: 'string', const: codes[0], enum: codes.slice(0, 1) } };
      for (const content of Object.values(reply.content)) content.examples = examples;
      operation.responses[status] = reply as object;
    }
  }
}

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    contract: { type: 'string', default: fileURLToPath(new URL('../openapi.yaml', import.meta.url)) },
  },
});
const port = Number(values.port ?? process.env.MOCK_PORT ?? 4010);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(
    `${values.port ?? process.env.MOCK_PORT} is not a valid port. Set --port or MOCK_PORT to a number from 0 to 65535; 0 selects a free port.`,
  );
  process.exit(1);
}

// Through JSON, so that what YAML anchors share can be changed in one place.
const document = JSON.parse(JSON.stringify(load(readFileSync(values.contract, 'utf8')))) as Contract;
withoutReadOnly(document);
withExamplesOfCodes(document);
withDefaultFor422(document.paths);
const folder = mkdtempSync(join(tmpdir(), 'mock-'));
const view = join(folder, 'openapi.json');
writeFileSync(view, JSON.stringify(document));

const prism = spawn(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('@stoplight/prism-cli'),
    'mock',
    view,
    '--port',
    String(port),
    '--host',
    values.host,
  ],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
  },
);
let printed = '';
let isReady = false;
// Buffers output until Prism listens, because for a port in use it prints a page of help.
prism.stderr.setEncoding('utf8').on('data', (chunk: string) => {
  if (isReady) process.stderr.write(chunk);
  else printed += chunk;
});
prism.stdout.setEncoding('utf8').on('data', (chunk: string) => {
  if (isReady) return; // drops Prism's line for each request
  printed += chunk;
  const url = /listening on (http:\/\/\S+)/.exec(printed)?.[1];
  if (url === undefined) return;
  isReady = true;
  console.log(`The mock of openapi.yaml listens on ${url}. It accepts any bearer token.

  curl -H 'Authorization: Bearer any' ${url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=403' ${url}/agents
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=200, example=noAgents' ${url}/agents

A Prefer header selects a status and one of its examples by the name in openapi.yaml. Without it, the mock returns the first example.`);
});
prism.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  if (!isReady)
    console.error(
      printed.includes('EADDRINUSE')
        ? `Port ${port} is in use. Choose another one: npm run mock -- --port 4011`
        : printed,
    );
  process.exit(isReady ? (code ?? 0) : 1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => prism.kill(signal));
