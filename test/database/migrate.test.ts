// Tests the migrations, and the constraints of the tables that they create.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { classifyDatabaseError } from '../../server/platform/database/errors.js';
import { migrate } from '../../server/platform/database/migrate.js';
import { migrations } from '../../server/platform/database/migrations/index.js';
import { describeSchema } from '../../server/platform/database/schema-text.js';
import { eventually } from '../support/eventually.js';
import { acquireTestDatabase, openTestDatabase, type TestDatabase } from '../support/database.js';

const names = migrations.map(({ name }) => name);

describe('migrate', () => {
  let empty: TestDatabase;
  const pools: Knex[] = [];

  beforeAll(async () => {
    empty = await acquireTestDatabase({ isMigrated: false });
    for (let count = 0; count < 8; count++) pools.push(openTestDatabase(empty.url, 1));
  });

  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await empty.release();
  });

  test('leaves nothing behind if a migration fails', async () => {
    const broken = { name: '9999-broken', sql: 'create table half_done (); select no_such_function()' };
    await expect(migrate(empty.database, [...migrations, broken])).rejects.toThrow('no_such_function');
    expect(await empty.database('pg_tables').where({ schemaname: 'public' })).toEqual([]);
  });

  test('runs each migration once, for any number of concurrent processes', async () => {
    const applied = await Promise.all(pools.map((pool) => migrate(pool)));
    expect(applied.filter((list) => list.length > 0)).toEqual([names]);
    expect(await empty.database('migrations').orderBy('id').pluck('name')).toEqual(names);
    expect(await migrate(empty.database)).toEqual([]);
  });

  test('creates the tables in schema.sql', async () => {
    const committed = readFileSync(new URL('../../server/platform/database/schema.sql', import.meta.url), 'utf8');
    expect(`${await describeSchema(empty.database)}\n`).toBe(committed.slice(committed.indexOf('\n\n') + 2));
  });

  test('includes organization_id in every primary key and foreign key of a tenant table', async () => {
    const { rows } = await empty.database.raw<{ rows: { conname: string }[] }>(`
      select k.conname from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'organization_id'
      where k.contype in ('p', 'f') and a.attnum <> all (k.conkey)`);
    expect(rows).toEqual([]);
  });

  test('rejects a program that is older than the database', async () => {
    await empty.database('migrations').insert({ name: '9998-future', batch: 2 });
    await expect(migrate(empty.database)).rejects.toThrow(
      'The database is newer than this program: it already has 9998-future',
    );
  });
});

test('a migration that waits for a lock does not stop the requests of running processes', async () => {
  const { database, url, release } = await acquireTestDatabase();
  const reader = openTestDatabase(url, 2);
  try {
    const reading = await reader.transaction();
    await reading.raw('lock table agents in access share mode'); // like pg_dump
    const added = { name: '9999-added', sql: 'alter table agents add column added text' };
    const migrating = migrate(database, [...migrations, added]);
    await eventually(
      () => reader('pg_locks').where({ granted: false, mode: 'AccessExclusiveLock' }),
      (waiting) => waiting.length > 0,
    );
    expect(await reader('agents').select()).toEqual([]);
    await reading.rollback();
    expect(await migrating).toEqual(['9999-added']);
  } finally {
    await reader.destroy();
    await release();
  }
});

test('0020 moves the columns of each agent into its configuration', async () => {
  const { database, release } = await acquireTestDatabase({ isMigrated: false });
  try {
    const place = names.indexOf('0020-agent-configurations');
    await migrate(database, migrations.slice(0, place));
    const common = { organization_id: 'org_a', created_by: 'user_1' };
    const tools = { load_skill: { description: 'Loads', parameters: {}, config: { skillIds: [3] } } };
    const [full, sparse, deleted] = await database('agents')
      .insert([
        {
          ...common,
          name: 'Full',
          description: 'Has a value in each column.',
          logo_url: 'https://acme.example/logo.png',
          conversation_starters: JSON.stringify(['Hello']),
          model: 'offline:echo',
          max_tool_roundtrips: 7,
          system_prompt: 'Be brief.',
          tools: JSON.stringify(tools),
          mcp_servers: JSON.stringify([1, 2]),
          stage: 'released',
          show_in_chat: false,
          email_slug: 'full',
        },
        { ...common, name: 'Sparse', model: 'offline:echo' },
        { ...common, name: 'Deleted', model: 'offline:echo', email_slug: 'full', deleted_at: new Date() },
      ])
      .returning<{ id: number }[]>('id');
    const [version] = await database('agent_versions')
      .insert({ ...common, agent_id: full?.id, number: 1, source: 'save', snapshot: { name: 'Full' } })
      .returning<{ id: number }[]>('id');
    await database('agents').where({ id: full?.id }).update({ published_version_id: version?.id });

    expect(await migrate(database, migrations.slice(0, place + 1))).toEqual(['0020-agent-configurations']);

    const columns = ['id', 'configuration', 'name', 'model', 'logo_url', 'email_slug', 'published_version_id'];
    const empty = { description: '', logoUrl: null, conversationStarters: [], systemPrompt: '', tools: {} };
    const unset = { maxToolRoundtrips: 50, mcpServers: null, stage: 'development', showInChat: true };
    expect(await database('agents').select(columns).orderBy('id')).toEqual([
      {
        id: full?.id,
        configuration: {
          name: 'Full',
          description: 'Has a value in each column.',
          logoUrl: 'https://acme.example/logo.png',
          conversationStarters: ['Hello'],
          model: 'offline:echo',
          maxToolRoundtrips: 7,
          systemPrompt: 'Be brief.',
          tools,
          mcpServers: [1, 2],
          stage: 'released',
          showInChat: false,
          emailSlug: 'full',
        },
        name: 'Full',
        model: 'offline:echo',
        logo_url: 'https://acme.example/logo.png',
        email_slug: 'full',
        published_version_id: version?.id,
      },
      {
        id: sparse?.id,
        configuration: { ...empty, ...unset, name: 'Sparse', model: 'offline:echo', emailSlug: null },
        name: 'Sparse',
        model: 'offline:echo',
        logo_url: null,
        email_slug: null,
        published_version_id: null,
      },
      {
        id: deleted?.id,
        configuration: { ...empty, ...unset, name: 'Deleted', model: 'offline:echo', emailSlug: 'full' },
        name: 'Deleted',
        model: 'offline:echo',
        logo_url: null,
        email_slug: 'full',
        published_version_id: null,
      },
    ]);
  } finally {
    await release();
  }
});

test('0028 derives what opened each conversation, and leaves the costs of earlier runs unknown', async () => {
  const { database, release } = await acquireTestDatabase({ isMigrated: false });
  try {
    const place = names.indexOf('0028-costs-of-runs');
    await migrate(database, migrations.slice(0, place));
    const organization = { organization_id: 'org_a' };
    const configuration = JSON.stringify({ name: 'Echo', model: 'offline:echo' });
    const [agent] = await database('agents')
      .insert({ ...organization, created_by: 'user_1', configuration })
      .returning<{ id: number }[]>('id');
    const own = { ...organization, agent_id: agent?.id, user_id: 'user_1' };
    const [task] = await database('scheduled_tasks')
      .insert({
        ...own,
        name: 'Daily',
        prompt: 'x',
        schedule: '* * * * *',
        enabled: false,
        catch_up_window_seconds: 60,
      })
      .returning<{ id: number }[]>('id');
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
    const [chat, scheduled, triggered, nested] = ids;
    const root = { upstream_conversation_id: triggered, root_conversation_id: triggered, root_user_id: 'user_1' };
    await database('conversations').insert([
      { ...own, id: chat, name: 'chat', total_tokens: 5 },
      { ...own, id: scheduled, name: 'task' },
      { ...own, id: triggered, name: 'trigger', is_triggered: true },
    ]);
    const nestedRow = { ...own, ...root, root_agent_id: agent?.id, root_created_at: new Date(), is_triggered: true };
    await database('conversations').insert({ ...nestedRow, id: nested, name: 'agent' });
    await database('task_executions').insert({
      ...organization,
      scheduled_task_id: task?.id,
      kind: 'slot',
      scheduled_for: new Date(),
      status: 'in_progress',
      conversation_id: scheduled,
      answer_id: crypto.randomUUID(),
    });

    expect(await migrate(database, migrations.slice(0, place + 1))).toEqual(['0028-costs-of-runs']);

    const found = await database('conversations').select('name', 'source', 'cost_usd', 'model', 'latency_ms');
    const unknown = { cost_usd: null, model: null, latency_ms: null };
    const sources = ['agent', 'chat', 'task', 'trigger'];
    expect(found.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
      sources.map((source) => ({ name: source, source, ...unknown })),
    );
  } finally {
    await release();
  }
});

describe('the tables reject', () => {
  let testDatabase: TestDatabase;
  let database: Knex;
  let mine: number;
  let mineToo: number;
  let theirs: number;

  const insertAgent = async (organizationId: string, fields: Record<string, unknown> = {}): Promise<number> => {
    const [row] = await database('agents')
      .insert({
        organization_id: organizationId,
        configuration: { name: 'Agent', model: 'offline:echo', ...fields },
        created_by: 'user_1',
      })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };
  const insertVersion = async (organizationId: string, agentId: number, number: number): Promise<number> => {
    const [row] = await database('agent_versions')
      .insert({
        organization_id: organizationId,
        agent_id: agentId,
        number,
        source: 'save',
        snapshot: {},
        created_by: 'user_1',
      })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };
  const insertTag = async (organizationId: string, name: string): Promise<number> => {
    const [row] = await database('agent_tags')
      .insert({ organization_id: organizationId, name, created_by: 'user_1' })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };
  const assign = (organizationId: string, agentId: number, tagId: number): Promise<unknown> =>
    Promise.resolve(
      database('agent_tag_assignments').insert({ organization_id: organizationId, agent_id: agentId, tag_id: tagId }),
    );
  const publish = (agentId: number, versionId: number): Promise<unknown> =>
    Promise.resolve(database('agents').where({ id: agentId }).update({ published_version_id: versionId }));
  const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'no failure', classifyDatabaseError);
  const foreignKey = (constraint: string): unknown => ({ kind: 'foreign_key_violation', constraint });

  beforeAll(async () => {
    testDatabase = await acquireTestDatabase();
    database = testDatabase.database;
    [mine, mineToo, theirs] = [await insertAgent('org_a'), await insertAgent('org_a'), await insertAgent('org_b')];
  });

  afterAll(() => testDatabase.release());

  test('a version of a cross-tenant agent', async () => {
    expect(await failureOf(insertVersion('org_a', theirs, 1))).toEqual(foreignKey('agent_versions_agent_fkey'));
  });

  test('a published version of another organization or agent, at commit', async () => {
    const [own, other, foreign] = [
      await insertVersion('org_a', mine, 1),
      await insertVersion('org_a', mineToo, 1),
      await insertVersion('org_b', theirs, 1),
    ];
    expect(await failureOf(publish(mine, foreign))).toEqual(foreignKey('agents_published_version_fkey'));
    expect(await failureOf(publish(mine, other))).toEqual(foreignKey('agents_published_version_fkey'));
    expect(await failureOf(publish(mine, own))).toBe('no failure');
  });

  test('a cross-tenant tag, from either side', async () => {
    const [myTag, theirTag] = [await insertTag('org_a', 'sales'), await insertTag('org_b', 'sales')];
    expect(await failureOf(assign('org_a', mine, theirTag))).toEqual(foreignKey('agent_tag_assignments_tag_fkey'));
    expect(await failureOf(assign('org_a', theirs, myTag))).toEqual(foreignKey('agent_tag_assignments_agent_fkey'));
    expect(await failureOf(assign('org_a', mine, myTag))).toBe('no failure');
    await database('agent_tags').where({ id: myTag }).delete();
    expect(await database('agent_tag_assignments').where({ tag_id: myTag })).toEqual([]);
  });

  test('moving a referenced record to another organization', async () => {
    await assign('org_a', mine, await insertTag('org_a', 'moved'));
    expect(
      await failureOf(Promise.resolve(database('agents').where({ id: mine }).update({ organization_id: 'org_b' }))),
    ).toMatchObject({ kind: 'foreign_key_violation' });
  });

  test('a duplicate slug across organizations, until its agent is deleted', async () => {
    const first = await insertAgent('org_a', { emailSlug: 'support' });
    expect(await failureOf(insertAgent('org_b', { emailSlug: 'support' }))).toEqual({
      kind: 'unique_violation',
      constraint: 'agents_email_slug_key',
    });
    await database('agents').where({ id: first }).update({ deleted_at: new Date() });
    expect(await failureOf(insertAgent('org_b', { emailSlug: 'support' }))).toBe('no failure');
  });

  test('a duplicate version number and a duplicate tag name', async () => {
    await insertVersion('org_a', mine, 7);
    expect(await failureOf(insertVersion('org_a', mine, 7))).toEqual({
      kind: 'unique_violation',
      constraint: 'agent_versions_number_key',
    });
    await insertTag('org_a', 'twice');
    expect(await failureOf(insertTag('org_a', 'twice'))).toEqual({
      kind: 'unique_violation',
      constraint: 'agent_tags_name_key',
    });
  });

  test.each([
    ['agent_tags_name_check', () => insertTag('org_a', 'x'.repeat(51))],
    ['agent_tags_name_check', () => insertTag('org_a', '')],
  ])('a violation of %s', async (constraint, insert) => {
    expect(await failureOf(insert())).toEqual({ kind: 'check_violation', constraint });
  });
});
