// Tests the messages of errors: one line with the text of the server, without control characters and secrets.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import { json, startMisbehavingServer, type MisbehavingServer, type Misbehaviour } from './misbehaving-server.js';
import { failure } from './failure.js';

let server: MisbehavingServer;
let client: sdk.Client;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = sdk.createClient({ baseUrl: server.url, token: 't' });
});
afterAll(() => server.close());

const evil = 'a\r\nFORGED \u001b[31mred\u0000\u2028\u2029\u0085end';
const plain = 'a FORGED  [31mred end';
test.each<[string, Misbehaviour, string]>([
  ['error', json(400, { error: evil }), plain],
  ['details', json(400, { error: 'Bad Request', details: [{ path: [evil], message: evil }] }), `${plain}: ${plain}`],
])('control characters in %s do not reach the message', async (_name, reply, expected) => {
  server.behave(reply);
  const { message } = await failure(client.agents.list());
  expect(message).toContain(expected);
  expect(message).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
});

test('control characters in the error of a stream do not reach the message', async () => {
  server.behave((_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .end(`data: ${JSON.stringify({ type: 'error', errorText: evil })}\n\ndata: [DONE]\n\n`),
  );
  const stream = await client.chat.stream({ agentId: 1, message: 'Hi' });
  const error = await failure<sdk.JobFailedError>(stream.text());
  expect(error.message).toBe(`POST /chat: error: ${plain}`);
});

test('if a reply has no content type, the message of the error calls its body untyped', async () => {
  server.behave((_request, response) => response.writeHead(200).end('hello'));
  expect(await failure(client.agents.list())).toMatchObject({
    contentType: null,
    message: 'GET /agents: 200 with an unexpected untyped body: hello',
  });
});

test('the message of a RedirectError leaves out password and query; a redirect may have no location', async () => {
  server.behave((_request, response) =>
    response.writeHead(302, { Location: 'https://ada:s3cret@b.test/x?token=s3cret' }).end(),
  );
  const error = await failure<sdk.RedirectError>(client.agents.list());
  expect(error.message).toBe('GET /agents: refused a redirect to https://b.test/x');
  expect(error.location).toBe('https://ada:s3cret@b.test/x?token=s3cret');
  server.behave((_request, response) => response.writeHead(302).end());
  expect(await failure(client.agents.list())).toMatchObject({ name: 'RedirectError', location: null });
});

test('a status that Response does not know is not retried', async () => {
  server.behave((_request, response) => response.writeHead(999, { 'Content-Type': 'text/html' }).end('denied'));
  expect(await failure(client.agents.list())).toMatchObject({ name: 'ResponseParseError', status: 999, attempts: 1 });
});

test('a port that fetch blocks is not retried', async () => {
  const blocked = sdk.createClient({ baseUrl: 'http://127.0.0.1:6000', token: 't' });
  expect(await failure(blocked.agents.list())).toMatchObject({ name: 'ConnectionError', attempts: 1 });
});

test('the error at the end of a wait has waitMs as its limit, and a phase', async () => {
  server.behave((request, response) => {
    const isChat = request.url === '/chat';
    const reply = json(isChat ? 202 : 200, isChat ? { threadId: 't' } : { id: 't', streamStatus: 'in_progress' });
    setTimeout(() => reply(request, response), 60);
  });
  const error = await failure(client.chat.sendAndWait({ agentId: 1, message: 'Hi' }, { waitMs: 200 }));
  expect(error.message).toMatch(/^sendChatAndWait: call exceeded 200 ms \(waiting for the /);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({
    name: 'TimeoutError',
    kind: 'deadline',
    timeoutMs: 200,
    phase: expect.any(String),
  });
});

test('the JSON of an error has the URL of the request', async () => {
  server.behave(json(404, {}));
  const { url } = JSON.parse(JSON.stringify(await failure(client.agents.list()))) as { url: string };
  expect(url).toBe(`${server.url}/agents`);
});

test('a message has spaces in place of invisible characters and of those that reorder text', async () => {
  server.behave(json(404, { error: 'a\u202eb\u200bc\u2066d' }));
  expect((await failure(client.agents.list())).message).toBe('GET /agents: 404: a b c d');
});

test('a long text of the server is cut in the message, and whole in the error', async () => {
  const long = 'x'.repeat(200_000);
  server.behave(json(400, { error: long, details: [{ path: ['name'], message: long }] }));
  const error = await failure<sdk.ApiError>(client.agents.list());
  expect(error.message).toMatch(/^GET \/agents: 400: x{500}… \[name: x{494}…\]$/);
  expect(error.error).toBe(long);
});

test('details of another shape are left out of the message', async () => {
  server.behave(
    json(400, { error: 'Bad Request', details: [null, 5, { path: 7 }, { path: 'name', message: 'too long' }] }),
  );
  expect((await failure(client.agents.list())).message).toBe('GET /agents: 400: Bad Request [name: too long]');
});

test('the error of a raw call to another address names that address', async () => {
  const based = sdk.createClient({ baseUrl: `${server.url}/base`, token: 't', maxRetries: 0 });
  const call = (baseUrl?: string) => failure(based.raw.GET('/agents', { params: { query: { id: 1 } }, baseUrl }));
  expect(await call('http://other.test')).toMatchObject({
    message: expect.stringMatching(/^GET \/agents: the token is only for/),
    url: 'http://other.test/agents',
  });
  server.behave((_request, response) => response.writeHead(302).end());
  for (const [baseUrl, path, prefix] of [
    [undefined, '/agents', '/base'],
    [`${server.url}/base2`, '/base2/agents', ''],
  ] as const)
    expect(await call(baseUrl)).toMatchObject({
      message: `GET ${path}: refused a redirect to elsewhere`,
      url: `${server.url}${prefix}${path}`,
    });
});

test('the error of a list that cannot read a reply has the number of requests', async () => {
  server.behave(json(200, {}));
  expect(await failure(client.users.list().toArray({ limit: 5 }))).toMatchObject({
    name: 'ResponseParseError',
    attempts: 1,
  });
});

test('an upload that was aborted before it began sends nothing, and its error has the phase `source`', async () => {
  server.behave(json(200, {}));
  const signal = AbortSignal.abort();
  const error = await failure(client.uploads.upload(new Blob(['x']), { filename: 'a.txt', signal }));
  expect(error).toMatchObject({ name: 'AbortError', phase: 'source', attempts: 0 });
  expect(server.requests).toEqual([]);
});

test('a message shows neither the secret of a webhook nor the signature of a URL', async () => {
  const body = '{"secret":"whsec_bmV3/+=","url":"https://storage.test/key?X-Amz-Signature=s3cret"}';
  server.behave((_request, response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end(body));
  expect((await failure(client.webhookEndpoints.rotateSecret(1))).message).toContain(
    '{"secret":"whsec_…","url":"https://storage.test/key?…"}',
  );
});
