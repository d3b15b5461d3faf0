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

describe('returns 400 for a body that is not JSON', () => {
  test.each([
    ['cut off', '{"name": "x"'],
    ['followed by more', '{"name":"x","model":"offline:echo"} {}'],
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

  test('UTF-16, and 415 if it is declared', async () => {
    expect((await postBytes(Buffer.from(JSON.stringify(minimalAgent), 'utf16le'))).status).toBe(400);
    expect(
      (
        await postBytes(Buffer.from(JSON.stringify(minimalAgent), 'utf16le'), {
          'content-type': 'application/json; charset=utf-16',
        })
      ).status,
    ).toBe(415);
  });

  test('but ignores a byte order mark', async () => {
    expect((await postBytes(Buffer.from(`\ufeff${JSON.stringify(minimalAgent)}`))).status).toBe(200);
  });
});

describe('JSON that is not an object', () => {
  test.each(['null', '[]', '"text"', '1', 'true', '[{"name":"x"}]'])('returns 400 for %s', async (text) => {
    expect(await post(text)).toMatchObject({ status: 400, body: refused('must be an object') });
  });
});

describe('keys that access a prototype', () => {
  test.each([
    '{"__proto__":{"isAdmin":true},"name":"x","model":"offline:echo"}',
    '{"\\u005f_proto__":{"isAdmin":true},"name":"x","model":"offline:echo"}',
    '{"name":"x","model":"offline:echo","tools":{"t":{"parameters":{"__proto__":{"x":1}}}}}',
    '{"name":"x","model":"offline:echo","tools":{"constructor":{"prototype":{"x":1}}}}',
    '{"name":"x","model":"offline:echo","tools":{"t":{"parameters":{"constructor":{"prototype":{}}}}}}',
  ])('returns 400 for %s and does not change prototypes', async (text) => {
    expect(await post(text)).toMatchObject({
      status: 400,
      body: refused('body has a forbidden key (__proto__ or constructor.prototype)'),
    });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('accepts the same words as values', async () => {
    expect(
      (await post(JSON.stringify({ ...minimalAgent, name: '__proto__', description: 'constructor.prototype' }))).status,
    ).toBe(200);
  });
});

describe("limits of a body's content", () => {
  const nested = (levels: number) =>
    '{"name":"x","model":"offline:echo","tools":{"t":{"description":"d",' +
    `"parameters":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}}}`;

  test('accepts 64 levels and returns 400 for 65', async () => {
    expect((await post(nested(61))).status).toBe(200);
    expect(await post(nested(62))).toMatchObject({
      status: 400,
      body: refused('body is nested deeper than 64 levels'),
    });
  });

  test('returns 400 for half a million brackets', async () => {
    expect(await post('['.repeat(500_000) + ']'.repeat(500_000))).toMatchObject({
      status: 400,
      body: refused('body is nested deeper than 64 levels'),
    });
  });

  test('returns 400 for more than 20,000 values', async () => {
    expect(
      await post(JSON.stringify({ ...minimalAgent, conversationStarters: Array.from({ length: 20_001 }, () => 'x') })),
    ).toMatchObject({
      status: 400,
      body: refused('body holds more than 20,000 values'),
    });
  });
});

describe('a number that JavaScript reads as infinite', () => {
  const digits = '9'.repeat(400);
  test.each([
    [['id'], '{"name":"x","model":"offline:echo","id":1e999}'],
    [['maxToolRoundtrips'], `{"name":"x","model":"offline:echo","maxToolRoundtrips":-${digits}}`],
    [['tagIds', '1'], '{"name":"x","model":"offline:echo","tagIds":[1,1E0309]}'],
    [
      ['tools', 't', 'parameters', 'a', '2', 'maximum'],
      '{"name":"x","model":"offline:echo","tools":{"t":{"description":"d",' +
        `"parameters":{"a":["1e999",1e-999,{"maximum":${digits}.5e1}]}}}}`,
    ],
    [['unknown'], '{"name":"x","model":"offline:echo","unknown":-1e999}'],
  ])('returns 400 and names %j', async (path, text) => {
    const limit = Number.MAX_VALUE;
    expect(await post(text)).toMatchObject({
      status: 400,
      body: refused(`must be a number between -${limit} and ${limit}`, path),
    });
  });

  test('accepts the largest number in a free-form value, and stores it', async () => {
    const parameters = { minimum: -Number.MAX_VALUE, maximum: Number.MAX_VALUE, multipleOf: Number.MIN_VALUE };
    const reply = await post(JSON.stringify({ ...minimalAgent, tools: { t: { description: 'd', parameters } } }));
    expect(reply).toMatchObject({ status: 200, body: { tools: { t: { parameters } } } });
  });
});

describe('a missing body', () => {
  const missing = {
    error: 'Validation Error',
    details: expect.arrayContaining([{ message: 'is required', path: ['name'], in: 'body' }]),
  };

  test('without framing or with length 0, returns 400 and names the missing fields', async () => {
    const authorization = { Authorization: `Bearer ${token}` };
    for (const headers of [
      authorization,
      { ...authorization, 'Content-Length': '0' },
      { ...authorization, 'Content-Length': '0', 'Content-Type': 'text/plain' },
    ]) {
      const reply = await sendRaw(server.url, requestText('POST', '/agent-tags', headers));
      expect(reply.status).toBe(400);
      expect(JSON.parse(reply.body)).toEqual(missing);
    }
  });

  test('with chunked framing and no content, names the missing fields', async () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
    };
    const reply = await sendRaw(server.url, requestText('POST', '/agent-tags', headers, '0\r\n\r\n'));
    expect(JSON.parse(reply.body)).toEqual(missing);
  });

  test('a body that ends before its declared length causes no error in the log', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': '100' };
    await sendRaw(server.url, requestText('POST', '/agents', headers, '{"name":'), { waitMs: 150 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.logs.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });
});

describe('compressed bodies', () => {
  test('reads gzip', async () => {
    expect((await postBytes(gzipSync(JSON.stringify(minimalAgent)), { 'content-encoding': 'gzip' })).status).toBe(200);
  });

  test('returns 400 for invalid gzip', async () => {
    const broken = gzipSync(JSON.stringify(minimalAgent));
    broken.fill(0, 12);
    for (const bytes of [Buffer.from('{}'), broken, gzipSync('{}').subarray(0, 12)]) {
      expect(await postBytes(bytes, { 'content-encoding': 'gzip' })).toMatchObject({
        status: 400,
        body: refused('body could not be read'),
      });
    }
  });

  test('returns 400 for invalid Brotli', async () => {
    for (const bytes of [Buffer.from('{}'), Buffer.from('zz'), brotliCompressSync('{}').subarray(0, 2)]) {
      expect(await postBytes(bytes, { 'content-encoding': 'br' })).toMatchObject({
        status: 400,
        body: refused('body could not be read'),
      });
    }
  });

  test('returns 413 for 50 MB compressed to 50 kB', async () => {
    expect((await postBytes(gzipSync(Buffer.alloc(50_000_000, 32)), { 'content-encoding': 'gzip' })).status).toBe(413);
  });

  test('returns 415 for an unknown encoding', async () => {
    expect((await postBytes(Buffer.from('{}'), { 'content-encoding': 'zip' })).status).toBe(415);
  });
});

describe('the details of a refused body', () => {
  const tool = (more: object = {}) => ({ description: 'd', parameters: {}, ...more });
  const detailsOf = async (fields: object) =>
    (
      (await post(JSON.stringify({ ...minimalAgent, ...fields }))).body as {
        details: { message: string; path: string[] }[];
      }
    ).details;

  test('name several invalid fields, at most 20', async () => {
    const details = await detailsOf({ name: 1, stage: 'x', tagIds: ['x'], colour: 'red' });
    expect(details.map(({ path }) => path.join('.')).sort()).toEqual(['colour', 'name', 'stage', 'tagIds.0']);
    expect(
      await detailsOf(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 1]))),
    ).toHaveLength(20);
  });

  test('truncate a name in a path after 100 characters', async () => {
    expect(await detailsOf({ ['x'.repeat(1_000)]: 1 })).toMatchObject([{ path: ['x'.repeat(100)] }]);
  });

  test('name all problems of a body with 500 values, and only the first problem of a larger body', async () => {
    // The values in the body are the 2 fields of `minimalAgent`, 2 lists, 5 ids and the conversation starters.
    const problemsOf = (values: number) =>
      detailsOf({ tagIds: Array(5).fill('x'), conversationStarters: Array(values - 9).fill('Hello') });
    const paths = (details: { path: string[] }[]) => details.map(({ path }) => path.join('.'));
    expect(paths(await problemsOf(500))).toEqual(expect.arrayContaining(['tagIds.0', 'tagIds.4']));
    expect(await problemsOf(501)).toHaveLength(1);
  });

  test('report only the problems of the variant that the caller meant', async () => {
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

  test('are short even if names are long', async () => {
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
  test('an unknown field is named', async () => {
    const reply = await post(JSON.stringify({ ...minimalAgent, colour: 'red', owner: 1 }));
    expect(reply).toMatchObject({ status: 400, body: { error: 'Bad Request' } });
    expect(reply.body.details.map((detail: { path: string[] }) => detail.path)).toEqual(
      expect.arrayContaining([['colour'], ['owner']]),
    );
  });

  test('rejects NUL and lone surrogates in names and values, at any depth', async () => {
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
