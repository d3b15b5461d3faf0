// Tests requests that match the contract, but are expensive to parse, compare and store. hostile-bodies.test.ts
// measures validation.
import { beforeAll, expect, test } from '@jest/globals';
import { isFullRun } from '../support/full-run.js';
import { maxIterationRatio, type StartedMeasuredServer } from '../support/measured-server.js';
import { sharedServer } from './shared-server.js';

let server: StartedMeasuredServer;
let agentId: number;
let kbId: number;
beforeAll(async () => {
  server = await sharedServer();
  agentId = (await send('POST', '/agents', { name: 'Agent', model: 'offline:echo' })).body.id as number;
  const base = { name: 'Base', embeddingModel: 'offline:embedding' };
  kbId = (await send('POST', '/kb/manage', base)).body.knowledgeBase.id as number;
}, 300_000);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of every shape
async function send(method: string, path: string, body: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

interface Case {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** Called for each repetition. */
  body(): unknown;
}

let count = 0;
const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));
const object = (length: number, value: (index: number) => unknown) =>
  Object.fromEntries(list(length, (index) => [`k${index}`, value(index)]));

/** Characters of YAML in a SKILL.md of the maximum size. */
const yamlLength = 102_300;
const repeated = (unit: string, opening = 'a: [', closing = ']') =>
  opening + unit.repeat(Math.floor((yamlLength - opening.length - closing.length - 200) / unit.length)) + closing;

const frontmatters: Record<string, string> = {
  'aliases of a number': repeated('*x,', 'x: &x 1\na: ['),
  'aliases of a list': repeated('*x,', `x: &x [${'1,'.repeat(100)}]\na: [`),
  'aliases of a long text': repeated('*x,', `x: &x ${'y'.repeat(40_000)}\na: [`),
  'aliases as keys': repeated('? *x\n: 1\n', `x: &x [${'1,'.repeat(1000)}]\n`, ''),
  'aliases of aliases': [
    'a: &a [1,1,1,1,1,1,1,1,1,1]',
    ...list(9, (index) => {
      const [of, name] = 'abcdefghij'.slice(index);
      return `${name}: &${name} [${list(10, () => `*${of}`).join()}]`;
    }),
  ].join('\n'),
  'anchors and aliases': list(5_500, (index) => `k${index}: &a${index} [*a${Math.max(0, index - 1)}]`).join('\n'),
  'lists as keys': repeated('? [1,2,3]\n: 1\n', '', ''),
  'pairs in a list': repeated('b: c,'),
  'lists as keys of pairs': repeated('[1,2]: c,'),
  'deep pairs': 'a: ' + repeated('[b,c]: d,', '['.repeat(28), ']'.repeat(28)),
  numbers: repeated('1,'),
  'long numbers': repeated(`${'9'.repeat(300)},`),
  fractions: repeated(`0.${'1'.repeat(1000)}x,`),
  empty: repeated(','),
  texts: repeated('"\\u00e4",'),
  'a text of escapes': repeated('\\x41', 'a: "', '"'),
  'a folded text': repeated('x\n ', 'a: >\n ', ''),
  'a text of many lines': repeated('x\n\n ', 'a: "', '"'),
  'empty objects': repeated('{},'),
  'empty lists': repeated('[],'),
  tags: repeated('!!str x,'),
  'unknown tags': repeated('!<x> x,'),
  comments: repeated('#\n', 'a: 1\n', ''),
  keys: list(8_000, (index) => `k${index}: 1`).join('\n'),
  'nested keys': `a:\n${list(8_000, (index) => `  k${index}: 1`).join('\n')}`,
  'the same key': repeated('b: 1\n', '', ''),
  'block lists': repeated('- - - 1\n', 'a:\n', ''),
  indentation: list(400, (index) => `${' '.repeat(index)}k:\n`).join(''),
  quotes: repeated(`''`, `a: '`, `'`),
  colons: repeated(':', 'a: "x', '"'),
  'plain text with colons': repeated('x:y ', 'a: ', ''),
};

const skill = (yaml: string) => ({
  skillMdContent: `---\nname: Skill ${++count}\n${yaml.slice(0, yamlLength)}\n---\n`,
});
const skills: Case[] = Object.entries(frontmatters).map(([what, yaml]) => ({
  title: `SKILL.md: ${what}`,
  method: 'POST',
  path: '/skills/manage',
  body: () => skill(yaml),
}));

const schemas: Record<string, () => object> = {
  'many types': () => ({ properties: { a: { type: list(19_000, (index) => `type${index}`) } } }),
  'many required fields': () => ({ properties: { a: { required: list(19_000, (index) => `field${index}`) } } }),
  'required fields that are objects': () => ({ properties: { a: { required: list(19_000, (index) => ({ index })) } } }),
  'many properties': () => ({ properties: object(9_990, () => ({ type: 'string' })) }),
  'many values': () => ({ properties: { a: { enum: list(19_000, (index) => index) } } }),
  'many lists of values': () => ({ properties: { a: { enum: list(6_000, (index) => [index, 1]) } } }),
  'many variants': () => ({ properties: { a: { anyOf: list(9_000, () => ({ type: 'string' })) } } }),
  'deep variants': () => ({
    properties: { a: list(28, () => 0).reduce<object>((inner) => ({ allOf: [inner, ...list(300, () => ({}))] }), {}) },
  }),
  'many references': () => ({
    properties: object(6_000, (index) => ({ $ref: `#/$defs/k${index % 3_000}` })),
    $defs: object(3_000, () => ({ type: 'string' })),
  }),
  'long references': () => ({
    properties: object(400, () => ({ $ref: `#${'/$defs/a'.repeat(250)}` })),
    $defs: { a: {} },
  }),
  'many dependent fields': () => ({
    properties: { a: { dependentRequired: object(900, () => list(18, (index) => `f${index}`)) } },
  }),
  'an error at the end': () => ({ properties: { ...object(9_000, () => ({ type: 'string' })), z: { type: 1 } } }),
  'long patterns': () => ({ properties: object(900, () => ({ pattern: '(a+)+'.repeat(180) })) }),
};
const extractionSchemas: Case[] = Object.entries(schemas).map(([what, schema]) => ({
  title: `extraction schema: ${what}`,
  method: 'POST',
  path: '/kb/manage',
  body: () => ({
    name: `Base ${++count}`,
    embeddingModel: 'offline:embedding',
    extractionModel: 'offline:echo',
    extractionSchema: { type: 'object', ...schema() },
  }),
}));

/** Objects of about 1 MB or 20,000 values that differ in each repetition. */
const large: Record<string, () => object> = {
  'one long text': () => ({ text: 'ä'.repeat(450_000), count: ++count }),
  'many numbers': () => ({ list: list(19_000, (index) => index / 3), count: ++count }),
  'many objects': () => ({ list: list(9_000, (index) => ({ index })), count: ++count }),
  'many keys': () => ({ keys: object(19_000, (index) => index), count: ++count }),
  'many texts': () => ({ list: list(19_000, () => '\\"'.repeat(10)), count: ++count }),
  'deep objects': () => ({
    list: list(350, () => list(50, () => 0).reduce<unknown>((inner) => ({ inner }), 1)),
    count: ++count,
  }),
};
/** Returns the entries of `large`. By default, returns every third entry, beginning with the given index. */
const largeOf = (third: number) => Object.entries(large).filter((_entry, index) => isFullRun || index % 3 === third);

const tool = (parameters: object) => ({ tools: { own_tool: { description: 'Own', parameters } } });
const agents: Case[] = Object.entries(large).flatMap(([what, value]) => [
  { title: `agent: ${what}`, method: 'POST', path: '/agents', body: () => ({ id: agentId, ...tool(value()) }) },
  { title: `tools refreshed: ${what}`, method: 'POST', path: '/agents/sync-tools', body: () => undefined },
  {
    title: `checkpoint: ${what}`,
    method: 'POST',
    path: '/agents/versions',
    body: () => ({ agentId, action: 'checkpoint', label: `Label ${++count}` }),
  },
]);
const others: Case[] = [
  ...largeOf(0).map(([what, value]) => ({
    title: `webhook: ${what}`,
    method: 'POST',
    path: '/webhooks/identity',
    body: () => ({ type: 'user.updated', object: 'event', data: value() }),
  })),
  ...largeOf(1).map(([what, value]) => ({
    title: `metadata of a file: ${what}`,
    method: 'POST',
    path: '/kb/files',
    body: () => ({
      kbId,
      fileId: crypto.randomUUID(),
      fileName: 'a.md',
      fileKey: 'x',
      contentType: 'text/markdown',
      metadata: value(),
    }),
  })),
  ...largeOf(2).map(([what, value]) => ({
    title: `metadata of a message: ${what}`,
    method: 'POST',
    path: '/chat',
    body: () => ({ agentId, message: { role: 'user', parts: [{ type: 'text', text: 'x' }], metadata: value() } }),
  })),
  {
    title: 'chat: 20 texts',
    method: 'POST',
    path: '/chat',
    body: () => ({
      agentId,
      message: { role: 'user', parts: list(20, () => ({ type: 'text', text: 'ä\\'.repeat(50_000) })) },
    }),
  },
  {
    title: 'chat: a file',
    method: 'POST',
    path: '/chat',
    body: () => {
      const url = `data:image/png;base64,${'A'.repeat(4_000_000)}`;
      return { agentId, message: { role: 'user', parts: [{ type: 'file', mediaType: 'image/png', url }] } };
    },
  },
  ...Object.entries({ 'line breaks': '\n', 'lines of a character': 'a\n', instructions: 'say a\n' }).map(
    ([what, line]) => ({
      title: `chat: a text file of ${what}`,
      method: 'POST',
      path: '/chat',
      body: () => {
        const content = Buffer.from(line.repeat(3_000_000 / line.length)).toString('base64');
        const url = `data:text/plain;base64,${content}`;
        return { agentId, message: { role: 'user', parts: [{ type: 'file', mediaType: 'text/plain', url }] } };
      },
    }),
  ),
  {
    title: 'chat: 20 texts of line breaks',
    method: 'POST',
    path: '/chat',
    body: () => ({
      agentId,
      message: { role: 'user', parts: list(20, () => ({ type: 'text', text: `a${'\n'.repeat(99_998)}b` })) },
    }),
  },
  {
    title: 'metadata of a user',
    method: 'POST',
    path: '/admin/updateUserMetadata',
    body: () => ({ userId: 'user_1', metadata: object(600, () => ++count % 10) }),
  },
  {
    title: 'invitations',
    method: 'POST',
    path: '/admin/invitations',
    body: () => ({
      invitations: list(50, () => ({ email: `a${++count}@test.example`, metadata: object(600, () => 1) })),
    }),
  },
  {
    title: 'search',
    method: 'POST',
    path: '/kb/search',
    body: () => ({ kbId, query: list(1_300, () => 'ab').join(' ') }),
  },
  {
    title: 'schedule that rarely fires',
    method: 'GET',
    path: `/scheduled-tasks/preview?schedule=${encodeURIComponent('59 23 29 2 *')}`,
    body: () => undefined,
  },
  {
    title: 'long schedule',
    method: 'GET',
    path: `/scheduled-tasks/preview?schedule=${encodeURIComponent(`${list(60, String).join()} 0 29 2 *`)}`,
    body: () => undefined,
  },
];

const cases = [...skills, ...extractionSchemas, ...agents, ...others];

test.each(cases.map((one) => [one.title, one] as const))(
  'the event loop has no long iteration for %s',
  async (_title, { method, path, body }) => {
    let status = 0;
    const { longestIterationRatio } = await server.measure(async () => ({ status } = await send(method, path, body())));
    expect(status).toBeLessThan(500);
    expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  },
  120_000,
);

test('the event loop has no long iteration for an image of 20 MB in a run with ten calls of a tool', async () => {
  const base = { name: 'Searched', embeddingModel: 'offline:embedding' };
  const searched = (await send('POST', '/kb/manage', base)).body.knowledgeBase.id as number;
  const config = { accessibleKnowledgeBaseIds: [searched] };
  const tools = { search_knowledge_base: { description: 'Searches', parameters: {}, config } };
  const given = { name: 'Agent with a tool', model: 'offline:echo', tools };
  const agent = (await send('POST', '/agents', given)).body.id as number;
  const contentType = 'image/png';
  const { url, key, metadata } = (await send('POST', '/upload/presigned', { filename: 'a.png', contentType })).body;
  const headers = {
    'content-type': contentType,
    'x-amz-meta-file-type': contentType,
    'x-amz-meta-org-id': metadata.orgId,
    'x-amz-meta-user-id': metadata.userId,
  };
  expect((await fetch(url, { method: 'PUT', headers, body: Buffer.alloc(20_000_000) })).status).toBe(200);
  const text = list(10, () => 'call search_knowledge_base {"query":"a"}').join('\n');
  const parts = [
    { type: 'text', text },
    { type: 'file', mediaType: contentType, url: key },
  ];
  let body = '';
  const { longestIterationRatio } = await server.measure(
    async () => ({ body } = await send('POST', '/chat', { agentId: agent, message: { role: 'user', parts } })),
  );
  expect(String(body).split('"type":"tool-output-available"')).toHaveLength(11);
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
}, 120_000);

test('the offline model answers 15,000 words with at most 500 text events', async () => {
  const words = list(15_000, (index) => `w${index}`).join(' ');
  const message = { role: 'user', parts: [{ type: 'text', text: `say ${words}` }] };
  const { body } = await send('POST', '/chat', { agentId, message });
  const deltas = [...String(body).matchAll(/^data: (\{"type":"text-delta".*)$/gm)].map(
    ([, event]) => (JSON.parse(event ?? '') as { delta: string }).delta,
  );
  expect(deltas.join('')).toBe(words);
  expect(deltas.length).toBeGreaterThan(100);
  expect(deltas.length).toBeLessThanOrEqual(500);
});
