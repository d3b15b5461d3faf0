import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag, readAgent, save, versionsOf } from './support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const change = (body: unknown, options = {}) => server.call('POST', '/agents/versions', { body, ...options });
const rollback = (agentId: number, versionId: number, options = {}) =>
  change({ agentId, action: 'rollback', versionId }, options);
const checkpoint = (agentId: number, label?: string, options = {}) =>
  change({ agentId, action: 'checkpoint', ...(label === undefined ? {} : { label }) }, options);

describe('POST /agents/versions', () => {
  testAccess(
    () => server,
    async (options) => checkpoint((await save(server)).id, undefined, options),
    {
      allowed: ['org:admin', 'org:agent_manager'],
      refused: ['org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('requires the permission org:manage_agents:update', async () => {
    const { id } = await save(server);
    expect(
      (
        await checkpoint(id, 'x', {
          token: await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:update'] }),
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await checkpoint(id, 'x', {
          token: await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:create'] }),
        })
      ).status,
    ).toBe(403);
  });

  test('returns 400 and names a missing or invalid field', async () => {
    const { id } = await save(server);
    expectNamed(await change({ agentId: id, action: 'rollback' }), ['versionId']);
    expectNamed(await change({ action: 'checkpoint' }), ['agentId']);
    expectNamed(await change({ agentId: id, action: 'undo' }), ['action']);
    expectNamed(await change({ agentId: id, action: 'checkpoint', label: '' }), ['label']);
    expectNamed(await change({ agentId: id, action: 'checkpoint', label: 'x'.repeat(201) }), ['label']);
  });

  test('returns 404 for a missing, deleted or cross-tenant agent', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    const replies = [];
    for (const { id, publishedVersionId } of [{ id: 2147483647, publishedVersionId: 1 }, deleted, foreign]) {
      replies.push(await rollback(id, publishedVersionId), await checkpoint(id));
    }
    expectSameNotFound(replies, 'Agent not found');
  });
});

describe('POST /agents/versions: rollback', () => {
  test('restores the configuration immediately, publishes the old version, and keeps versions and tags', async () => {
    const tag = await createTag(server, 'stays');
    const { warnings, ...first } = await save(server, {
      description: 'First',
      logoUrl: 'https://assets.acme-robotics.example/first.png',
      conversationStarters: ['Hello'],
      maxToolRoundtrips: 5,
      maxOutputTokens: 100,
      temperature: 0.2,
      reasoningEffort: 'low',
      systemPrompt: 'Be first.',
      tools: { 'openai:web_search': { isProviderTool: true } },
      mcpServers: [],
      stage: 'released',
      showInChat: false,
      emailSlug: 'rolled-back',
    });
    // The offline model ignores both settings.
    expect(warnings).toMatchObject([{ path: ['temperature'] }, { path: ['reasoningEffort'] }]);
    const second = await save(server, {
      id: first.id,
      name: 'Second',
      description: 'Second',
      logoUrl: null,
      conversationStarters: [],
      model: 'google:gemini-2.5-pro',
      maxToolRoundtrips: 9,
      maxOutputTokens: null,
      temperature: null,
      reasoningEffort: null,
      systemPrompt: 'Be second.',
      tools: {},
      mcpServers: null,
      stage: 'development',
      showInChat: true,
      emailSlug: null,
      tagIds: [tag.id],
    });
    expect(await rollback(first.id, first.publishedVersionId)).toMatchObject({
      status: 200,
      body: { success: true, publishedVersionId: first.publishedVersionId },
    });
    const agent = await readAgent(server, first.id);
    const { updatedAt, etag } = agent;
    expect(agent).toEqual({ ...first, tags: [{ id: tag.id, name: 'stays' }], updatedAt, etag });
    const versions = await versionsOf(server, first.id);
    expect(versions.map(({ number, isPublished }) => ({ number, isPublished }))).toEqual([
      { number: 2, isPublished: false },
      { number: 1, isPublished: true },
    ]);
    expect(await rollback(first.id, second.publishedVersionId)).toMatchObject({ status: 200 });
    expect(await readAgent(server, first.id)).toMatchObject({
      name: 'Second',
      mcpServers: null,
      logoUrl: null,
      temperature: null,
      reasoningEffort: null,
      publishedVersionId: second.publishedVersionId,
    });
  });

  test('a save after a rollback appends its version after the newest one', async () => {
    const first = await save(server, { description: '1' });
    await save(server, { id: first.id, description: '2' });
    await rollback(first.id, first.publishedVersionId);
    const third = await save(server, { id: first.id, description: '3' });
    expect((await versionsOf(server, first.id)).map(({ number, isPublished }) => [number, isPublished])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(third.description).toBe('3');
  });

  test('a rollback to the published version changes nothing, not even updatedAt', async () => {
    const agent = await save(server);
    expect((await rollback(agent.id, agent.publishedVersionId)).status).toBe(200);
    expect(await readAgent(server, agent.id)).toEqual(agent);
  });

  test('returns 404 for a version that is missing or belongs to another agent or organization', async () => {
    const agent = await save(server);
    const sibling = await save(server);
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const replies = [];
    for (const { publishedVersionId } of [{ publishedVersionId: 2147483647 }, sibling, foreign])
      replies.push(await rollback(agent.id, publishedVersionId));
    expectSameNotFound(replies, 'Version not found');
    expect(await readAgent(server, agent.id)).toEqual(agent);
  });

  test('returns 400 if another agent now has the email slug of the version', async () => {
    const agent = await save(server, { emailSlug: 'taken-since' });
    const after = await save(server, { id: agent.id, emailSlug: null });
    await save(
      server,
      { emailSlug: 'taken-since' },
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    expect(await rollback(agent.id, agent.publishedVersionId)).toMatchObject({
      status: 400,
      body: { error: 'Email slug "taken-since" of this version is in use by another agent' },
    });
    expect(await readAgent(server, agent.id)).toEqual(after);
  });

  test('restores references to agents that no longer exist', async () => {
    const callee = await save(server);
    const tools = { call_agent: { description: 'd', parameters: {}, config: { callableAgentIds: [callee.id] } } };
    const caller = await save(server, { tools });
    await save(server, { id: caller.id, tools: {} });
    const other = await save(server, { tools });
    await server.call('DELETE', '/agents', { body: { agentId: callee.id } });
    // The event handler of the deletion changes agents in the order of their ids. Before it has changed the last one,
    // it could still remove the reference that the rollback restores.
    await eventually(
      async () => (await readAgent(server, other.id)).tools.call_agent.config.callableAgentIds,
      (ids) => ids.length === 0,
    );
    expect((await rollback(caller.id, caller.publishedVersionId)).status).toBe(200);
    expect((await readAgent(server, caller.id)).tools).toEqual(tools);
  });

  test('concurrent changes leave no gap in the versions, and the agent matches its published version', async () => {
    const first = await save(server);
    const calls = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0
        ? rollback(first.id, first.publishedVersionId)
        : index % 3 === 1
          ? checkpoint(first.id)
          : server.call('POST', '/agents', { body: { id: first.id, description: `Save ${index}` } }),
    );
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
    const versions = await versionsOf(server, first.id);
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => versions.length - index));
    const agent = await readAgent(server, first.id);
    const published = await server.call('GET', '/agents/versions', {
      query: { agentId: first.id, versionId: agent.publishedVersionId },
    });
    expect(agent).toMatchObject(published.body.snapshot);
  });
});

describe('POST /agents/versions: checkpoint', () => {
  test('appends no version if nothing changed since the newest one', async () => {
    const agent = await save(server);
    const { status, body } = await checkpoint(agent.id);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, created: false, version: (await versionsOf(server, agent.id))[0] },
    });
    expect(body.version).toMatchObject({ id: agent.publishedVersionId, number: 1, label: null, isPublished: true });
    expect(await readAgent(server, agent.id)).toEqual(agent);
  });

  test('relabels the newest version of an unchanged configuration, and keeps the label if none is given', async () => {
    const agent = await save(server);
    expect((await checkpoint(agent.id, 'Before')).body).toMatchObject({
      created: false,
      version: { id: agent.publishedVersionId, label: 'Before', source: 'save' },
    });
    expect((await checkpoint(agent.id, 'After')).body.version.label).toBe('After');
    expect((await checkpoint(agent.id)).body.version.label).toBe('After');
    expect((await versionsOf(server, agent.id)).map(({ label }) => label)).toEqual(['After']);
  });

  test('after a rollback, appends and publishes the live configuration, not the newest version', async () => {
    const first = await save(server, { description: '1' });
    await save(server, { id: first.id, description: '2' });
    await rollback(first.id, first.publishedVersionId);
    const { body } = await checkpoint(first.id, 'Restored');
    expect(body).toMatchObject({
      success: true,
      created: true,
      version: { agentId: first.id, number: 3, label: 'Restored', source: 'checkpoint', isPublished: true },
    });
    const agent = await readAgent(server, first.id);
    expect(agent).toMatchObject({ description: '1', publishedVersionId: body.version.id });
    expect((await checkpoint(first.id)).body).toMatchObject({ created: false, version: { id: body.version.id } });
  });

  test('20 concurrent checkpoints append one version', async () => {
    const first = await save(server, { description: '1' });
    await save(server, { id: first.id, description: '2' });
    await rollback(first.id, first.publishedVersionId);
    const replies = await Promise.all(Array.from({ length: 20 }, () => checkpoint(first.id)));
    expect(replies.filter(({ body }) => body.created)).toHaveLength(1);
    expect(await versionsOf(server, first.id)).toHaveLength(3);
  });
});
