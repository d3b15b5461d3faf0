import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAgentsModule } from '../../../server/modules/agents/index.js';
import { createModelCatalog } from '../../../server/modules/model-catalog/model-catalog.js';
import { autocommit } from '../../../server/platform/unit-of-work/unit-of-work.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { agentFields, createTag, readAgent, save, versionsOf } from './support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { ignoredEvents } from '../../support/events.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const post = (body: unknown, options = {}) => server.call('POST', '/agents', { body, ...options });
const everyField = {
  name: 'Field Report Writer',
  description: "Turns a technician's notes into a visit report",
  logoUrl: 'https://assets.acme-robotics.example/writer.png',
  conversationStarters: ["Write up today's visit"],
  model: 'anthropic:claude-sonnet-4-5',
  temperature: 0.2,
  maxOutputTokens: 300,
  reasoningEffort: 'low',
  maxToolRoundtrips: 7,
  systemPrompt: 'Write clear visit reports in the past tense.',
  tools: {
    'anthropic:web_search': { isProviderTool: true },
    load_skill: { description: 'Loads', parameters: { type: 'object' } },
  },
  mcpServers: [],
  stage: 'released',
  showInChat: false,
  emailSlug: 'field-reports',
};

describe('POST /agents: authorization', () => {
  testAccess(
    () => server,
    (options) => post(agentFields, options),
    {
      allowed: ['org:admin', 'org:agent_manager'],
      refused: ['org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('requires separate permissions to create and to update', async () => {
    const { id } = await save(server);
    const creator = await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:create'] });
    const updater = await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:update'] });
    const deleter = await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:delete'] });
    expect((await post(agentFields, { token: creator })).status).toBe(200);
    expect((await post({ id, description: 'changed' }, { token: updater })).status).toBe(200);
    for (const reply of [
      await post({ id, description: 'no' }, { token: creator }),
      await post(agentFields, { token: updater }),
      await post(agentFields, { token: deleter }),
    ])
      expect(reply).toMatchObject({ status: 403, body: { error: notAdmin } });
    expect(await readAgent(server, id)).toMatchObject({ description: 'changed' });
  });

  test('returns 403 for a guest, even with the permissions in the token', async () => {
    const token = await server.tokenFor({ role: 'org:guest', permissions: ['org:manage_agents:create'] });
    expect((await post(agentFields, { token })).status).toBe(403);
  });
});

describe('POST /agents: create', () => {
  test('fills in defaults and publishes version 1', async () => {
    const agent = await save(server);
    expect(agent).toMatchObject({
      ...agentFields,
      stage: 'development',
      showInChat: true,
      tools: {},
      maxToolRoundtrips: 50,
      tags: [],
      createdAt: agent.updatedAt,
    });
    const versions = await versionsOf(server, agent.id);
    expect(versions).toEqual([
      {
        id: agent.publishedVersionId,
        agentId: agent.id,
        number: 1,
        label: null,
        source: 'save',
        isPublished: true,
        createdBy: expect.stringMatching(/^user_/),
        createdAt: agent.createdAt,
      },
    ]);
  });

  test('accepts every field', async () => {
    const tag = await createTag(server, 'reports');
    const agent = await save(server, { ...everyField, tagIds: [tag.id, tag.id] });
    expect(agent).toMatchObject({ ...everyField, tags: [{ id: tag.id, name: 'reports' }] });
  });

  test('returns 400 and names the missing name', async () => {
    expect((await post({ model: agentFields.model })).body.details).toEqual([
      { message: expect.any(String), path: ['name'], in: 'body' },
    ]);
  });

  test('assigns the default model if none is given', async () => {
    expect(await post({ name: 'Just a name' })).toMatchObject({
      status: 200,
      body: { name: 'Just a name', model: 'offline:echo' },
    });
  });

  test('returns 400 at the limit of agents, not counting deleted ones', async () => {
    const organizationId = 'org_2kFull';
    const token = await server.tokenFor({ organizationId });
    await server.database.raw(
      `insert into agents (organization_id, configuration, created_by, deleted_at)
       select ?, jsonb_build_object('name', 'Agent ' || n, 'model', 'offline:echo'), 'user_x',
         case when n = 10000 then now() end
       from generate_series(1, 10000) n`,
      [organizationId],
    );
    expect(await server.call('POST', '/agents', { token, body: { name: 'The last one' } })).toMatchObject({
      status: 200,
    });
    expect(await server.call('POST', '/agents', { token, body: { name: 'One too many' } })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 10000 agents' },
    });
  });

  test.each([
    ['name', { name: '   ' }],
    ['name', { name: null }],
    ['model', { model: 'gpt-5' }],
    ['maxToolRoundtrips', { maxToolRoundtrips: 0 }],
    ['temperature', { temperature: 2.1 }],
    ['temperature', { temperature: -0.1 }],
    ['maxOutputTokens', { maxOutputTokens: 0 }],
    ['maxOutputTokens', { maxOutputTokens: 1.5 }],
    ['reasoningEffort', { reasoningEffort: 'little' }],
    ['stage', { stage: 'live' }],
    ['emailSlug', { emailSlug: 'Not-Small' }],
    ['emailSlug', { emailSlug: 'a'.repeat(64) }],
    ['logoUrl', { logoUrl: 'javascript:alert(1)' }],
    ['unknownName', { unknownName: 'x' }],
    ['id', { id: 'one' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    expectNamed(await post({ ...agentFields, ...fields }), [field]);
  });

  test('returns an error for a body that is missing, malformed, too large or not JSON', async () => {
    expect((await post('{', { headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await post('name=x', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(
      415,
    );
    expect((await post(undefined)).status).toBe(400);
    expect((await post({ ...agentFields, systemPrompt: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  test('returns 400 for text that Postgres cannot store', async () => {
    const tool = { description: 'd', parameters: { type: 'object', title: 'a\u0000b' } };
    expectNamed(await post({ ...agentFields, tools: { lookup: tool } }), ['tools', 'lookup', 'parameters', 'title']);
    expectNamed(await post({ ...agentFields, tools: { lookup: { description: 'd', parameters: { '\ud800': 1 } } } }), [
      'tools',
      'lookup',
      'parameters',
    ]);
    expectNamed(await post({ ...agentFields, name: 'half \ud800' }), ['name']);
  });

  test('requires a key provider:tool for a provider tool, and a key without a colon for a platform tool', async () => {
    expectNamed(await post({ ...agentFields, tools: { web_search: { isProviderTool: true } } }), [
      'tools',
      'web_search',
    ]);
    expectNamed(await post({ ...agentFields, tools: { 'openai:web_search': { description: 'd', parameters: {} } } }), [
      'tools',
      'openai:web_search',
    ]);
    expect((await post({ ...agentFields, tools: { 'openai:web_search': { isProviderTool: true } } })).status).toBe(200);
  });
});

describe('POST /agents: update', () => {
  test('changes only the given fields', async () => {
    const tag = await createTag(server, 'partial');
    const before = await save(server, { ...everyField, emailSlug: 'partial', tagIds: [tag.id] });
    const after = await save(server, { id: before.id, description: 'New' });
    expect(after).toEqual({
      ...before,
      description: 'New',
      publishedVersionId: after.publishedVersionId,
      updatedAt: after.updatedAt,
      etag: after.etag,
    });
    expect(after.publishedVersionId).toBeGreaterThan(before.publishedVersionId);
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  test('clears nullable fields with null', async () => {
    const { id } = await save(server, { ...everyField, emailSlug: 'cleared' });
    expect(await save(server, { id, logoUrl: null, mcpServers: null, emailSlug: null })).toMatchObject({
      logoUrl: null,
      mcpServers: null,
      emailSlug: null,
    });
  });

  test('accepts a record that was read and changed, and ignores its read-only fields', async () => {
    const tag = await createTag(server, 'write-back');
    const read = await save(server, { ...everyField, emailSlug: 'write-back', tagIds: [tag.id] });
    const written = await save(server, {
      ...read,
      name: 'Renamed',
      createdAt: '2001-01-01T00:00:00Z',
      updatedAt: '2001-01-01T00:00:00Z',
      publishedVersionId: 1,
      tags: [],
    });
    expect(written).toEqual({
      ...read,
      name: 'Renamed',
      publishedVersionId: written.publishedVersionId,
      updatedAt: written.updatedAt,
      etag: written.etag,
    });
    expect(written.publishedVersionId).not.toBe(1);
  });

  test('appends no version for a save that changes nothing, in any order of keys', async () => {
    const tools = {
      call_agent: {
        description: 'd',
        parameters: { type: 'object', properties: { zeta: { type: 'string' }, a: { type: 'number', minimum: -0 } } },
      },
    };
    const read = await save(server, { tools });
    const reordered = {
      call_agent: {
        parameters: { properties: { a: { minimum: 0, type: 'number' }, zeta: { type: 'string' } }, type: 'object' },
        description: 'd',
      },
    };
    expect(await save(server, { ...read, tools: reordered })).toEqual(read);
    expect(await save(server, { id: read.id })).toEqual(read);
    expect(await versionsOf(server, read.id)).toHaveLength(1);
  });

  test('a change of tags advances updatedAt and appends no version', async () => {
    const [one, two] = [await createTag(server, 'one'), await createTag(server, 'two')];
    const agent = await save(server);
    const tagged = await save(server, { id: agent.id, tagIds: [two.id, one.id] });
    expect(tagged).toEqual({
      ...agent,
      tags: [
        { id: one.id, name: 'one' },
        { id: two.id, name: 'two' },
      ],
      updatedAt: tagged.updatedAt,
      etag: tagged.etag,
    });
    expect(Date.parse(tagged.updatedAt)).toBeGreaterThan(Date.parse(agent.updatedAt));
    expect(await save(server, { id: agent.id, tagIds: [one.id, two.id] })).toEqual(tagged);
    expect(await save(server, { id: agent.id, tagIds: [] })).toMatchObject({ tags: [] });
    expect(await versionsOf(server, agent.id)).toHaveLength(1);
  });

  test('returns 404 for a missing, deleted or cross-tenant agent', async () => {
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    const foreign = await save(server, {}, other);
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await post({ id, name: 'Taken over' }));
    expectSameNotFound(replies, 'Agent not found');
    expect((await server.call('GET', '/agents', { ...other, query: { id: foreign.id } })).body).toEqual(foreign);
  });
});

describe('POST /agents: email slug', () => {
  test.each(['admin', 'postmaster', 'mailer-daemon', 'noreply', 'agent-17', 'kb-3'])(
    '%s is reserved',
    async (emailSlug) => {
      const reply = await post({ ...agentFields, emailSlug });
      expectNamed(reply, ['emailSlug'], `Email slug "${emailSlug}" is reserved and cannot be used`);
    },
  );

  test.each(['support-concierge', 'agent-x', 'administrators-only', 'a'])('%s is accepted', async (emailSlug) => {
    expect((await post({ ...agentFields, emailSlug })).status).toBe(200);
  });

  test('is unique across organizations and free again after the agent is deleted', async () => {
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    const holder = await save(server, { emailSlug: 'unique' });
    const taken = 'Email slug "unique" is already in use';
    expectNamed(await post({ ...agentFields, emailSlug: 'unique' }), ['emailSlug'], taken);
    expectNamed(await post({ ...agentFields, emailSlug: 'unique' }, other), ['emailSlug'], taken);
    expect((await save(server, { id: holder.id, emailSlug: 'unique', name: 'Keeps it' })).emailSlug).toBe('unique');
    await server.call('DELETE', '/agents', { body: { agentId: holder.id } });
    expect((await save(server, { emailSlug: 'unique' }, other)).emailSlug).toBe('unique');
  });

  test('of two concurrent saves with one slug, one returns 200 and the other 400', async () => {
    const [one, two] = [await save(server), await save(server)];
    const replies = await Promise.all([one, two].map(({ id }) => post({ id, emailSlug: 'race' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(replies.find(({ status }) => status === 400)?.body.error).toBe('Email slug "race" is already in use');
  });

  test('a save that Postgres aborts, because two agents swap slugs concurrently, is retried', async () => {
    const [one, two] = [await save(server, { emailSlug: 'swap-one' }), await save(server, { emailSlug: 'swap-two' })];
    const swap = await server.database.transaction();
    const giveSlug = (slug: string) =>
      swap('agents')
        .where({ id: two.id })
        .update({
          configuration: swap.raw(`configuration || jsonb_build_object('emailSlug', cast(? as text))`, [slug]),
        });
    await giveSlug('swap-nowhere');
    const waiting = post({ id: one.id, emailSlug: 'swap-two' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    // A deadlock: this update waits for the save, which waits for this transaction. The save has waited longer, so
    // Postgres aborts the save. Agent `one` then keeps its slug, so this update fails too.
    await expect(giveSlug('swap-one')).rejects.toMatchObject({ code: '23505' });
    await swap.rollback();
    expect(await waiting).toMatchObject({ status: 400, body: { error: 'Email slug "swap-two" is already in use' } });
    expect(await readAgent(server, one.id)).toEqual(one);
  });
});

describe('POST /agents: references', () => {
  const callAgent = (callableAgentIds: unknown[]) => ({
    call_agent: { description: 'd', parameters: {}, config: { callableAgentIds } },
  });
  const configured = (config: object) => ({ search_knowledge_base: { description: 'd', parameters: {}, config } });

  test('accepts callable agents as numbers or numeric strings and stores them as given', async () => {
    const { id } = await save(server, { name: 'Callee' });
    expect(
      (await save(server, { tools: callAgent([id, String(id)]) })).tools.call_agent.config.callableAgentIds,
    ).toEqual([id, String(id)]);
  });

  test('returns 404 and names an agent that is missing, deleted, cross-tenant or out of range', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    for (const id of [2147483647, '9999999999', foreign.id, deleted.id]) {
      expect(await post({ ...agentFields, tools: callAgent([id]) })).toMatchObject({
        status: 404,
        body: { error: `Agent ${id} not found` },
      });
    }
  });

  test('returns 404 and names a tag that is missing, deleted or cross-tenant, and saves nothing', async () => {
    const agent = await save(server);
    const foreign = await createTag(server, 'foreign', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    const deleted = await createTag(server, 'deleted');
    await server.call('DELETE', '/agent-tags', { query: { id: deleted.id } });
    const before = await server.database('agents').count<{ count: number }[]>('* as count');
    for (const id of [2147483647, foreign.id, deleted.id]) {
      expect(await post({ id: agent.id, name: 'Changed', tagIds: [id] })).toMatchObject({
        status: 404,
        body: { error: `Tag ${id} not found` },
      });
      expect((await post({ ...agentFields, tagIds: [id] })).status).toBe(404);
    }
    expect(await readAgent(server, agent.id)).toEqual(agent);
    expect(await server.database('agents').count('* as count')).toEqual(before);
  });

  test.each([
    ['Knowledge base 1', { tools: configured({ accessibleKnowledgeBaseIds: [1] }) }],
    ['Knowledge base 2', { tools: configured({ writableKnowledgeBaseIds: [2] }) }],
    ['Skill 3', { tools: configured({ skillIds: [3] }) }],
    ['Tool server 4', { mcpServers: [4] }],
  ])('returns 404 and names %s if the organization has no record of this kind', async (named, fields) => {
    expect(await post({ ...agentFields, ...fields })).toMatchObject({
      status: 404,
      body: { error: `${named} not found` },
    });
  });

  test('checks only the references that a save adds', async () => {
    const checked: number[][] = [];
    const existing = (_organizationId: string, ids: readonly number[]) => {
      checked.push([...ids]);
      return Promise.resolve(ids.filter((id) => id > 5));
    };
    const agents = createAgentsModule({
      database: server.database,
      events: ignoredEvents,
      defaultModel: 'offline:echo',
      modelCatalog: createModelCatalog({ knownModels: [], configuredProviders: [] }),
      references: { knowledgeBases: existing, skills: existing, toolServers: existing },
    });
    const caller = { userId: 'user_1', organizationId: server.organizationId, role: 'org:admin', permissions: [] };
    const tools = configured({ accessibleKnowledgeBaseIds: [1, 1, 2], skillIds: [3] });
    const { id } = await agents.save(caller, { ...agentFields, tools, mcpServers: [4] }, autocommit);
    expect(checked.splice(0)).toEqual([[1, 2], [3], [4]]);
    // These records do not exist, as if they had been deleted. A save that repeats the references still succeeds.
    expect((await save(server, { id, name: 'Renamed', tools, mcpServers: [4] })).tools).toEqual(tools);
    await expect(
      agents.save(caller, { id, tools: configured({ accessibleKnowledgeBaseIds: [1, 6] }) }, autocommit),
    ).rejects.toMatchObject({ text: 'Knowledge base 6 not found' });
    expect(checked).toEqual([[6]]);
  });

  test('returns 404 and names a tag that is deleted during the save', async () => {
    const tag = await createTag(server, 'short-lived');
    const deletion = await server.database.transaction();
    await deletion('agent_tags').where({ id: tag.id }).delete();
    const waiting = post({ ...agentFields, tagIds: [tag.id] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await deletion.commit();
    expect(await waiting).toMatchObject({ status: 404, body: { error: `Tag ${tag.id} not found` } });
  });
});

describe('POST /agents: concurrency', () => {
  test('100 concurrent saves of an agent leave a history without gaps, and the last version is published', async () => {
    const { id } = await save(server);
    const token = await server.tokenFor();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => post({ id, description: `Save ${index}` }, { token })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    const versions = await versionsOf(server, id);
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, index) => 101 - index));
    const agent = await readAgent(server, id);
    expect(agent.publishedVersionId).toBe(versions[0].id);
    expect(new Set(replies.map(({ body }) => body.publishedVersionId)).size).toBe(100);
    const newest = await server.call('GET', '/agents/versions', { query: { agentId: id, versionId: versions[0].id } });
    expect(newest.body.snapshot.description).toBe(agent.description);
  });

  test('concurrent saves of different fields all take effect', async () => {
    const { id } = await save(server);
    await Promise.all([
      post({ id, description: 'd' }),
      post({ id, systemPrompt: 's' }),
      post({ id, maxToolRoundtrips: 3 }),
      post({ id, showInChat: false }),
    ]);
    expect(await readAgent(server, id)).toMatchObject({
      description: 'd',
      systemPrompt: 's',
      maxToolRoundtrips: 3,
      showInChat: false,
    });
  });
});
