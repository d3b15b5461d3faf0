// Tests the defaults of the contract, except those that fields.test.ts and dry-run.test.ts test.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { talk, text } from '../api/conversations/support.js';
import { newAddress } from '../api/organization/invitations.js';
import { addPerson, listUsers } from '../api/organization/support.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { newSkill } from '../api/skills/support.js';
import { newUrl, readServer } from '../api/tool-servers/support.js';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import { readAgent, save } from '../api/agents/support.js';
import { deref, fieldWalks, jsonBody, operation, operations, parameters, type Json } from '../contract/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';

type Fields = Record<string, unknown>;

interface Default {
  operationId: string;
  place: 'query' | 'header' | 'body';
  /** Path of the value. `*` stands for an item of a list. */
  at: string[];
  value: unknown;
}

function* defaultsOf(given: Json, at: string[]): Generator<{ at: string[]; value: unknown }> {
  const schema = deref(given);
  if ('default' in schema) yield { at, value: schema.default };
  for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) yield* defaultsOf(inner, [...at, name]);
  if (schema.items) yield* defaultsOf(schema.items, [...at, '*']);
  for (const branch of schema.oneOf ?? []) yield* defaultsOf(branch, at);
}

/**
 * Returns whether test/contract/fields.test.ts tests the default. The headers of a tool server are never returned, so
 * this file tests their default.
 */
const isTestedAsField = ({ operationId, at }: Default) =>
  operationId in fieldWalks && /^(create|add)/.test(operationId) && at[0] !== 'headers';

const defaults = operations
  .flatMap(({ id: operationId, raw }): Default[] => [
    ...parameters(raw)
      .filter(({ name }) => name !== 'dryRun')
      .flatMap(({ name, in: place, schema }) =>
        [...defaultsOf(schema, [name])].map((one) => ({ operationId, place, ...one })),
      ),
    ...(jsonBody(raw)
      ? [...defaultsOf(jsonBody(raw)?.schema, [])].map((one) => ({ operationId, place: 'body' as const, ...one }))
      : []),
  ])
  .filter((one) => !isTestedAsField(one));

const titleOf = ({ operationId, place, at }: Default) => `${operationId} ${place} ${at.join('.')}`;

interface Case {
  /** A value that leads to another reply than the default, or a function that creates the value. */
  other: unknown;
  /** Returns the request without the value. Called for each request, because two equal requests may conflict. */
  request?: () => Fields | Promise<Fields>;
  /** Reads the place where the difference appears. Default: the reply. */
  see?: (reply: CallResult) => unknown;
}

let server: TestServer;
let token: string;
let agentId: number;
let taskId: number;
let chunkedBaseId: number;
let chunkedFileId: number;
let skillId: number;
let threadId: string;
let messageId: string;
let deliveredEndpointId: number;

let names = 0;
const newName = () => `name ${++names}`;
const range = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
const read = async (path: string, query: Record<string, string | number>) =>
  (await server.call('GET', path, { token, query })).body;

const newServer = () => ({ name: newName(), url: newUrl() });
const storedServer = ({ body }: CallResult) => readServer(server, body.toolServer.id);
const say = () => ({ agentId, message: { role: 'user', parts: [text('Hello')] } });

/** Waits for the runs that the case of `chat` has started, because they change the list until they end. */
async function noRuns(): Promise<Fields> {
  await eventually(
    () => read('/conversations', { limit: 100 }),
    ({ conversations }) => conversations.every(({ streamStatus }: Json) => streamStatus !== 'in_progress'),
  );
  return {};
}

const cases: Record<string, Case> = {
  'listAgentVersions query limit': { other: 49, request: () => ({ agentId }) },
  'listTools query all': { other: true },
  'listModels query all': { other: true },
  'listUsers query limit': { other: 99 },
  'listUsers query offset': { other: 1 },
  'listUsers query orderBy': { other: 'created_at' },
  'listAuditLog query limit': { other: 1 },
  'listDeletedRecords query limit': { other: 1 },
  'listInvitations query limit': { other: 99 },
  'listInvitations query offset': { other: 1 },
  'listInvitations query status': { other: ['revoked'] },
  'createInvitations body invitations.*.role': {
    other: 'org:admin',
    request: () => ({ invitations: [{ email: newAddress() }] }),
    see: async ({ body }) =>
      ((await read('/admin/invitations', { limit: 500 })).data as Json[]).find(
        ({ id }) => id === body.results[0].invitationId,
      )?.role,
  },
  'addSkillFile body fileSize': {
    other: 7,
    request: () => ({ skillId, fileName: `${newName()}.md`, contentType: 'text/markdown' }),
    see: async ({ body }) =>
      ((await read('/skills/files', { skillId })).files as Json[]).find(({ id }) => id === body.file.id).fileSize,
  },
  'listKnowledgeBaseFileChunks query limit': {
    other: 49,
    request: () => ({ kbId: chunkedBaseId, fileId: chunkedFileId }),
  },
  'searchKnowledgeBase body mode': { other: 'text', request: () => ({ kbId: chunkedBaseId, query: 'joint' }) },
  'searchKnowledgeBase body limit': { other: 9, request: () => ({ kbId: chunkedBaseId, query: 'joint' }) },
  'createToolServer body headers': { other: { 'X-Team': 'service' }, request: newServer, see: storedServer },
  'listWebhookDeliveries query limit': {
    other: 49,
    request: () => ({ endpointId: deliveredEndpointId }),
  },
  'listScheduledTasks query allInOrg': { other: true },
  'listTaskExecutions query limit': { other: 49, request: () => ({ taskId }) },
  'listTaskExecutions query stats': { other: true, request: () => ({ taskId }) },
  'chat header X-Stream-Response': { other: 'false', request: say, see: ({ headers }) => headers.get('content-type') },
  'listConversations query allInOrg': { other: true, request: noRuns },
  'listConversations query limit': { other: 49, request: noRuns },
  'listConversationMessages query limit': { other: 49, request: () => ({ threadId }) },
  'createConversationFeedback body comment': {
    other: 'Found it immediately.',
    request: () => ({ threadId, messageId, rating: 'helpful' }),
    see: ({ body }) => body.feedback.comment,
  },
  'getInteractions query allInOrg': { other: true, request: () => range },
  'getStats query allInOrg': { other: true, request: () => range },
};

beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  const userId = 'user_ada';
  token = await server.tokenFor({ userId });
  ({ id: agentId } = await save(server, { model: 'offline:echo' }, { token }));
  await server.database.raw(
    `insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
     select organization_id, agent_id, n, source, snapshot, created_by
     from agent_versions, generate_series(2, 52) n
     where agent_id = ?`,
    [agentId],
  );

  for (const name of ['Deleted 1', 'Deleted 2']) {
    const { id } = await save(server, { name }, { token });
    await server.call('DELETE', '/agents', { token, body: { agentId: id } });
  }

  // Most lists get more records than a page holds by default. Some get records of another user.
  for (let person = 0; person < 101; person++) await addPerson(server);
  await listUsers(server);
  const invitations = Array.from({ length: 103 }, () => ({ email: newAddress() }));
  for (let first = 0; first < invitations.length; first += 20)
    expect(
      await server.call('POST', '/admin/invitations', {
        token,
        body: { invitations: invitations.slice(first, first + 20) },
      }),
    ).toMatchObject({ body: { failed: 0 } });
  await server.call('POST', '/admin/invitations/revoke', {
    token,
    body: { invitationIds: [(await read('/admin/invitations', { limit: 1, offset: 102 })).data[0].id] },
  });

  const otherToken = await server.tokenFor({ userId: 'user_bea', role: 'org:member' });
  ({ id: taskId } = await createTask(server, { agentId, enabled: false }, { token }));
  await createTask(server, { agentId, enabled: false }, { token: otherToken });
  const at = '2026-11-01T06:00:00Z';
  const run = {
    organization_id: server.organizationId,
    scheduled_task_id: taskId,
    kind: 'manual',
    status: 'completed',
    scheduled_for: at,
    started_at: at,
    finished_at: at,
  };
  await server.database('task_executions').insert(Array.from({ length: 51 }, () => run));

  const talks = Array.from({ length: 51 }, () => talk(server, { agentId, userId }));
  await Promise.all([...talks, talk(server, { agentId, userId: 'user_bea' })]);
  ({ conversationId: threadId } = await talk(server, { agentId, userId }));
  for (let count = 0; count < 25; count++) await talk(server, { agentId, userId, conversationId: threadId });
  messageId = (await read('/getConversation', { threadId })).messages.find(({ role }: Json) => role === 'assistant').id;

  deliveredEndpointId = (await createEndpoint(server)).id;
  await server.database.raw(
    `insert into webhook_deliveries (organization_id, id, endpoint_id, kind, event_id, event_type, payload, status,
       created_at)
     select ?, gen_random_uuid(), ?, 'event', 'evt_' || n, 'run.failed', '{}', 'succeeded', now()
     from generate_series(1, 51) n`,
    [server.organizationId, deliveredEndpointId],
  );

  ({ id: skillId } = await newSkill(server));
  ({ id: chunkedBaseId } = await createBase(server));
  const sections = Array.from({ length: 51 }, (_, index) => `# Joint ${index}\n\n${'It turns slowly. '.repeat(120)}`);
  ({ id: chunkedFileId } = await addProcessed(server, chunkedBaseId, sections.join('\n\n')));
}, 300_000);
afterAll(() => server?.stop());

/** Sets a value at its place; undefined omits it. */
function put(fields: Json, [name = '', ...rest]: string[], value: unknown): Json {
  if (value === undefined) return fields;
  if (name === '*') return fields.map((item: Json) => put(item, rest, value));
  return { ...fields, [name]: rest.length === 0 ? value : put(fields[name], rest, value) };
}

async function send(
  { operationId, place, at }: Default,
  { request = () => ({}) }: Case,
  value: unknown,
): Promise<CallResult> {
  const { method, path, raw } = operation(operationId);
  const base = await request();
  const isBody = jsonBody(raw) !== null;
  const fields = place === 'header' ? base : put(base, at, value);
  const query = isBody
    ? {}
    : Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, [one].flat().join(',')]));
  const headers = place === 'header' && value !== undefined ? { [at[0] ?? '']: String(value) } : {};
  return server.call(method.toUpperCase(), path, { token, query, headers, ...(isBody && { body: fields }) });
}

/** Removes the values that differ between any two records. */
const settled = (seen: unknown): unknown =>
  JSON.parse(JSON.stringify(seen ?? null), (key, value: unknown) => {
    if (
      [
        'id',
        'name',
        'url',
        'createdAt',
        'updatedAt',
        'publishedAt',
        'versionId',
        'publishedVersionId',
        'nextRunAt',
        'etag',
      ].includes(key)
    )
      return null;
    return value;
  });

async function answerTo(one: Default, given: Case, value: unknown): Promise<{ status: number; seen: unknown }> {
  const reply = await send(one, given, value);
  if (reply.status > 299)
    throw new Error(`${titleOf(one)} ${JSON.stringify(value)}: ${reply.status} ${JSON.stringify(reply.body)}`);
  // Without `see`, the replies must be identical.
  return { status: reply.status, seen: given.see ? settled(await given.see(reply)) : reply.body };
}

test('every default that no other file tests has a case, and there are no other cases', () => {
  expect(Object.keys(cases).sort()).toEqual(defaults.map(titleOf).sort());
  expect(defaults.length).toBeGreaterThan(20);
});

describe('omitting a value equals sending its default', () => {
  test.each(defaults.map((one) => [titleOf(one), one] as const))('%s', async (title, one) => {
    const given = cases[title];
    if (!given) throw new Error('no case');
    const without = await answerTo(one, given, undefined);
    expect(await answerTo(one, given, one.value)).toEqual(without);
    expect(await answerTo(one, given, typeof given.other === 'function' ? given.other() : given.other)).not.toEqual(
      without,
    );
  });

  test('an update that omits a field with a creation default keeps its value', async () => {
    const { id } = await save(server, { maxToolRoundtrips: 7 }, { token });
    await save(server, { id, description: 'Changed' }, { token });
    expect((await readAgent(server, id)).maxToolRoundtrips).toBe(7);
  });
});
