// A model may call a tool by any name, including names of properties that every JavaScript object has.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { agentWith, call, run } from '../agent-runner/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'a call of the unknown tool %s is an error for the model',
  async (name) => {
    const { id } = await agentWith(server, { load_skill: { skillIds: [] } });
    const { calls, conversation } = await run(server, id, call(name, { a: 1 }));
    expect(calls).toMatchObject([
      { type: `tool-${name}`, state: 'output-error', errorText: `There is no tool "${name}".` },
    ]);
    expect(conversation.streamStatus).toBe('completed');
  },
);

test.each(['constructor', 'toString', '__proto__'])('%s is not a model provider', async (name) => {
  const body = { name: `of ${name}`, embeddingModel: `${name}:x` };
  expect(await server.call('POST', '/kb/manage', { body })).toMatchObject({
    status: 400,
    body: { error: `Embedding model "${name}:x" is not available` },
  });
  const extracting = { name: `of ${name}`, embeddingModel: 'offline:embedding', extractionModel: `${name}:x` };
  expect(await server.call('POST', '/kb/manage', { body: extracting })).toMatchObject({ status: 400 });
  expect(await server.call('POST', '/agents', { body: { name: 'x', model: `${name}:x` } })).toMatchObject({
    status: 400,
    body: { error: `Model provider "${name}" does not exist` },
  });
  const logged = server.logs.filter((line) => JSON.stringify(line).includes('TypeError'));
  expect(logged).toEqual([]);
});
