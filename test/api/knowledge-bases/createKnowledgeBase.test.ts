import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { save } from '../agents/support.js';
import { createBase, embeddingModel, readBase } from './support.js';

let server: TestServer;
let names = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const create = (fields: Record<string, unknown> = {}, options: CallOptions = {}) =>
  server.call('POST', '/kb/manage', { body: { name: `base ${++names}`, embeddingModel, ...fields }, ...options });

describe('POST /kb/manage', () => {
  testAccess(
    () => server,
    (options) => create({}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
      status: 201,
    },
  );

  test("returns 201 with every field and the contract's defaults", async () => {
    const { status, body } = await create(
      { name: 'Product manuals' },
      { token: await server.tokenFor({ userId: 'user_ada', role: 'org:member' }) },
    );
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        knowledgeBase: {
          id: expect.any(Number),
          name: 'Product manuals',
          description: '',
          embeddingModel,
          embeddingDimensions: 256,
          language: 'simple',
          extractionModel: null,
          extractionSchema: null,
          source: null,
          trigger: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: body.knowledgeBase.createdAt,
          userId: 'user_ada',
          fileCount: 0,
          lastFileUploadedAt: null,
          totalSize: 0,
          status: 'empty',
          etag: expect.stringMatching(/^[\w-]{16}$/),
        },
      },
    });
    expect(await readBase(server, body.knowledgeBase.id)).toEqual(body.knowledgeBase);
  });

  test('accepts extraction and a trigger, which is enabled by default', async () => {
    const { id: agentId } = await save(server);
    const extractionSchema = {
      type: 'object',
      properties: { visitedOn: { type: 'string', format: 'date' }, customer: { type: 'string' } },
      required: ['customer'],
    };
    const fields = {
      description: 'Reports',
      extractionModel: 'offline:echo',
      extractionSchema,
      source: 'field-service',
    };
    const base = await createBase(server, { ...fields, trigger: { agentId, prompt: 'Check it.' } });
    expect(base).toMatchObject({
      ...fields,
      trigger: { enabled: true, agentId, prompt: 'Check it.', createdAt: base.createdAt },
    });
    expect(Object.keys(base.extractionSchema.properties)).toEqual(['visitedOn', 'customer']);
    expect((await createBase(server, { trigger: { enabled: false, agentId, prompt: 'x' } })).trigger.enabled).toBe(
      false,
    );
  });

  test('returns 400 for a name in use in the organization; deletion frees the name', async () => {
    const { id } = await createBase(server, { name: 'Taken' });
    expectNamed(
      await create({ name: ' Taken\t' }, { token: await server.tokenFor({ role: 'org:member' }) }),
      ['name'],
      'Knowledge base name "Taken" is already in use',
    );
    await createBase(
      server,
      { name: 'Taken' },
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    await server.call('DELETE', '/kb/manage', { query: { id } });
    await createBase(server, { name: 'Taken' });
  });

  test('returns 400 for all but one of ten concurrent calls with the same name', async () => {
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'race' }, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  });

  test.each(['openai:text-embedding-3-small', 'offline:nothing', 'offline:echo'])(
    'returns 400 and names the embedding model %s, which is not available here',
    async (model) => {
      expectNamed(
        await create({ embeddingModel: model }),
        ['embeddingModel'],
        `Embedding model "${model}" is not available`,
      );
    },
  );

  test('returns 400 and names the extraction model that is not available', async () => {
    expectNamed(
      await create({ extractionModel: 'openai:gpt-0' }),
      ['extractionModel'],
      'Extraction model "openai:gpt-0" is not available',
    );
  });

  test.each([
    [{ type: 'text' }],
    [{ type: 'string' }],
    [{ type: 'object', properties: [] }],
    [{ required: 'name' }],
    [{ properties: { a: { minimum: 'x' } } }],
  ])('returns 400 for an invalid extraction schema: %j', async (extractionSchema) => {
    expectNamed(
      await create({ extractionSchema }),
      ['extractionSchema'],
      'Extraction schema is not a valid JSON Schema',
    );
  });

  test.each([
    [{ properties: { a: { $ref: 'http://127.0.0.1:5310/ok' } } }],
    [{ properties: { a: { $ref: 'other.json#/a' } } }],
    [{ properties: { a: { $ref: '#/$defs/missing' } }, $defs: {} }],
    [{ properties: { a: { $ref: '#/properties/b/type' }, b: { type: 'string' } } }],
    [{ properties: { a: { $dynamicRef: '#missing' } } }],
    [{ $defs: { unused: { items: { $recursiveRef: 'https://schema.example/a' } } } }],
    [{ dependencies: { const: { $ref: 'https://schema.example/a' } } }],
  ])('returns 400 for an extraction schema that refers to anything but a subschema: %j', async (extractionSchema) => {
    const reply = await create({ extractionSchema });
    expectNamed(reply, ['extractionSchema'], 'Extraction schema is not a valid JSON Schema');
    expect(reply.body.details[0].message).toBe('must refer only to parts of itself, such as `#/$defs/name`');
  });

  test.each([
    [{ properties: { a: { $ref: '#/$defs/a%20b~1c' }, root: { $ref: '#' } }, $defs: { 'a b/c': { type: 'string' } } }],
    [
      {
        properties: { a: { $ref: '#name' }, b: { $dynamicRef: '#node' } },
        $defs: { a: { $anchor: 'name' }, b: { $dynamicAnchor: 'node' } },
      },
    ],
    [{ properties: { $ref: { type: 'string' }, a: { const: { $ref: 'https://schema.example/a' } } } }],
  ])('accepts an extraction schema whose references stay inside of it: %j', async (extractionSchema) => {
    const base = await createBase(server, { extractionModel: 'offline:echo', extractionSchema });
    expect(base.extractionSchema).toEqual(extractionSchema);
  });

  test('returns 400 for an extraction schema that is too deep, regardless of the order of its properties', async () => {
    const to = (name: string, index: number) => ({ $ref: `#/$defs/${name}${index}` });
    const chain = (name: string, length: number, end: object) =>
      Array.from({ length }, (_, index) => [`${name}${index}`, index + 1 < length ? to(name, index + 1) : end]);
    const $defs = Object.fromEntries([...chain('inner', 400, {}), ...chain('outer', 200, to('inner', 0))]);
    const shallow = { shallow: to('inner', 0) };
    const deep = { deep: to('outer', 0) };
    expect(await create({ extractionSchema: { properties: shallow, $defs } })).toMatchObject({ status: 201 });
    for (const properties of [
      { ...shallow, ...deep },
      { ...deep, ...shallow },
    ]) {
      const extractionSchema = { properties, $defs };
      const reply = await create({ extractionSchema });
      expectNamed(reply, ['extractionSchema'], 'Extraction schema is not a valid JSON Schema');
      expect(reply.body.details[0].message).toBe(
        'has more than 10,000 parts, or too many levels, after its references are resolved',
      );
    }
  });

  test('returns 404 if the trigger agent is deleted after the request began', async () => {
    const agent = await save(server);
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'agents', id: agent.id },
      () => create({ trigger: { agentId: agent.id, prompt: 'x' } }),
      (transaction) => transaction('agents').where({ id: agent.id }).update({ deleted_at: new Date() }),
    );
    expectSameNotFound([reply], 'Agent not found');
  });

  test('returns 404 for a trigger agent that is missing, deleted or cross-tenant', async () => {
    const foreign = await save(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await save(server);
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    const replies = [];
    for (const agentId of [2147483647, foreign.id, deleted.id])
      replies.push(await create({ trigger: { agentId, prompt: 'x' } }));
    expectSameNotFound(replies, 'Agent not found');
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: '' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['embeddingModel', { embeddingModel: undefined }],
    ['embeddingModel', { embeddingModel: 'no colon' }],
    ['embeddingDimensions', { embeddingDimensions: 3 }],
    ['language', { language: 'klingon' }],
    ['unknownName', { unknownName: 'x' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    expectNamed(await create(fields), [field]);
  });

  test('returns 400 at the limit of knowledge bases', async () => {
    const organizationId = 'org_2kFull';
    const token = await server.tokenFor({ organizationId });
    await server.database.raw(
      `insert into knowledge_bases (organization_id, name, embedding_model, embedding_dimensions, created_by)
       select ?, 'base ' || n, 'offline:embedding', 256, 'user_x' from generate_series(1, 9999) n`,
      [organizationId],
    );
    expect((await create({ name: 'the last one' }, { token })).status).toBe(201);
    expect(await create({ name: 'one too many' }, { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 10000 knowledge bases' },
    });
    const { status, body } = await server.call('GET', '/kb/manage', { token });
    expect({ status, count: body.knowledgeBases.length }).toEqual({ status: 200, count: 10_000 });
  });
});
