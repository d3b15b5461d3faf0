// Tests over real sockets that permanent failures are not retried, and how an error is printed.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, promisify } from 'node:util';
import { build } from 'esbuild';
import * as sdk from '../../sdk/src/index.js';
import { createCertificates, hasOpenssl, withoutOpenssl } from '../support/certificates.js';
import { testIf } from '../support/platform.js';
import { json, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';

let folder: string;
let server: MisbehavingServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agent-platform-certificates-'));
  server = await startMisbehavingServer();
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

testIf(hasOpenssl, withoutOpenssl)(
  'invalid certificates, servers without TLS and unknown hosts are not retried, but a refused connection is',
  async () => {
    createCertificates(folder);
    const outfile = join(folder, 'run.mjs');
    const entry = fileURLToPath(new URL('connect-to-broken.ts', import.meta.url));
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      CERTIFICATES: folder,
      NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem'),
    };
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], { env, timeout: 60_000 });
    const permanent = (code: unknown) => ({ error: 'ConnectionError', code, attempts: 1, connections: 1 });
    const outcomes = JSON.parse(stdout) as Record<string, { code?: string; attempts: number }>;
    const { 'unknown host': unknownHost, ...others } = outcomes;
    expect(others).toEqual({
      'trusted certificate': { error: null, attempts: 1, connections: 1 },
      'self-signed certificate': permanent('DEPTH_ZERO_SELF_SIGNED_CERT'),
      'certificate of an unknown authority': permanent('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      'expired certificate': permanent('CERT_HAS_EXPIRED'),
      'certificate of another host': permanent('ERR_TLS_CERT_ALTNAME_INVALID'),
      'server without TLS': permanent(expect.stringMatching(/^(EPROTO|ERR_SSL_)/)),
      'refused connection': { error: 'ConnectionError', code: 'ECONNREFUSED', attempts: 3, connections: 0 },
    });
    // Without a network, the name lookup fails temporarily, and a retry can succeed.
    expect(['ENOTFOUND', 'EAI_AGAIN']).toContain(unknownHost?.code);
    expect(unknownHost?.attempts).toBe(unknownHost?.code === 'ENOTFOUND' ? 1 : 3);
  },
  90_000,
);

test.each([
  ['a header with a line break', { 'X-Bad': 'one\ntwo' }],
  ['a header name with a space', { 'X Bad': 'one' }],
  ['a header outside Latin-1', { 'X-Bad': '\u{1F600}' }],
])('%s is a UsageError, and nothing is sent', async (_name, headers) => {
  server.behave(json(200, []));
  const client = sdk.createClient({ baseUrl: server.url, token: 'any' });
  const error = await client.agents.list({}, { headers }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'UsageError', attempts: 0 });
  expect(server.requests).toEqual([]);
});

test('a printed error is short: no headers, no body, and in JSON no stack', async () => {
  const headers = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`X-Header-${index}`, 'x'.repeat(50)]));
  server.behave(
    json(404, { error: 'Agent not found' }, { ...headers, 'X-Error-Code': 'agent_not_found', 'X-Request-Id': 'req_1' }),
  );
  const client = sdk.createClient({ baseUrl: server.url, token: 'secret-token' });
  const error = (await client.agents.delete(7).catch((caught: unknown) => caught)) as sdk.ApiError;
  const printed = inspect(error)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line));
  expect(printed.map((line) => line.trim())).toEqual([
    'NotFoundError: DELETE /agents: 404 agent_not_found: Agent not found (request req_1)',
    'status: 404,',
    "requestId: 'req_1',",
    "code: 'agent_not_found'",
    '}',
  ]);
  expect(error.headers.get('X-Header-1')).toHaveLength(50);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'NotFoundError',
    message: 'DELETE /agents: 404 agent_not_found: Agent not found (request req_1)',
    operationId: 'deleteAgent',
    attempts: 1,
    url: `${server.url}/agents`,
    status: 404,
    code: 'agent_not_found',
    requestId: 'req_1',
  });
});
