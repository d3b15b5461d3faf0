import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { knownModels } from '../../../server/modules/model-catalog/known-models.js';
import { operation, responses } from '../../contract/support.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { noConsole, testAccess } from '../access.js';

interface Entry {
  id: string;
  provider: string;
  uses: string[];
  available: boolean;
  unavailableReason?: string;
  [field: string]: unknown;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    OPENAI_API_KEY: 'not-a-key',
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: 'http://127.0.0.1:1/v1' }]),
    MODEL_CATALOG: JSON.stringify([
      { id: 'openai:gpt-5-mini', price: { inputPerMillionTokens: 0.2, outputPerMillionTokens: 1.5 } },
      { id: 'local:qwen', uses: ['chat', 'extraction'], contextTokens: 32_768, inputs: ['text'] },
    ]),
  });
});
afterAll(() => server?.stop());

const list = (options = {}) => server.call('GET', '/models', options);
const listed = async (query = {}): Promise<Entry[]> => (await list({ query })).body.models;
const entry = async (id: string) => (await listed({ all: true })).find((model) => model.id === id);

describe('GET /models', () => {
  testAccess(() => server, list, {
    allowed: ['org:admin', 'org:agent_manager', 'org:member'],
    refused: ['org:guest'],
    text: noConsole,
  });

  test('returns each entry of the example in the contract', async () => {
    const { value } = responses(operation('listModels').raw)[0]!.response.content['application/json'].examples.catalog;
    // The MODEL_CATALOG of this server changes the price of one model.
    const withoutPrice = ({ price: _price, ...model }: Entry) => expect.objectContaining(model);
    expect(await listed({ all: true })).toEqual(expect.arrayContaining(value.models.map(withoutPrice)));
  });

  test('lists the models that are available now, by id', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    const models: Entry[] = body.models;
    const ids = models.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(body.total).toBe(ids.length);
    expect(new Set(models.map(({ provider }) => provider))).toEqual(new Set(['local', 'offline', 'openai']));
    expect(models.every(({ available, unavailableReason }) => available && unavailableReason === undefined)).toBe(true);
    for (const use of ['chat', 'embedding', 'extraction'])
      expect(models.some(({ uses }) => uses.includes(use))).toBe(true);
    expect((await list({ query: { all: false } })).body).toEqual(body);
  });

  test('with all=true, also returns unavailable models, with the reason', async () => {
    const { body } = await list({ query: { all: true } });
    expect(body.total).toBe(knownModels.length + 1);
    expect(await entry('anthropic:claude-sonnet-4-5')).toEqual({
      id: 'anthropic:claude-sonnet-4-5',
      displayName: 'Claude Sonnet 4.5',
      provider: 'anthropic',
      uses: ['chat', 'extraction'],
      contextTokens: 200_000,
      maxOutputTokens: 64_000,
      inputs: ['text', 'image', 'pdf'],
      acceptsTemperature: true,
      reasoningEfforts: ['none', 'low', 'medium', 'high'],
      price: { currency: 'USD', inputPerMillionTokens: 3, outputPerMillionTokens: 15 },
      available: false,
      unavailableReason: 'No API key is configured for the provider anthropic',
    });
  });

  test('shows the prices and models of MODEL_CATALOG', async () => {
    expect(await entry('openai:gpt-5-mini')).toMatchObject({
      displayName: 'GPT-5 mini',
      contextTokens: 400_000,
      price: { currency: 'USD', inputPerMillionTokens: 0.2, outputPerMillionTokens: 1.5 },
    });
    expect(await entry('local:qwen')).toEqual({
      id: 'local:qwen',
      displayName: 'qwen',
      provider: 'local',
      uses: ['chat', 'extraction'],
      contextTokens: 32_768,
      maxOutputTokens: null,
      inputs: ['text'],
      acceptsTemperature: null,
      reasoningEfforts: null,
      price: null,
      available: true,
    });
  });

  test('agents and knowledge bases accept available models with the required use', async () => {
    const offline = (await listed()).filter(({ provider }) => provider === 'offline');
    const idOf = (use: string) => offline.find(({ uses }) => uses.includes(use))?.id;
    const agent = await server.call('POST', '/agents', { body: { name: 'Chats', model: idOf('chat') } });
    expect(agent.status).toBe(200);
    expect(agent.body).not.toHaveProperty('warnings');
    const base = await server.call('POST', '/kb/manage', {
      body: { name: 'Reads', embeddingModel: idOf('embedding'), extractionModel: idOf('extraction') },
    });
    expect(base.status).toBe(201);
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ query: { all: 'maybe' } }), ['query', 'all']);
    expectNamed(await list({ query: { unknownName: 'x' } }), ['query', 'unknownName']);
  });
});

test('each known model has its own id', () => {
  const ids = knownModels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
