import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { agentFields, readAgent, save } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const post = (body: unknown) => server.call('POST', '/agents', { body });

describe('POST /agents: model and sampling settings', () => {
  const saved = async (fields: Record<string, unknown>) => (await post({ name: 'Sampler', ...fields })).body;
  const warningsOf = async (fields: Record<string, unknown>) =>
    ((await saved(fields)).warnings ?? []).map(({ path, message }: { path: string[]; message: string }) => [
      ...path,
      message,
    ]);

  test('returns 400 for a model of a provider that does not exist', async () => {
    const { id } = await save(server);
    for (const body of [
      { name: 'x', model: 'nowhere:model' },
      { id, model: 'nowhere:model' },
    ]) {
      const reply = await post(body);
      expect(reply.headers.get('x-error-code')).toBe('model_provider_not_found');
      expect(reply).toMatchObject({
        status: 400,
        body: {
          error: 'Model provider "nowhere" does not exist',
          details: [{ message: 'names a provider that does not exist', path: ['model'], in: 'body' }],
        },
      });
    }
    expect(await readAgent(server, id)).toMatchObject({ model: agentFields.model });
  });

  test('accepts an unchanged model whose provider was removed, with a warning', async () => {
    const agent = await save(server);
    await server
      .database('agents')
      .where({ id: agent.id })
      .update('configuration', server.database.raw(`configuration || '{"model": "removed:model"}'`));
    expect(await post({ ...agent, model: 'removed:model', description: 'Changed' })).toMatchObject({
      status: 200,
      body: {
        model: 'removed:model',
        warnings: [
          {
            message: 'is not usable now: no provider is configured under the name removed',
            path: ['model'],
            in: 'body',
          },
        ],
      },
    });
  });

  test.each([
    [
      'a provider without a key',
      { model: 'openai:gpt-5-mini' },
      [['model', 'is not usable now: no API key is configured for the provider openai']],
    ],
    [
      'a model that the provider is not known to have',
      { model: 'offline:nothing' },
      [['model', 'is not a known model of the provider offline, and may not exist']],
    ],
    ['a model without chat', { model: 'offline:embedding' }, [['model', 'is not a chat model']]],
    ['nothing if the model supports the settings', { model: 'offline:echo', maxOutputTokens: 5 }, []],
    [
      'settings that the model ignores',
      { model: 'offline:echo', temperature: 0, reasoningEffort: 'low', systemPrompt: '{{NOTHING}}' },
      [
        ['temperature', 'has no effect on this model'],
        ['reasoningEffort', 'has no effect on this model'],
        ['systemPrompt', 'has an unknown variable {{NOTHING}}, which stays as written'],
      ],
    ],
  ])('warns of %s', async (_title, fields, warnings) => {
    expect(await warningsOf(fields)).toEqual(warnings);
  });

  test('warns of an effort that the model does not accept, and of more tokens than it can return', async () => {
    const fields = { model: 'openai:gpt-5-mini', maxOutputTokens: 128_001, reasoningEffort: 'max' };
    expect((await warningsOf(fields)).slice(1)).toEqual([
      ['maxOutputTokens', 'exceeds the maximum of this model, 128000, which applies instead'],
      ['reasoningEffort', 'has no effect on this model, which accepts minimal, low, medium, high'],
    ]);
    expect((await warningsOf({ ...fields, maxOutputTokens: 128_000, reasoningEffort: 'high' })).slice(1)).toEqual([]);
  });

  test('stores the settings, clears them with null, and keeps those that are omitted', async () => {
    const settings = { temperature: 0.7, maxOutputTokens: 900, reasoningEffort: 'high' };
    const agent = await saved({ model: 'offline:echo', ...settings });
    expect(agent).toMatchObject(settings);
    expect(await saved({ id: agent.id, temperature: null })).toMatchObject({ ...settings, temperature: null });
    expect(await readAgent(server, agent.id)).toMatchObject({ ...settings, temperature: null });
  });
});
