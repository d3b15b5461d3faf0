import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { APICallError } from 'ai';
import { createLogger, formatError } from '../../server/platform/log/logger.js';
import { redactSecrets } from '../../server/platform/log/secrets.js';
import { startCpuTime } from '../support/cpu-time.js';
import { cpuMsOfFixedWork } from '../support/event-loop.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';
import { requestText, sendRaw, startTestApp } from './support.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenFor();
});
afterAll(() => server?.stop());

/** A secret that the log must not contain. */
const marker = 'hunter2-marker';

test('logs one line per request with caller, operation and duration', async () => {
  const { headers } = await server.call('GET', '/agents', { token });
  const requestId = headers.get('x-request-id');
  const lines = server.logs.filter((line) => line['requestId'] === requestId);
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      operationId: 'listAgents',
      status: 200,
      durationMs: expect.any(Number),
      userId: expect.stringMatching(/^user_/),
      organizationId: server.organizationId,
    }),
  ]);
});

test('logs nothing of a token, header, query or body, whatever the outcome', async () => {
  const bad = `${token.slice(0, -8)}${marker}`;
  const attempts: CallOptions[] = [
    { token, query: { [marker]: marker } },
    { token, query: { id: marker } },
    { token: bad },
    { token: marker },
    { token, headers: { cookie: `session=${marker}`, 'x-api-key': marker, 'x-request-id': `!${marker}` } },
  ];
  for (const options of attempts) await server.call('GET', '/agents', options);
  for (const body of [
    { name: marker, model: 'openai:gpt-5-mini' },
    { name: marker, [marker]: marker },
    { name: marker, model: 'openai:gpt-5-mini', emailSlug: 'admin', description: marker },
    { name: marker, model: 'openai:gpt-5-mini', tagIds: [999], description: marker },
    `{"name":"${marker}"`,
    `"${marker}"`,
    'x'.repeat(2_000_000) + marker,
  ])
    await server.call('POST', '/agents', { token, body });
  await server.call('POST', '/agents', { token, body: marker, headers: { 'content-type': `text/${marker}` } });
  await server.call('POST', '/agent-tags', { token, body: { name: marker } });
  await server.call('GET', `/${marker}`, { token });
  await sendRaw(server.url, `${marker} / HTTP/1.1\r\n${marker}\r\n\r\n`);
  await sendRaw(
    server.url,
    requestText(
      'POST',
      '/agents',
      { Authorization: `Bearer ${token}`, 'Content-Length': '99', 'Content-Type': 'application/json' },
      marker,
    ),
    { waitMs: 50 },
  );
  await new Promise((resolve) => setTimeout(resolve, 50)); // the last line is written after its connection closes
  expect(server.logs.filter((line) => Number(line['level']) > 30)).toEqual([]);
  const text = server.logs.map((line) => JSON.stringify(line)).join('\n');
  expect(text).not.toContain(marker);
  for (const part of token.split('.')) expect(text).not.toContain(part);
});

test('logs the reason of a 500, hides it from the caller, and omits values of the statement', async () => {
  await server.database.raw('alter table agents rename to agents_away');
  try {
    const reply = await server.call('POST', '/agents', {
      token,
      body: { name: marker, model: 'openai:gpt-5-mini', description: marker },
    });
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 500,
      body: { error: 'Internal Server Error' },
    });
    const text = JSON.stringify(server.logs);
    expect(text).toContain('does not exist');
    expect(text).not.toContain(marker);
  } finally {
    await server.database.raw('alter table agents_away rename to agents');
  }
});

test('logs an error without the secrets in its fields', async () => {
  const error = Object.assign(new Error('the issuer refused'), {
    headers: { authorization: marker },
    config: { token: marker, headers: { cookie: marker } },
  });
  const app = await startTestApp({ doubles: { listAgents: () => Promise.reject(error) } });
  try {
    expect((await app.call('GET', '/agents')).status).toBe(500);
    expect(JSON.stringify(app.logs)).toContain('the issuer refused');
    expect(JSON.stringify(app.logs)).not.toContain(marker);
  } finally {
    await app.stop();
  }
});

test('logs an error of the AI SDK without the prompt and the reply', () => {
  const lines: string[] = [];
  const error = new APICallError({
    message: 'Bad Request',
    url: 'https://models.example/v1',
    statusCode: 400,
    requestBodyValues: { messages: ['a private question'] },
    responseBody: 'a private question is refused',
    responseHeaders: { 'set-cookie': 'private' },
  });
  createLogger('info', { write: (line) => void lines.push(line) }).warn({ err: error }, 'a run failed');
  expect(lines.join()).toContain('Bad Request');
  expect(lines.join()).not.toContain('private');
});

describe('a logged error', () => {
  const linesOf = (err: unknown, message = 'it failed') => {
    const lines: string[] = [];
    createLogger('info', { write: (line) => void lines.push(line) }).warn({ err }, message);
    return lines.join('');
  };

  test('has only the allowed properties, and so has each of its causes', () => {
    const cause = Object.assign(new Error('connect failed'), {
      code: 'ECONNREFUSED',
      connectionString: marker,
      config: { password: marker },
    });
    const error = Object.assign(new Error('no connection', { cause }), {
      bindings: [{ connectionString: marker }],
      sql: marker,
      code: '08006',
    });
    const described = { type: 'Error', message: 'no connection', stack: expect.any(String), code: '08006' };
    const describedCause = {
      type: 'Error',
      message: 'connect failed',
      stack: expect.any(String),
      code: 'ECONNREFUSED',
    };
    expect((JSON.parse(linesOf(error)) as { err: unknown }).err).toEqual({ ...described, cause: describedCause });
    expect(linesOf(new AggregateError([error], 'all failed'))).toContain('connect failed');
    expect(linesOf(new AggregateError([error], 'all failed'))).not.toContain(marker);
  });

  test('is logged even if its causes form a cycle, or if it is not an Error', () => {
    const circular = new Error('circular');
    circular.cause = circular;
    expect(linesOf(circular)).toContain('circular');
    expect(linesOf('a text')).toContain('a text');
    expect(linesOf({ message: 'thrown object', token: marker, data: marker })).toMatch(/thrown object/);
    expect(linesOf({ message: 'thrown object', token: marker, data: marker })).not.toContain(marker);
  });

  test.each([
    `postgresql://user:${marker}@db.example:5432/app`,
    `postgresql://user:p@${marker}@db.example/app`,
    `https://${marker}@models.example/v1`,
    `https://bucket.example/a?X-Amz-Credential=${marker}&X-Amz-Signature=${marker}`,
    `https://api.example/?api_key=${marker}`,
    `Authorization: Bearer ${marker}`,
  ])('does not contain the secret of %s', (text) => {
    const written = linesOf(
      new Error(`cannot reach ${text}`, { cause: new Error(text) }),
      `cannot reach ${text} (again)`,
    );
    expect(written).not.toContain(marker);
    expect(written).toContain('(again)');
    expect(formatError(new Error(text, { cause: new Error(text) }))).not.toContain(marker);
  });
});

test.each([
  ['names of secrets in a query', '?', 'key'],
  ['words with dots', '', 'a.b'],
  ['schemes without credentials', '', 'a://'],
  ['user names without an end', 'https://', 'a'],
  ['question marks', '', '?'],
])('the search for secrets takes linear time: %s', (_title, start, repeated) => {
  const cpuMs = startCpuTime();
  redactSecrets(start + repeated.repeat(500_000));
  // The measured ratio is about 1. If the pattern had an unbounded repetition, a tenth of this text would take seconds.
  expect(cpuMs() / cpuMsOfFixedWork()).toBeLessThan(40);
});
