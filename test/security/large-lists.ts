// Tests that lists of many or of large records neither fill the memory nor block the event loop.
import { beforeAll, expect, test } from '@jest/globals';
import { isFullRun } from '../support/full-run.js';
import { emptyTables } from '../support/database.js';
import { maxIterationRatio, type StartedMeasuredServer } from '../support/measured-server.js';
import { sharedServer } from './shared-server.js';

let server: StartedMeasuredServer;
beforeAll(async () => void (server = await sharedServer()), 300_000);
const empty = () =>
  emptyTables(
    server.database,
    'agents',
    'agent_versions',
    'knowledge_bases',
    'knowledge_base_files',
    'scheduled_tasks',
    'skills',
  );

const megabyte = 2 ** 20;
/** The measured growth is at most 40 MB, without garbage. Fully buffered replies would exceed this limit. */
const maxHeldBytes = 50 * megabyte;

const read: StartedMeasuredServer['read'] = (method, path) => server.read(method, path);

/** Adds agents with an outdated platform tool. Half of the characters are in the prompt, and half in another tool. */
const addAgents = (count: number, characters: number) =>
  server.database.raw(
    `with added as (
       insert into agents (organization_id, created_by, configuration)
       select :organizationId, 'user_1', jsonb_build_object(
         'name', 'Agent ' || number, 'model', 'offline:echo', 'systemPrompt', repeat('p', :half),
         'tools', jsonb_build_object(
           'load_skill', '{"description": "As it was", "parameters": {"type": "object"}}'::jsonb,
           'own_tool', jsonb_build_object(
             'description', 'Its own',
             'parameters', jsonb_build_object('type', 'object', 'title', repeat('t', :half)))))
       from generate_series(1, :count) as number returning *
     ), versions as (
       insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
       select organization_id, id, 1, 'save', '{}', 'user_1' from added returning id, agent_id
     ) select count(*) from versions`,
    { organizationId: server.organizationId, count, half: Math.floor(characters / 2) },
  );
const publish = () =>
  server.database.raw(
    `update agents
     set published_version_id = agent_versions.id
     from agent_versions
     where agent_versions.agent_id = agents.id`,
  );

const large = { agents: isFullRun ? 400 : 60, characters: 512 * 1024 };
/** Used only in the full run. With fewer small records, a server without paging would not exceed a limit. */
const many = { agents: 10_000, characters: 1000 };

test.each([{ ...large, agents: isFullRun ? 400 : 50 }, ...(isFullRun ? [many] : [])])(
  'the tools of $agents agents of $characters characters are synchronized in batches',
  async ({ agents, characters }) => {
    await empty();
    await addAgents(agents, characters);
    await publish();
    await read('GET', '/agent-tags'); // excludes one-time costs from the measurement
    const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
      expect(await read('POST', '/agents/sync-tools')).toMatchObject({ status: 200 });
    }, maxHeldBytes);
    expect(await server.database('agent_versions').where({ number: 2 }).pluck('id')).toHaveLength(agents);
    expect(memoryGrowthBytes).toBeLessThan(maxHeldBytes);
    expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  },
  300_000,
);

test.each([{ ...large, lists: isFullRun ? 1 : 2 }, ...(isFullRun ? [{ ...many, lists: 4 }] : [])])(
  '$lists concurrent lists of $agents agents of $characters characters are streamed',
  async ({ agents, characters, lists: count }) => {
    await empty();
    await addAgents(agents, characters);
    await publish();
    await read('GET', '/agent-tags');
    const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
      const replies = await Promise.all(Array.from({ length: count }, () => read('GET', '/agents')));
      for (const { status, bytes } of replies) expect([status, bytes > agents * characters]).toEqual([200, true]);
    }, maxHeldBytes);
    expect(memoryGrowthBytes).toBeLessThan(maxHeldBytes);
    expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  },
  300_000,
);

/** Adds files whose extracted data has this number of characters. Returns the query of their list. */
async function addFiles(count: number, characters: number): Promise<string> {
  const { organizationId, database } = server;
  const [base] = await database('knowledge_bases')
    .insert({
      organization_id: organizationId,
      name: 'Base',
      embedding_model: 'offline:embedding',
      embedding_dimensions: 8,
      created_by: 'user_1',
    })
    .returning<{ id: number }[]>('id');
  await database.raw(
    `insert into knowledge_base_files
       (organization_id, knowledge_base_id, file_id, file_name, file_key, content_key, content_type, file_size,
       created_by, extracted_data)
     select :organizationId, :baseId, gen_random_uuid(), 'notes.md', 'key', 'key', 'text/markdown', 1, 'user_1',
       jsonb_build_object('text', repeat('d', :characters))
     from generate_series(1, :count)`,
    { organizationId, baseId: base!.id, count, characters },
  );
  return `?kbId=${base!.id}`;
}

async function addBases(count: number, characters: number): Promise<string> {
  await server.database.raw(
    `insert into knowledge_bases (organization_id, name, embedding_model, embedding_dimensions, created_by,
       extraction_schema)
     select :organizationId, 'Base ' || number, 'offline:embedding', 8, 'user_1',
       jsonb_build_object('type', 'object', 'title', repeat('s', :characters))
     from generate_series(1, :count) as number`,
    { organizationId: server.organizationId, count, characters },
  );
  return '';
}

async function addSkills(count: number, characters: number): Promise<string> {
  await server.database.raw(
    `insert into skills (organization_id, name, metadata, created_by)
     select :organizationId, 'Skill ' || number, jsonb_build_object('notes', repeat('s', :characters)), 'user_1'
     from generate_series(1, :count) as number`,
    { organizationId: server.organizationId, count, characters },
  );
  return '';
}

async function addTasks(count: number, characters: number): Promise<string> {
  await addAgents(1, 100);
  await publish();
  await server.database.raw(
    `insert into scheduled_tasks (organization_id, name, description, prompt, schedule, enabled, agent_id, user_id,
       overlap_policy, catch_up_window_seconds, off_since)
     select agents.organization_id, 'Task ' || number, '', repeat('p', :characters), '0 6 * * *', false, agents.id,
       'user_1', 'skip', 0, now()
     from agents, generate_series(1, :count) as number`,
    { count, characters },
  );
  return '';
}

/** Four lists hold several copies of each record: as text, parsed, and as bytes. */
const maxGrowthBytes = (characters: number) => maxHeldBytes + (characters > 2 ** 19 ? 4 * 8 * characters : 0);

const lists = [
  { path: '/kb/files', count: isFullRun ? 400 : 22, characters: 1024 * 1024 - 100, add: addFiles },
  ...(isFullRun ? [{ path: '/kb/files', count: 10_000, characters: 1000, add: addFiles }] : []),
  { path: '/kb/manage', count: isFullRun ? 200 : 30, characters: 512 * 1024, add: addBases },
  { path: '/skills/manage', count: isFullRun ? 2_000 : 160, characters: 100_000, add: addSkills },
  { path: '/scheduled-tasks/manage', count: isFullRun ? 10_000 : 700, characters: 20_000, add: addTasks },
];

test.each(lists)(
  'four concurrent lists of $path with $count records of $characters characters are streamed',
  async ({ path, count, characters, add }) => {
    await empty();
    // The first read excludes one-time costs from the measurement.
    await read('GET', `${path}${await add(1, characters)}`);
    await empty();
    const fullPath = `${path}${await add(count, characters)}`;
    const maxBytes = maxGrowthBytes(characters);
    const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
      const replies = await Promise.all(Array.from({ length: 4 }, () => read('GET', fullPath)));
      for (const { status, bytes } of replies) expect([status, bytes > count * characters]).toEqual([200, true]);
    }, maxBytes);
    expect(memoryGrowthBytes).toBeLessThan(maxBytes);
    expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  },
  300_000,
);

test('the dashboard is streamed, even with long first messages and long results of tools', async () => {
  await empty();
  await addAgents(1, 100);
  await publish();
  const count = isFullRun ? 3_000 : 300;
  await server.database.raw(
    `with added as (
       insert into conversations (organization_id, id, agent_id, user_id, name, rendered_system_prompt,
         first_message_text, user_message_count, assistant_message_count, tool_call_count, created_at)
       select agents.organization_id, gen_random_uuid(), agents.id, 'user_1', 'Long', '',
         repeat(md5(random()::text), 3125), 1, 1, 1, '2026-11-20'
       from agents, generate_series(1, :count) returning organization_id, id
     ), answers as (
       insert into messages (organization_id, conversation_id, id, position, role, parts)
       select organization_id, id, gen_random_uuid(), 2, 'assistant', '[]'
       from added
       returning organization_id, conversation_id, id
     )
     insert into tool_calls (organization_id, conversation_id, message_id, position, tool_name, args, result)
     select organization_id, conversation_id, id, 1, 'search', '{}',
       jsonb_build_object('text', repeat(md5(random()::text), 3000))
     from answers`,
    { count },
  );
  const range = 'from=2026-11-01&to=2026-12-01&allInOrg=true';
  const first = await fetch(`${server.url}/dashboard/getInteractions?${range}&limit=1`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const { interactions } = (await first.json()) as {
    interactions: { firstMessageText: string; toolCalls: { result: string }[] }[];
  };
  expect(interactions[0]!.firstMessageText).toHaveLength(1_000);
  expect(interactions[0]!.toolCalls[0]!.result).toMatch(
    /^\{"text": "[0-9a-f]{9990}\n\[Cut: the result has 960\d\d characters, these are the first 10000\.\]$/,
  );
  const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
    const replies = await Promise.all([1, 2].map(() => read('GET', `/dashboard/getInteractions?${range}`)));
    for (const { status, bytes } of replies) expect([status, bytes > count * 11_000]).toEqual([200, true]);
  }, maxHeldBytes);
  expect(memoryGrowthBytes).toBeLessThan(maxHeldBytes);
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
}, 300_000);
