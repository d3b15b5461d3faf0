// Organizations as large as the contract allows: their lists neither fill the memory nor block the event loop.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startMeasuredServer, type StartedMeasuredServer } from '../support/measured-server.js';

let server: StartedMeasuredServer;
beforeAll(async () => void (server = await startMeasuredServer()), 300_000);
afterAll(() => server?.stop());
beforeEach(() => server.database.raw('truncate agents, agent_versions cascade'));

const megabyte = 2 ** 20;

/** Reads the reply to its end without keeping it, as a client of a large list does. */
async function read(method: string, path: string): Promise<{ status: number; bytes: number }> {
  const response = await fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${server.token}` } });
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += (part as Uint8Array).length;
  return { status: response.status, bytes };
}

/** Agents with one platform tool that is behind the catalog, and as many characters of a prompt and of a tool as given. */
const addAgents = (count: number, characters: number) =>
  server.database.raw(
    `with added as (
       insert into agents (organization_id, name, model, created_by, system_prompt, tools)
       select :organizationId, 'Agent ' || number, 'offline:echo', 'user_1', repeat('p', :half),
         jsonb_build_object('load_skill', '{"description": "As it was", "parameters": {"type": "object"}}'::jsonb,
           'own_tool', jsonb_build_object('description', 'Its own', 'parameters', jsonb_build_object('type', 'object', 'title', repeat('t', :half))))
       from generate_series(1, :count) as number returning *
     ), versions as (
       insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
       select organization_id, id, 1, 'save', '{}', 'user_1' from added returning id, agent_id
     ) select count(*) from versions`,
    { organizationId: server.organizationId, count, half: Math.floor(characters / 2) },
  );
const publish = () => server.database.raw('update agents set published_version_id = agent_versions.id from agent_versions where agent_versions.agent_id = agents.id');

const large = { agents: 200, characters: 512 * 1024 };
const many = { agents: 10_000, characters: 1000 };

test.each([large, many])('the tools of $agents agents of $characters characters are synchronized in parts', async ({ agents, characters }) => {
  await addAgents(agents, characters);
  await publish();
  await read('GET', '/agent-tags'); // so that nothing is measured that happens once
  const { memoryGrowthBytes, longestTurnMs } = await server.measure(async () => {
    expect(await read('POST', '/agents/sync-tools')).toMatchObject({ status: 200 });
  });
  expect(await server.database('agent_versions').where({ number: 2 }).pluck('id')).toHaveLength(agents);
  expect(memoryGrowthBytes).toBeLessThan(100 * megabyte);
  expect(longestTurnMs).toBeLessThan(200);
}, 300_000);

test.each([large, many])('four lists of $agents agents of $characters characters at once are sent as they are read', async ({ agents, characters }) => {
  await addAgents(agents, characters);
  await publish();
  await read('GET', '/agent-tags');
  const { memoryGrowthBytes, longestTurnMs } = await server.measure(async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => read('GET', '/agents')));
    for (const { status, bytes } of replies) expect([status, bytes > agents * characters]).toEqual([200, true]);
  });
  expect(memoryGrowthBytes).toBeLessThan(100 * megabyte);
  expect(longestTurnMs).toBeLessThan(200);
}, 300_000);
