// Tests changes with `If-Match`, which return 412 if the record was changed since it was read.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTag, readAgent, save, versionsOf } from '../api/agents/support.js';
import { startRun, talk } from '../api/conversations/support.js';
import { addFile, createBase, readBase } from '../api/knowledge-bases/support.js';
import { createTask, ended, readTask } from '../api/scheduled-tasks/support.js';
import { addFile as addSkillFile, newSkill, readSkill, skillMd } from '../api/skills/support.js';
import { connectServer, readServer, secret } from '../api/tool-servers/support.js';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';

type Json = CallResult['body'];

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  agentId = (await save(server)).id;
});
afterAll(() => server?.stop());

const quoted = ({ etag }: { etag: string }) => `"${etag}"`;
const stale = '"0123456789abcdef"';
const concurrentRequests = isFullRun ? 20 : 8;
const changed = { status: 412, body: { error: 'Record was changed since it was read' } };

interface Kind {
  title: string;
  path: string;
  idField: string;
  /** Default: a GET of `path`. */
  read?(id: number | string): Promise<CallResult>;
  /** The list of the records. Default: `path`. */
  listed?: { path: string; query: CallOptions['query'] };
  missingId?: string;
  create(): Promise<Json>;
  recordIn(body: Json): Json;
  listIn(body: Json): Json[];
  change(record: Json, name: string, options?: CallOptions): Promise<CallResult>;
  remove(record: Json, options?: CallOptions): Promise<CallResult>;
}

const agents: Kind = {
  title: 'an agent',
  path: '/agents',
  idField: 'id',
  create: () => save(server),
  recordIn: (body) => body,
  listIn: (body) => body,
  change: ({ id }, name, options) => server.call('POST', '/agents', { ...options, body: { id, name } }),
  remove: ({ id }, options) => server.call('DELETE', '/agents', { ...options, body: { agentId: id } }),
};
const tasks: Kind = {
  title: 'a scheduled task',
  path: '/scheduled-tasks/manage',
  idField: 'taskId',
  create: () => createTask(server, { agentId }),
  recordIn: (body) => body,
  listIn: (body) => body,
  change: ({ id }, name, options) =>
    server.call('PUT', '/scheduled-tasks/manage', { ...options, query: { taskId: id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/scheduled-tasks/manage', { ...options, query: { taskId: id } }),
};
const knowledgeBases: Kind = {
  title: 'a knowledge base',
  path: '/kb/manage',
  idField: 'id',
  create: () => createBase(server),
  recordIn: ({ knowledgeBase }) => knowledgeBase,
  listIn: (body) => body.knowledgeBases,
  change: ({ id }, name, options) => server.call('PUT', '/kb/manage', { ...options, query: { id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/kb/manage', { ...options, query: { id } }),
};
const toolServers: Kind = {
  title: 'a tool server',
  path: '/mcp-servers/manage',
  idField: 'id',
  create: () => connectServer(server, { headers: { Authorization: secret } }),
  recordIn: ({ toolServer }) => toolServer,
  listIn: (body) => body.toolServers,
  change: ({ id }, name, options) =>
    server.call('PUT', '/mcp-servers/manage', { ...options, query: { id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/mcp-servers/manage', { ...options, query: { id } }),
};
/** Copies the description to `name`, because an endpoint has no name. */
const withName = (endpoint: Json | undefined) => endpoint && { ...endpoint, name: endpoint.description };
const webhookEndpoints: Kind = {
  title: 'a webhook endpoint',
  path: '/webhook-endpoints/manage',
  idField: 'id',
  create: async () => withName(await createEndpoint(server, { description: 'Alerts' })),
  recordIn: ({ webhookEndpoint }) => withName(webhookEndpoint),
  listIn: (body) => body.webhookEndpoints,
  change: ({ id }, description, options) =>
    server.call('PUT', '/webhook-endpoints/manage', { ...options, query: { id }, body: { description } }),
  remove: ({ id }, options) => server.call('DELETE', '/webhook-endpoints/manage', { ...options, query: { id } }),
};
const skills: Kind = {
  title: 'a skill',
  path: '/skills/manage',
  idField: 'id',
  create: () => newSkill(server),
  recordIn: ({ skill }) => skill,
  listIn: (body) => body.skills,
  change: ({ id }, name, options) =>
    server.call('PUT', '/skills/manage', { ...options, query: { id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/skills/manage', { ...options, query: { id } }),
};

const tags: Kind = {
  title: 'an agent tag',
  path: '/agent-tags',
  idField: 'id',
  create: () => createTag(server, `tag ${randomUUID().slice(0, 8)}`),
  recordIn: (body) => body,
  listIn: (body) => body,
  // No operation reads a single tag, but a change with an empty body returns it.
  read: (id) => server.call('PUT', '/agent-tags', { query: { id }, body: {} }),
  change: ({ id }, name, options) => server.call('PUT', '/agent-tags', { ...options, query: { id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/agent-tags', { ...options, query: { id } }),
};

const readConversation = async (threadId: string) =>
  (await server.call('GET', '/getConversation', { query: { threadId } })).body;
const conversations: Kind = {
  title: 'a conversation',
  path: '/getConversation',
  idField: 'threadId',
  listed: { path: '/conversations', query: { allInOrg: true } },
  missingId: randomUUID(),
  create: async () => readConversation((await talk(server)).conversationId),
  recordIn: (body) => body,
  listIn: (body) => body.conversations,
  change: ({ id }, name, options) =>
    server.call('PATCH', '/conversations', { ...options, query: { threadId: id }, body: { name } }),
  remove: ({ id }, options) => server.call('DELETE', '/conversations', { ...options, query: { threadId: id } }),
};

const kinds = [agents, tags, tasks, knowledgeBases, toolServers, webhookEndpoints, skills, conversations];

describe.each(kinds)('$title', (kind) => {
  const { path, idField, listed = { path, query: {} }, missingId = 2_147_483_647 } = kind;
  const { create, recordIn, listIn, change, remove } = kind;
  const { read = (id: number | string) => server.call('GET', path, { query: { [idField]: id } }) } = kind;
  const match = (tag: string): CallOptions => ({ headers: { 'If-Match': tag } });

  test('has the same `etag` in every reply, and an ETag header in a reply with one record', async () => {
    const record = await create();
    const reply = await read(record.id);
    expect(reply.headers.get('ETag')).toBe(quoted(recordIn(reply.body)));
    expect(recordIn(reply.body).etag).toBe(record.etag);
    const list = await server.call('GET', listed.path, { query: listed.query });
    expect(list.headers.get('ETag')).toBeNull();
    expect(listIn(list.body).find(({ id }) => id === record.id).etag).toBe(record.etag);
    const saved = await change(record, record.name);
    expect([recordIn(saved.body).etag, saved.headers.get('ETag')]).toEqual([record.etag, quoted(record)]);
  });

  test('is changed by only one of many concurrent requests that read the same state', async () => {
    const record = await create();
    const names = Array.from({ length: concurrentRequests }, (_none, index) => `${record.name} ${index}`);
    const replies = await Promise.all(names.map((name) => change(record, name, match(quoted(record)))));
    const winners = replies.filter(({ status }) => status === 200);
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(concurrentRequests - 1).fill(412),
    ]);
    const current = recordIn((await read(record.id)).body);
    expect(current).toMatchObject(recordIn(winners[0]!.body));
    for (const { headers } of replies) expect(headers.get('ETag')).toBe(quoted(current));
  });

  test('is not changed or deleted with another ETag, and the 412 has its current ETag', async () => {
    const record = await create();
    const other = recordIn((await change(record, `${record.name}, changed`)).body);
    expect(other.etag).not.toBe(record.etag);
    for (const reply of [await change(record, 'lost', match(quoted(record))), await remove(record, match(stale))]) {
      expect(reply).toMatchObject(changed);
      expect(reply.headers.get('X-Error-Code')).toBe('record_changed');
      expect(reply.headers.get('ETag')).toBe(quoted(other));
    }
    expect(recordIn((await read(record.id)).body)).toMatchObject(other);
    expect((await remove(record, match(quoted(other)))).status).toBeLessThan(300);
    expect(await change(record, 'lost', match('*'))).toMatchObject({ status: 404 });
  });

  test('has its former ETag again after its former values were restored', async () => {
    const record = await create();
    await change(record, `${record.name}, changed`);
    expect(recordIn((await change(record, record.name)).body).etag).toBe(record.etag);
  });

  test('is changed without If-Match, with *, and with a list that has its ETag', async () => {
    const record = await create();
    const accepted: Record<string, string>[] = [{}, { 'If-Match': '*' }];
    for (const headers of accepted)
      expect((await change(record, `${record.name}, ${JSON.stringify(headers)}`, { headers })).status).toBe(200);
    const current = recordIn((await read(record.id)).body);
    const reply = await change(record, `${record.name}, listed`, match(`${stale}, ${quoted(current)}`));
    expect(reply.status).toBe(200);
  });

  test.each(['abc', 'W/"abc"', '"abc', '"a" "b"', '"abc",', '*, "abc"', `"${'a'.repeat(1000)}"`])(
    'returns 400 for If-Match: %s',
    async (tag) => {
      const record = await create();
      for (const reply of [await change(record, 'lost', match(tag)), await remove(record, match(tag))]) {
        expect(reply.status).toBe(400);
        expect(reply.body.details).toMatchObject([{ in: 'header', path: [expect.stringMatching(/^if-match$/i)] }]);
      }
    },
  );

  test('returns 404 for a record of another organization or a missing one, whatever the ETag', async () => {
    const record = await create();
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    for (const tag of [quoted(record), stale, '*']) {
      const [changing, removing] = [
        await change(record, 'lost', { token, ...match(tag) }),
        await remove(record, { token, ...match(tag) }),
      ];
      expect([changing.status, removing.status]).toEqual([404, 404]);
      expect(changing.headers.get('ETag')).toBeNull();
    }
    expect((await change({ id: missingId }, 'lost', match('*'))).status).toBe(404);
  });

  test('a repeat with the same Idempotency-Key returns the first reply', async () => {
    const record = await create();
    const options = { headers: { 'If-Match': quoted(record), 'Idempotency-Key': crypto.randomUUID() } };
    const first = await change(record, `${record.name}, changed`, options);
    const again = await change(record, `${record.name}, changed`, options);
    expect([first.status, again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 200, 'true']);
    expect([again.body, again.headers.get('ETag')]).toEqual([first.body, first.headers.get('ETag')]);
  });

  test('after a 412, the Idempotency-Key can be used for the repeat with the current ETag', async () => {
    const record = await create();
    const key = crypto.randomUUID();
    const refused = { headers: { 'If-Match': stale, 'Idempotency-Key': key } };
    expect((await change(record, 'lost', refused)).status).toBe(412);
    const repeated = { headers: { 'If-Match': quoted(record), 'Idempotency-Key': key } };
    expect((await change(record, `${record.name}, changed`, repeated)).status).toBe(200);
  });
});

describe('an agent', () => {
  const act = (body: object, tag?: string) =>
    server.call('POST', '/agents/versions', { body, ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }) });

  test('is not rolled back or checkpointed with an outdated ETag', async () => {
    const agent = await save(server);
    const { publishedVersionId: versionId, id } = agent;
    const other = await save(server, { id, description: 'changed' });
    const bodies = [
      { agentId: id, action: 'rollback', versionId },
      { agentId: id, action: 'checkpoint', label: 'lost' },
    ];
    for (const body of bodies) {
      const reply = await act(body, quoted(agent));
      expect(reply).toMatchObject(changed);
      expect(reply.headers.get('ETag')).toBe(quoted(other));
    }
    expect((await versionsOf(server, id)).map(({ label }) => label)).toEqual([null, null]);
    for (const body of bodies.toReversed()) expect((await act(body, quoted(other))).status).toBe(200);
    expect((await readAgent(server, id)).etag).toBe(agent.etag);
    expect((await act({ ...bodies[0], versionId: 2_147_483_647 }, stale)).status).toBe(404);
  });

  test('gets another ETag when its agent tags change, and keeps its ETag when one of them is renamed', async () => {
    const [one, two] = [await createTag(server, 'tag b'), await createTag(server, 'tag c')];
    const agent = await save(server, { tagIds: [one.id, two.id] });
    expect((await save(server, { id: agent.id, tagIds: [one.id] })).etag).not.toBe(agent.etag);
    const same = await save(server, { id: agent.id, tagIds: [two.id, one.id] });
    await server.call('PUT', '/agent-tags', { query: { id: two.id }, body: { name: 'tag a' } });
    expect([same.etag, (await readAgent(server, agent.id)).etag]).toEqual([agent.etag, agent.etag]);
  });

  test('the etag in the body of a save and the If-Match header of a creation are ignored', async () => {
    const agent = await save(server);
    await save(server, { id: agent.id, description: 'changed' });
    expect((await server.call('POST', '/agents', { body: { ...agent, name: 'Written back' } })).status).toBe(200);
    const { id: _id, ...copy } = agent;
    const created = await server.call('POST', '/agents', { body: copy, headers: { 'If-Match': stale } });
    expect([created.status, created.body.etag]).toEqual([200, agent.etag]);
  });

  test('a save with an outdated ETag returns 412 even if it refers to a missing record', async () => {
    const agent = await save(server);
    await save(server, { id: agent.id, description: 'changed' });
    const reply = await server.call('POST', '/agents', {
      body: { id: agent.id, mcpServers: [2_147_483_647] },
      headers: { 'If-Match': quoted(agent) },
    });
    expect(reply).toMatchObject(changed);
  });
});

describe('a scheduled task', () => {
  test('keeps its ETag when it runs', async () => {
    const offline = await save(server, { model: 'offline:echo' });
    const task = await createTask(server, { agentId: offline.id });
    const { body: execution } = await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } });
    await ended(server, execution.id);
    const after = (await readTask(server, task.id)).body;
    expect(after.lastRunAt).not.toBeNull();
    expect(after.etag).toBe(task.etag);
  });

  test('is not toggled with an outdated ETag', async () => {
    const task = await createTask(server, { agentId });
    const toggle = (enabled: boolean, tag: string) =>
      server.call('POST', '/scheduled-tasks/toggle', {
        body: { taskId: task.id, enabled },
        headers: { 'If-Match': tag },
      });
    const off = await toggle(false, quoted(task));
    expect([off.status, off.headers.get('ETag')]).toEqual([200, quoted(off.body)]);
    expect(await toggle(true, quoted(task))).toMatchObject(changed);
    expect((await readTask(server, task.id)).body).toEqual(off.body);
  });

  test('returns 403 for the task of another member, whatever the ETag', async () => {
    const task = await createTask(server, { agentId });
    const token = await server.tokenFor({ role: 'org:member', userId: 'user_another' });
    for (const tag of [quoted(task), stale])
      expect((await tasks.change(task, 'lost', { token, headers: { 'If-Match': tag } })).status).toBe(403);
  });
});

describe('a knowledge base', () => {
  const update = (id: number, body: object, tag?: string) =>
    server.call('PUT', '/kb/manage', {
      query: { id },
      body,
      ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }),
    });

  test('keeps its ETag when a file is added', async () => {
    const base = await createBase(server);
    await addFile(server, base.id);
    const after = await readBase(server, base.id);
    expect([after.fileCount, after.etag]).toEqual([1, base.etag]);
  });

  test('gets another ETag if the agent of its trigger is deleted', async () => {
    const agent = await save(server);
    const base = await createBase(server, { trigger: { agentId: agent.id, prompt: 'p' } });
    await server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    const after = await eventually(
      () => readBase(server, base.id),
      ({ trigger }) => trigger.enabled === false,
    );
    expect(await update(base.id, { description: 'lost' }, quoted(base))).toMatchObject(changed);
    expect((await update(base.id, { description: 'kept' }, quoted(after))).status).toBe(200);
  });

  test('an update with another ETag returns 412 even if another rule refuses it too', async () => {
    const base = await createBase(server);
    const refused = [
      { trigger: { agentId: 2_147_483_647, prompt: 'x' } },
      { extractionModel: 'openai:gpt-0' },
      { embeddingModel: 'offline:other' },
    ];
    for (const body of refused) expect(await update(base.id, body, stale)).toMatchObject(changed);
  });

  test('is changed or deleted by only one of many concurrent requests that read the same state', async () => {
    const base = await createBase(server);
    const match = { headers: { 'If-Match': quoted(base) } };
    const replies = await Promise.all(
      Array.from({ length: concurrentRequests }, (_none, index) =>
        index % 2 === 0
          ? knowledgeBases.remove(base, match)
          : knowledgeBases.change(base, `${base.name} ${index}`, match),
      ),
    );
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const { status } = await server.call('GET', '/kb/manage', { query: { id: base.id } });
    const isChanged = winners[0]!.body.knowledgeBase !== undefined;
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set(isChanged ? [200, 412] : [200, 404]));
    expect(status).toBe(isChanged ? 200 : 404);
  });
});

describe('a tool server', () => {
  const update = (id: number, body: object, tag?: string) =>
    server.call('PUT', '/mcp-servers/manage', {
      query: { id },
      body,
      ...(tag === undefined ? {} : { headers: { 'If-Match': tag } }),
    });

  test('gets another ETag each time its headers are set or removed', async () => {
    const one = await connectServer(server);
    const tags: string[] = [];
    const headers = { Authorization: secret };
    for (const body of [{ headers }, { headers }, { headers: {} }, { headers }, { url: 'https://93.184.216.35/mcp' }])
      tags.push((await update(one.id, body)).body.toolServer.etag);
    expect(new Set(tags).size).toBe(tags.length);
    expect(await update(one.id, { headers: {} }, `"${tags[0]}"`)).toMatchObject(changed);
    expect((await update(one.id, { headers }, `"${tags.at(-1)}"`)).status).toBe(200);
  });

  test('keeps its ETag when it becomes unreachable', async () => {
    const one = await connectServer(server);
    await server
      .database('tool_servers')
      .where({ id: one.id })
      .update({ last_error: 'down', last_error_at: new Date() });
    const after = await readServer(server, one.id);
    expect([after.state, after.etag]).toEqual(['unreachable', one.etag]);
  });

  test('an update with another ETag returns 412 even if its address is refused too', async () => {
    const one = await connectServer(server);
    expect(await update(one.id, { url: 'http://169.254.169.254/' }, stale)).toMatchObject(changed);
  });
});

describe('a skill', () => {
  const update = (id: number, body: object, tag: string) =>
    server.call('PUT', '/skills/manage', { query: { id }, body, headers: { 'If-Match': tag } });

  test('keeps its ETag when a file is added', async () => {
    const skill = await newSkill(server);
    expect((await addSkillFile(server, { skillId: skill.id, fileName: 'a.md' })).status).toBe(201);
    const after = await readSkill(server, skill.id);
    expect([after.fileCount, after.etag]).toEqual([2, skill.etag]);
  });

  test('an update with an outdated ETag returns 412 and changes nothing', async () => {
    const skill = await newSkill(server);
    const replaced = await update(skill.id, { skillMdContent: skillMd({}, 'One\n') }, quoted(skill));
    expect(replaced.status).toBe(200);
    const current = replaced.body.skill;
    expect(current.etag).not.toBe(skill.etag);
    const bodies = [{ skillMdContent: skillMd({}, 'Lost\n') }, { description: 'lost' }, {}];
    for (const body of bodies) expect(await update(skill.id, body, quoted(skill))).toMatchObject(changed);
    expect((await readSkill(server, skill.id)).skillMdContent).toBe(skillMd({}, 'One\n'));
    expect((await update(skill.id, { description: 'kept' }, quoted(current))).status).toBe(200);
  });

  test('gets its text from only one of 10 concurrent requests that read the same state', async () => {
    const skill = await newSkill(server);
    const texts = Array.from({ length: 10 }, (_none, index) => skillMd({}, `Text ${index}\n`));
    const replies = await Promise.all(
      texts.map((skillMdContent) => update(skill.id, { skillMdContent }, quoted(skill))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await readSkill(server, skill.id)).skillMdContent).toBe(texts[winner]);
  });
});

describe('a conversation', () => {
  test('keeps its ETag when messages are added and while a run is in progress', async () => {
    const { conversationId } = await talk(server);
    const before = await readConversation(conversationId);
    await startRun(server, { conversationId });
    const after = await readConversation(conversationId);
    expect([after.messages.length, after.streamStatus, after.etag]).toEqual([3, 'in_progress', before.etag]);
  });

  test('an update without fields returns 412 if it sends another ETag', async () => {
    const { conversationId: threadId } = await talk(server);
    const rename = (body: object, tag: string) =>
      server.call('PATCH', '/conversations', { query: { threadId }, body, headers: { 'If-Match': tag } });
    expect(await rename({}, stale)).toMatchObject(changed);
    expect((await rename({}, quoted(await readConversation(threadId)))).status).toBe(200);
  });
});
