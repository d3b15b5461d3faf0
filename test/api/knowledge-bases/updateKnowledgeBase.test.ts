import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { save } from '../agents/support.js';
import { addFile, createBase, readBase } from './support.js';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  ({ id } = await createBase(server));
});
afterAll(() => server?.stop());

const update = (body: Record<string, unknown>, options: CallOptions = {}, target = id) =>
  server.call('PUT', '/kb/manage', { query: { id: target }, body, ...options });
const updated = async (body: Record<string, unknown>, target = id) => {
  const reply = await update(body, {}, target);
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.knowledgeBase;
};

describe('PUT /kb/manage', () => {
  testAccess(
    () => server,
    (options) => update({}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('changes the given fields and keeps the rest', async () => {
    const { id: agentId } = await save(server);
    const base = await createBase(server, {
      description: 'a',
      source: 's',
      extractionModel: 'offline:echo',
      extractionSchema: { type: 'object' },
      trigger: { agentId, prompt: 'p' },
    });
    const renamed = await updated({ name: 'renamed' }, base.id);
    expect(renamed).toEqual({ ...base, name: 'renamed', updatedAt: renamed.updatedAt, etag: renamed.etag });
    expect(renamed.updatedAt > base.updatedAt).toBe(true);
    const cleared = await updated(
      { description: '', source: null, extractionModel: null, extractionSchema: null, trigger: null },
      base.id,
    );
    expect(cleared).toMatchObject({
      name: 'renamed',
      description: '',
      source: null,
      extractionModel: null,
      extractionSchema: null,
      trigger: null,
    });
    expect(await readBase(server, base.id)).toEqual(cleared);
  });

  test('accepts an unchanged record whose agent, model or schema would no longer be accepted', async () => {
    const { id: agentId } = await save(server);
    const { id: target } = await createBase(server, { trigger: { agentId, prompt: 'p' } });
    await addFile(server, target);
    await server.call('DELETE', '/agents', { body: { agentId } });
    const stored = { extraction_model: 'openai:gpt-gone', extraction_schema: { $ref: '#/$defs/gone' } };
    await server.database('knowledge_bases').where({ id: target }).update(stored);
    const base = await readBase(server, target);
    expect(await updated(base, target)).toEqual(base);
  });

  test('replaces the trigger', async () => {
    const { id: agentId } = await save(server);
    const base = await createBase(server, { trigger: { agentId, prompt: 'p', enabled: false } });
    const { trigger } = await updated({ trigger: { agentId, prompt: 'q' } }, base.id);
    expect(trigger).toEqual({ enabled: true, agentId, prompt: 'q', createdAt: expect.any(String) });
    expect(trigger.createdAt > base.trigger.createdAt).toBe(true);
  });

  test('concurrent changes of different fields all take effect', async () => {
    const { id: target } = await createBase(server);
    await Promise.all([
      updated({ description: 'd' }, target),
      updated({ source: 's' }, target),
      updated({ extractionSchema: { type: 'object' } }, target),
    ]);
    expect(await readBase(server, target)).toMatchObject({
      description: 'd',
      source: 's',
      extractionSchema: { type: 'object' },
    });
  });

  test('returns 400 for another embedding model; the same one is ignored', async () => {
    expectNamed(
      await update({ embeddingModel: 'offline:other' }),
      ['embeddingModel'],
      'Embedding model of a knowledge base cannot be changed',
    );
    await updated({ embeddingModel: 'offline:embedding', embeddingDimensions: 3 });
    expect((await readBase(server, id)).embeddingDimensions).toBe(256);
  });

  test('returns 400 for a name in use, and accepts the current name', async () => {
    const other = await createBase(server, { name: 'other' });
    expectNamed(await update({ name: ' other\n' }), ['name'], 'Knowledge base name "other" is already in use');
    expect(await updated({ name: ' other ' }, other.id)).toMatchObject({ name: 'other' });
  });

  test('returns 400 for an unavailable extraction model and an invalid schema', async () => {
    expectNamed(
      await update({ extractionModel: 'openai:gpt-0' }),
      ['extractionModel'],
      'Extraction model "openai:gpt-0" is not available',
    );
    for (const extractionSchema of [{ type: 7 }, { $ref: 'https://schema.example/a' }])
      expectNamed(
        await update({ extractionSchema }),
        ['extractionSchema'],
        'Extraction schema is not a valid JSON Schema',
      );
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: '  ' }],
    ['name', { name: null }],
    ['trigger', { trigger: 'x' }],
    ['unknownName', { unknownName: 'x' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    expectNamed(await update(fields), [field]);
  });

  test('returns 400 and names the missing id', async () => {
    expectNamed(await server.call('PUT', '/kb/manage', { body: {} }), ['query', 'id']);
  });

  test('returns 404 for a missing or cross-tenant agent of the trigger', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    expectSameNotFound(
      [
        await update({ trigger: { agentId: foreign.id, prompt: 'x' } }),
        await update({ trigger: { agentId: 2147483647, prompt: 'x' } }),
      ],
      'Agent not found',
    );
  });

  test('returns 404 if a change enables a trigger whose agent was deleted; a disabled one can be saved', async () => {
    const agent = await save(server);
    const trigger = { enabled: false, agentId: agent.id, prompt: 'x' };
    const base = await createBase(server, { trigger });
    expect((await server.call('DELETE', '/agents', { body: { agentId: agent.id } })).status).toBe(200);
    expect((await updated({ description: 'kept', trigger }, base.id)).trigger).toMatchObject(trigger);
    expectSameNotFound([await update({ trigger: { ...trigger, enabled: true } }, {}, base.id)], 'Agent not found');
  });

  test('returns 404 if the agent of the trigger is deleted after the request began', async () => {
    const agent = await save(server);
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'agents', id: agent.id },
      () => update({ trigger: { agentId: agent.id, prompt: 'x' } }),
      (transaction) => transaction('agents').where({ id: agent.id }).update({ deleted_at: new Date() }),
    );
    expectSameNotFound([reply], 'Agent not found');
    expect((await readBase(server, id)).trigger).toBeNull();
  });

  test('returns 404 for a missing, deleted or cross-tenant knowledge base', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await createBase(server, { name: 'theirs' }, { token });
    const deleted = await createBase(server);
    await server.call('DELETE', '/kb/manage', { query: { id: deleted.id } });
    const replies = [];
    for (const target of [2147483647, deleted.id, foreign.id])
      replies.push(await update({ name: 'mine now' }, {}, target));
    expectSameNotFound(replies, 'Knowledge base not found');
    expect(await readBase(server, foreign.id, { token })).toEqual(foreign);
  });
});
