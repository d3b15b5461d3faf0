import { expect, test } from '@jest/globals';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';

export const skillMd = (fields: Record<string, unknown> = {}, instructions = '# Do it\n'): string => {
  const lines = Object.entries({ name: 'incident-report', ...fields }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n${instructions}`;
};

export const createSkill = (server: TestServer, skillMdContent: unknown, options: CallOptions = {}) =>
  server.call('POST', '/skills/manage', { body: { skillMdContent }, ...options });

export async function newSkill(
  server: TestServer,
  text = skillMd(),
  options: CallOptions = {},
): Promise<CallResult['body']> {
  const reply = await createSkill(server, text, options);
  expect(reply).toMatchObject({ status: 201, body: { success: true } });
  return reply.body.skill;
}

export async function readSkill(server: TestServer, id: number): Promise<CallResult['body']> {
  const reply = await server.call('GET', '/skills/manage', { query: { id } });
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  return reply.body.skill;
}

export const addFile = (server: TestServer, body: Record<string, unknown>, options: CallOptions = {}) =>
  server.call('POST', '/skills/files', { body: { contentType: 'text/markdown', ...body }, ...options });

export async function newFile(server: TestServer, body: Record<string, unknown>): Promise<CallResult['body']> {
  const reply = await addFile(server, body);
  expect(reply).toMatchObject({ status: 201, body: { success: true } });
  return reply.body;
}

export const upload = (uploadUrl: string, body: string | Buffer, contentType = 'text/markdown') =>
  fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body });

export const keyOf = (uploadUrl: string): string =>
  decodeURIComponent(new URL(uploadUrl).pathname).split('/').slice(2).join('/');

type Send = (skillMdContent: unknown) => Promise<CallResult>;

/** Tests texts that POST and PUT both refuse. */
export function testRefusedTexts(send: Send): void {
  test.each([
    ['no frontmatter', '# Do it', 1, 1],
    ['frontmatter without an end', '---\nname: x\n', 3, 1],
    ['frontmatter in JavaScript', "---js\n{name: (globalThis.frontmatterRan = true, 'x')}\n---\n", 1, 1],
    ['broken YAML', '---\nname: x\nowner: "support\n---\n', 3, 16],
    ['a key twice', '---\nname: x\nname: y\n---\n', 3, 1],
    ['a name that is a number', '---\nname: 7\n---\n', 2, 1],
    ['a name that is too long', `---\nowner: a\nname: ${'x'.repeat(201)}\n---\n`, 3, 1],
    ['a description that is a list', '---\nname: x\ndescription: [a]\n---\n', 3, 1],
    ['a description that is too long', skillMd({ description: 'x'.repeat(4001) }), 3, 1],
    ['aliases of aliases', bomb, 6, 1],
    ['NUL', '---\nname: x\nowner: "\\0"\n---\n', 3, 1],
    ['a number that JSON does not have', '---\nname: x\nlimit: .inf\n---\n', 3, 1],
    ['a key that changes a prototype', '---\nname: x\n__proto__: {isAdmin: true}\n---\n', 3, 1],
  ])('returns 400 with line and column for %s', async (_what, text, line, column) => {
    const reply = await send(text);
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'Invalid SKILL.md content', details: [{ path: ['skillMdContent'] }] },
    });
    expect(reply.body.details[0].message).toMatch(new RegExp(`^line ${line}, column ${column}: .`));
    expect(globalThis).not.toHaveProperty('frontmatterRan');
  });

  test.each([
    ['is missing', '---\nowner: support\n---\n'],
    ['is empty', "---\nowner: support\nname: ' '\n---\n"],
    ['is null', '---\nname:\n---\n'],
    ['is missing, as is every other field', '---\n---\n'],
  ])('returns 400 when the name %s', async (_what, text) => {
    const reply = await send(text);
    expect(reply).toMatchObject({ status: 400, body: { error: 'SKILL.md frontmatter must have a name' } });
    expect(reply.body.details).toEqual([
      {
        message: expect.stringMatching(/^line \d+, column \d+: must have a name$/),
        path: ['skillMdContent'],
        in: 'body',
      },
    ]);
  });

  test.each([[''], [null], [7], ['a\u0000b'], ['half \ud800']])(
    'returns 400 and names the field for %j',
    async (text) => {
      expectNamed(await send(text), ['skillMdContent']);
    },
  );

  test('returns 400 for 102,401 bytes, counted in UTF-8', async () => {
    for (const filler of ['x', 'é', '漢', '😀']) {
      const head = skillMd({}, '');
      const remaining = 102_400 - Buffer.byteLength(head);
      const size = Buffer.byteLength(filler);
      const fits = `${head}${filler.repeat(Math.floor(remaining / size))}${' '.repeat(remaining % size)}`;
      expect(Buffer.byteLength(fits)).toBe(102_400);
      expect((await send(fits)).status).toBeLessThan(300);
      expectNamed(await send(`${fits} `), ['skillMdContent']);
    }
  });
}

const bomb =
  [
    'name: x',
    'a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]',
    ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(
      (key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
    ),
  ].reduce((text, line) => `${text}\n${line}`, '---') + '\n---\n';
