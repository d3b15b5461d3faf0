import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { operation, responses } from '../../contract/support.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { noConsole, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ OPENAI_API_KEY: 'not-a-key' })));
afterAll(() => server?.stop());

const list = (options = {}) => server.call('GET', '/tools', options);
const platformTools = ['call_agent', 'load_skill', 'read_kb_file', 'search_knowledge_base', 'write_to_knowledge_base'];
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

describe('GET /tools', () => {
  testAccess(() => server, list, {
    allowed: ['org:admin', 'org:agent_manager', 'org:member'],
    refused: ['org:guest'],
    text: noConsole,
  });

  test('lists the tools that are currently usable, by name', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    const names = body.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining([...platformTools, 'openai:web_search']));
    expect(body.total).toBe(names.length);
    expect(
      body.tools.every(
        ({ available, unavailableReason }: { available: boolean; unavailableReason?: string }) =>
          available && unavailableReason === undefined,
      ),
    ).toBe(true);
    expect(names).not.toContain('anthropic:web_search');
    expect((await list({ query: { all: false } })).body).toEqual(body);
  });

  test('with all=true, also returns unavailable tools, with the reason', async () => {
    const { body } = await list({ query: { all: true } });
    const entry = body.tools.find(({ name }: { name: string }) => name === 'anthropic:web_search');
    expect(entry).toEqual({
      name: 'anthropic:web_search',
      displayName: 'Web search (Anthropic)',
      description: expect.any(String),
      category: 'web',
      parameters: null,
      requiredIntegration: 'anthropic',
      isPrivate: false,
      isProviderTool: true,
      provider: 'anthropic',
      available: false,
      unavailableReason: 'No API key is configured for the provider anthropic',
    });
    expect(body.total).toBeGreaterThan((await list()).body.total);
  });

  test('returns each entry of the example in the contract', async () => {
    const { value } = responses(operation('listTools').raw)[0]!.response.content['application/json'].examples.catalog;
    expect((await list({ query: { all: true } })).body.tools).toEqual(expect.arrayContaining(value.tools));
  });

  test.each(platformTools)('%s has a valid, closed JSON Schema of its input', async (toolName) => {
    const { body } = await list();
    const { parameters, ...entry } = body.tools.find(({ name }: { name: string }) => name === toolName);
    expect(entry).toMatchObject({
      isProviderTool: false,
      isPrivate: false,
      requiredIntegration: null,
      available: true,
    });
    expect(entry).not.toHaveProperty('provider');
    const ajv = addFormats(new Ajv2020({ strict: true }));
    const check = ajv.compile(parameters);
    expect(check({})).toBe(false);
    expect(parameters.additionalProperties).toBe(false);
    for (const property of Object.values<{ description: string }>(parameters.properties))
      expect(property.description).toMatch(/\.$/);
  });

  test('an agent accepts every entry as a tool', async () => {
    const { body } = await list({ query: { all: true } });
    const tools = Object.fromEntries(
      body.tools.map(
        ({
          name,
          isProviderTool,
          description,
          parameters,
        }: {
          name: string;
          isProviderTool: boolean;
          description: string;
          parameters: object;
        }) => [name, isProviderTool ? { isProviderTool } : { description, parameters }],
      ),
    );
    const saved = await server.call('POST', '/agents', {
      body: { name: 'Everything', model: 'openai:gpt-5-mini', tools },
    });
    expect(saved).toMatchObject({ status: 200, body: { tools } });
    expect((await server.call('POST', '/agents/sync-tools')).body).toMatchObject({ updated: 0, retiredTools: [] });
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ query: { all: 'maybe' } }), ['query', 'all']);
    expectNamed(await list({ query: { unknownName: 'x' } }), ['query', 'unknownName']);
  });
});
