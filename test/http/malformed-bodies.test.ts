// Bodies that are no JSON, or JSON that must not reach a validator.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { minimalAgent, requestText, sendRaw } from './support.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenFor();
});
afterAll(() => server?.stop());

/** Bytes that fetch sends as they are. */
async function postBytes(bytes: Buffer, headers: Record<string, string> = {}): Promise<CallResult> {
  const response = await fetch(`${server.url}/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const post = (text: string) => postBytes(Buffer.from(text));
const refused = (message: string, path: string[] = []) => ({
  error: 'Bad Request',
  details: [{ message, path, in: 'body' }],
});

describe('a body that is not JSON is a 400 that says so', () => {
  test.each([
    ['cut off', '{"name": "x"'],
    ['followed by more', '{"name":"x","model":"a:b"} {}'],
    ['with a trailing comma', '{"name":"x",}'],
    ['in single quotes', "{'name':'x'}"],
    ['with a raw NUL', '{"name":"\u0000"}'],
    ['with NaN', '{"id":NaN}'],
    ['only white space', '  \n '],
    ['a form', 'name=x&model=y'],
  ])('%s', async (_what, text) => {
    const reply = await post(text);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 400,
      body: refused('body is not valid JSON'),
    });
  });

  test('bytes that are not UTF-8', async () => {
    for (const broken of [[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80]]) {
      const reply = await postBytes(Buffer.concat([Buffer.from('{"name":"'), Buffer.from(broken), Buffer.from('"}')]));
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 400, body: refused('body is not UTF-8') });
    }
  });

  test('UTF-16, even when it is announced', async () => {
    expect((await postBytes(Buffer.from(JSON.stringify(minimalAgent), 'utf16le'))).status).toBe(400);
    expect(
      (
        await postBytes(Buffer.from(JSON.stringify(minimalAgent), 'utf16le'), {
          'content-type': 'application/json; charset=utf-16',
        })
      ).status,
    ).toBe(415);
  });

  test('a byte order mark is let by', async () => {
    expect((await postBytes(Buffer.from(`\ufeff${JSON.stringify(minimalAgent)}`))).status).toBe(200);
  });
});

describe('JSON that is no object', () => {
  test.each(['null', '[]', '"text"', '1', 'true', '[{"name":"x"}]'])('%s is a 400', async (text) => {
    expect(await post(text)).toMatchObject({ status: 400, body: refused('must be an object') });
  });
});

describe('keys that lead to a prototype', () => {
  test.each([
    '{"__proto__":{"isAdmin":true},"name":"x","model":"a:b"}',
    '{"\\u005f_proto__":{"isAdmin":true},"name":"x","model":"a:b"}',
    '{"name":"x","model":"a:b","tools":{"t":{"parameters":{"__proto__":{"x":1}}}}}',
    '{"name":"x","model":"a:b","tools":{"constructor":{"prototype":{"x":1}}}}',
    '{"name":"x","model":"a:b","tools":{"t":{"parameters":{"constructor":{"prototype":{}}}}}}',
  ])('%s is a 400 and pollutes nothing', async (text) => {
    expect(await post(text)).toMatchObject({
      status: 400,
      body: refused('body has a forbidden key (__proto__ or constructor.prototype)'),
    });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('the words as values are harmless', async () => {
    expect(
      (await post(JSON.stringify({ ...minimalAgent, name: '__proto__', description: 'constructor.prototype' }))).status,
    ).toBe(200);
  });
});

describe('size of what is in it', () => {
  const nested = (levels: number) =>
    `{"name":"x","model":"a:b","tools":{"t":{"description":"d","parameters":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}}}`;

  test('64 levels pass, 65 are a 400', async () => {
    expect((await post(nested(61))).status).toBe(200);
    expect(await post(nested(62))).toMatchObject({
      status: 400,
      body: refused('body is nested deeper than 64 levels'),
    });
  });

  test('half a million brackets are a 400 as well', async () => {
    expect(await post('['.repeat(500_000) + ']'.repeat(500_000))).toMatchObject({
      status: 400,
      body: refused('body is nested deeper than 64 levels'),
    });
  });

  test('more than 20,000 values are a 400', async () => {
    expect(
      await post(JSON.stringify({ ...minimalAgent, conversationStarters: Array.from({ length: 20_001 }, () => 'x') })),
    ).toMatchObject({
      status: 400,
      body: refused('body holds more than 20000 values'),
    });
  });
});

describe('no body where one is needed', () => {
  const missing = {
    error: 'Bad Request',
    details: expect.arrayContaining([{ message: 'is required', path: ['name'], in: 'body' }]),
  };

  test('without any framing, and with a length of 0, the missing fields are named', async () => {
    const authorization = { Authorization: `Bearer ${token}` };
    for (const headers of [
      authorization,
      { ...authorization, 'Content-Length': '0' },
      { ...authorization, 'Content-Length': '0', 'Content-Type': 'text/plain' },
    ]) {
      const reply = await sendRaw(server.url, requestText('POST', '/agents', headers));
      expect(reply.status).toBe(400);
      expect(JSON.parse(reply.body)).toEqual(missing);
    }
  });

  test('with chunked framing and nothing in it', async () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
    };
    const reply = await sendRaw(server.url, requestText('POST', '/agents', headers, '0\r\n\r\n'));
    expect(JSON.parse(reply.body)).toEqual(missing);
  });

  test('a body that ends before its announced length is no request, and no 500 in the log', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': '100' };
    await sendRaw(server.url, requestText('POST', '/agents', headers, '{"name":'), { waitMs: 150 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.logs.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });
});

describe('compressed bodies', () => {
  test('gzip is read', async () => {
    expect((await postBytes(gzipSync(JSON.stringify(minimalAgent)), { 'content-encoding': 'gzip' })).status).toBe(200);
  });

  test('what is no gzip is a 400, not a 500', async () => {
    const broken = gzipSync(JSON.stringify(minimalAgent));
    broken.fill(0, 12);
    for (const bytes of [Buffer.from('{}'), broken, gzipSync('{}').subarray(0, 12)]) {
      expect(await postBytes(bytes, { 'content-encoding': 'gzip' })).toMatchObject({
        status: 400,
        body: refused('body could not be read'),
      });
    }
  });

  test('nor is what is no Brotli', async () => {
    for (const bytes of [Buffer.from('{}'), Buffer.from('zz'), brotliCompressSync('{}').subarray(0, 2)]) {
      expect(await postBytes(bytes, { 'content-encoding': 'br' })).toMatchObject({
        status: 400,
        body: refused('body could not be read'),
      });
    }
  });

  test('50 MB in 50 kB is a 413', async () => {
    expect((await postBytes(gzipSync(Buffer.alloc(50_000_000, 32)), { 'content-encoding': 'gzip' })).status).toBe(413);
  });

  test('an unknown encoding is a 415', async () => {
    expect((await postBytes(Buffer.from('{}'), { 'content-encoding': 'zip' })).status).toBe(415);
  });
});

describe('what a refusal says of a body', () => {
  const tool = (more: object = {}) => ({ description: 'd', parameters: {}, ...more });
  const detailsOf = async (fields: object) =>
    (
      (await post(JSON.stringify({ ...minimalAgent, ...fields }))).body as {
        details: { message: string; path: string[] }[];
      }
    ).details;

  test('several wrong fields are named together, at most 20', async () => {
    const details = await detailsOf({ name: 1, stage: 'x', tagIds: ['x'], colour: 'red' });
    expect(details.map(({ path }) => path.join('.')).sort()).toEqual(['colour', 'name', 'stage', 'tagIds.0']);
    expect(
      await detailsOf(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 1]))),
    ).toHaveLength(20);
  });

  test('a name in a path is cut after 100 characters', async () => {
    expect(await detailsOf({ ['x'.repeat(1_000)]: 1 })).toMatchObject([{ path: ['x'.repeat(100)] }]);
  });

  test('of a large body only the first problem is named', async () => {
    expect(
      await detailsOf({
        tagIds: Array.from({ length: 90 }, () => 'x'),
        conversationStarters: Array.from({ length: 600 }, () => 1),
      }),
    ).toHaveLength(1);
  });

  test('only the variant that was meant counts', async () => {
    expect(
      await detailsOf({
        tools: {
          'openai:web_search': { isProviderTool: true, colour: 1 },
          load_skill: tool({ config: { skillIds: ['x'] } }),
        },
      }),
    ).toEqual([
      { message: 'is not a known field', path: ['tools', 'openai:web_search', 'colour'], in: 'body' },
      { message: 'must be an integer', path: ['tools', 'load_skill', 'config', 'skillIds', '0'], in: 'body' },
    ]);
    const reply = await server.call('POST', '/chat', {
      body: {
        agentId: 1,
        message: { role: 'user', parts: [{ type: 'audio' }, { type: 'file', url: 'data:text/plain;base64,SGVsbG8=' }] },
      },
    });
    expect(reply.body.details).toEqual([
      { message: 'must be one of: text, file', path: ['message', 'parts', '0', 'type'], in: 'body' },
      { message: 'is required', path: ['message', 'parts', '1', 'mediaType'], in: 'body' },
    ]);
  });

  test('long names are cut', async () => {
    const name = 'n'.repeat(50_000);
    for (const details of [
      await detailsOf({ [name]: 1 }),
      await detailsOf({ tools: { [name]: tool() } }),
      await detailsOf({ description: 'a\u0000', [name]: 1 }),
    ]) {
      expect(details.length).toBeGreaterThan(0);
      expect(JSON.stringify(details).length).toBeLessThan(2_000);
    }
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ ['k'.repeat(200)]: inner }), 'a\u0000');
    const [detail] = await detailsOf({ tools: { load_skill: tool({ parameters: { deep } }) } });
    expect(detail?.path.join('').length).toBeLessThanOrEqual(1_000);
  });
});

describe('fields', () => {
  test('an unknown one is named', async () => {
    const reply = await post(JSON.stringify({ ...minimalAgent, colour: 'red', owner: 1 }));
    expect(reply).toMatchObject({ status: 400, body: { error: 'Bad Request' } });
    expect(reply.body.details.map((detail: { path: string[] }) => detail.path)).toEqual(
      expect.arrayContaining([['colour'], ['owner']]),
    );
  });

  test('NUL and half surrogates are refused wherever they stand', async () => {
    const tool = { description: 'd', parameters: {} };
    for (const fields of [
      { name: 'a\\u0000b' },
      { description: '\\ud800' },
      { systemPrompt: 'x\\udfff' },
      { conversationStarters: ['ok', 'a\\u0000'] },
      { tools: { 'key\\u0000': tool } },
      { tools: { load_skill: { ...tool, parameters: { 'deep\\ud800': 1 } } } },
      { tools: { load_skill: { ...tool, parameters: { deep: ['\\u0000'] } } } },
    ]) {
      const reply = await post(JSON.stringify({ ...minimalAgent, ...fields }).replaceAll('\\\\u', '\\u'));
      expect(reply).toMatchObject({ status: 400, body: { error: 'Bad Request' } });
    }
  });
});
