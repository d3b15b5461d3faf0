// A skill is a row and an object, and each step between the two may fail or be the last of its process. Whatever happens, every skill that is
// there can be read whole, and nothing stays in the storage that no skill refers to.
import { execFile } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StorageError } from '../../server/platform/storage/index.js';
import { createSkills } from '../../server/modules/skills/skills.js';
import type { Order } from './skill-process.js';
import { caller, createWorld, textOf, withFaults, type Fault, type World } from './support.js';
import { ignoredEvents } from '../support/events.js';
import { builtFile } from '../support/built.js';

let world: World;
let skillId: number;
let fileId: number;
/** A skill that is there before, with one uploaded file: two objects. */
beforeEach(async () => {
  world = await createWorld();
  ({ id: skillId } = await world.skills.create(caller, textOf('before')));
  const { file, uploadUrl } = await world.skills.files.add(caller, {
    skillId,
    fileName: 'bundled.md',
    contentType: 'text/markdown',
    fileSize: 0,
  });
  fileId = file.id;
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': 'text/markdown' }, body: 'bundled' });
});
afterEach(() => world.stop());

const actions = {
  create: () => world.skills.create(caller, textOf('created')),
  replace: () => world.skills.update(caller, skillId, { skillMdContent: textOf('replaced') }),
};
type Action = keyof typeof actions;
const bundled = () => world.skills.load(caller.organizationId, skillId, 'bundled.md');

/** As if it had never been asked, once the sweep has been. */
async function expectNothingHappened(): Promise<void> {
  expect(await world.texts()).toEqual({ before: textOf('before') });
  await world.sweepLater();
  expect(await world.texts()).toEqual({ before: textOf('before') });
  expect(await bundled()).toMatchObject({ kind: 'text', text: 'bundled' });
  expect(await world.leftovers()).toEqual([]);
  expect(world.countObjects()).toBe(2);
}

async function expectHappened(action: Action): Promise<void> {
  const expected =
    action === 'create' ? { before: textOf('before'), created: textOf('created') } : { replaced: textOf('replaced') };
  expect(await world.texts()).toEqual(expected);
  await world.sweepLater();
  expect(await world.texts()).toEqual(expected);
  expect(await bundled()).toMatchObject({ kind: 'text', text: 'bundled' });
  expect(await world.leftovers()).toEqual([]);
  expect(world.countObjects()).toBe(action === 'create' ? 3 : 2);
}

describe.each(['create', 'replace'] as const)('%s', (action) => {
  test('without a fault', async () => {
    await actions[action]();
    await expectHappened(action);
  });

  test.each(['before', 'after'] as const)('the storage fails %s the object is written', async (when) => {
    world.fail({ method: 'put', when });
    await expect(actions[action]()).rejects.toThrow(StorageError);
    world.fail(null);
    expect(world.countObjects()).toBe(when === 'after' ? 3 : 2);
    await expectNothingHappened();
  });

  const steps = {
    create: ['insert on skill_leftovers', 'delete on skill_leftovers', 'insert on skills', 'insert on skill_files'],
    replace: ['insert on skill_leftovers', 'delete on skill_leftovers', 'update on skill_files', 'update on skills'],
  }[action];
  test.each(steps)('the database fails at %s', async (step) => {
    await failAt(`before ${step}`);
    await expect(actions[action]()).rejects.toThrow('a fault of the test');
    await undoFault();
    await expectNothingHappened();
  });

  test('the database fails when the transaction commits', async () => {
    await failAt(
      action === 'create' ? 'after insert on skill_files' : 'after update on skill_files',
      'deferrable initially deferred',
    );
    await expect(actions[action]()).rejects.toThrow('a fault of the test');
    await undoFault();
    expect(world.countObjects()).toBe(3);
    await expectNothingHappened();
  });

  test.each(['before', 'after'] as const)('the process ends %s the object is written', async (when) => {
    await runAndDie({ action: action === 'create' ? 'create' : { replace: skillId }, fault: { method: 'put', when } });
    expect(await world.leftovers()).toHaveLength(1);
    expect(world.countObjects()).toBe(when === 'after' ? 3 : 2);
    await expectNothingHappened();
  });

  test('the request is so slow that its object is taken for left over: it fails, and refers to nothing', async () => {
    const slow = createSkills({
      database: world.database.database,
      storage: withFaults(world.storage, async (method, when) => {
        if (method === 'put' && when === 'after') expect(await world.sweepLater()).toBe(1);
      }),
      agents: { usingSkill: () => Promise.resolve([]) },
      events: ignoredEvents,
      log: { warn: () => undefined },
    });
    const asked =
      action === 'create'
        ? slow.create(caller, textOf('created'))
        : slow.update(caller, skillId, { skillMdContent: textOf('replaced') });
    await expect(asked).rejects.toMatchObject({ name: 'ApiError', code: 'service_unavailable' });
    await expectNothingHappened();
  });
});

test('a text that was replaced can be read for a while by those who asked before', async () => {
  const [{ storage_key: before }] = await world.database.database('skill_files').where({ file_name: 'SKILL.md' });
  await actions.replace();
  expect(await world.skills.removeOrphanedObjects()).toBe(0);
  expect(await world.storage.head(before)).toMatchObject({ size: textOf('before').length });
  expect(await world.sweepLater()).toBe(1);
  await expect(world.storage.head(before)).rejects.toMatchObject({ failure: 'not_found' });
});

describe('deletion of a bundled file', () => {
  const remove = () => world.skills.files.remove(caller.organizationId, fileId);
  const expectGone = async () => {
    expect(await bundled()).toEqual({ kind: 'file-missing', fileNames: ['SKILL.md'] });
    await world.sweepLater();
    expect(world.countObjects()).toBe(1);
    expect(await world.leftovers()).toEqual([]);
    expect(await world.texts()).toEqual({ before: textOf('before') });
  };

  test.each(['before', 'after'] as const)(
    'the storage fails %s the object is removed: the file is gone, its object by the next sweep',
    async (when) => {
      world.fail({ method: 'remove', when });
      await remove();
      world.fail(null);
      expect(world.countObjects()).toBe(when === 'before' ? 2 : 1);
      await expectGone();
    },
  );

  test.each(['delete on skill_files', 'insert on skill_leftovers', 'update on skills'])(
    'the database fails at %s: the file is there, and so are its bytes',
    async (step) => {
      await failAt(`before ${step}`);
      await expect(remove()).rejects.toThrow('a fault of the test');
      await undoFault();
      await expectNothingHappened();
    },
  );

  test.each(['before', 'after'] as const)('the process ends %s the object is removed', async (when) => {
    await runAndDie({ action: { removeFile: fileId }, fault: { method: 'remove', when } });
    expect(world.countObjects()).toBe(when === 'before' ? 2 : 1);
    await expectGone();
  });
});

describe('the sweep', () => {
  beforeEach(() => actions.replace());
  const expectSwept = async () => {
    expect(await world.sweepLater()).toBe(1);
    await expectHappened('replace');
  };

  test.each(['before', 'after'] as const)(
    'the storage fails %s an object is removed: it is tried again',
    async (when) => {
      world.fail({ method: 'remove', when });
      expect(await world.sweepLater()).toBe(0);
      world.fail(null);
      expect(await world.skills.removeOrphanedObjects()).toBe(0); // not at once: a storage that is down stays down for a while
      await expectSwept();
    },
  );

  test('the database fails once an object is removed: it is removed again', async () => {
    await failAt('before delete on skill_leftovers');
    await expect(world.sweepLater()).rejects.toThrow('a fault of the test');
    await undoFault();
    await expectSwept();
  });

  test.each(['before', 'after'] as const)('the process ends %s an object is removed', async (when) => {
    await runAndDie({ action: 'sweep', fault: { method: 'remove', when } });
    expect(world.countObjects()).toBe(when === 'before' ? 3 : 2);
    await expectSwept();
  });

  test('removes thousands, in batches, and two sweeps at one time remove each once', async () => {
    await world.database.database.raw(
      `insert into skill_leftovers (organization_id, storage_key, removable_at) select 'org_1', 'org_1/skills/' || n, now() from generate_series(1, 250) n`,
    );
    const counts = await Promise.all([world.sweepLater(), world.skills.removeOrphanedObjects()]);
    expect(counts[0] + counts[1]).toBe(251);
    await expectHappened('replace');
  });

  test('ends between two objects when it is told to', async () => {
    expect(await world.skills.removeOrphanedObjects(AbortSignal.abort())).toBe(0);
    await expectSwept();
  });
});

/** Makes a statement fail; with `constraint` only at the commit. */
async function failAt(event: string, constraint = ''): Promise<void> {
  await world.database.database.raw(
    `create function test_fault() returns trigger language plpgsql as $$ begin raise exception 'a fault of the test'; end $$`,
  );
  await world.database.database.raw(
    `create ${constraint === '' ? '' : 'constraint'} trigger test_fault ${event} ${constraint} for each row execute function test_fault()`,
  );
}

const undoFault = () => world.database.database.raw('drop function test_fault cascade');

/** In a process of its own, which kills itself at the fault. */
async function runAndDie({ action, fault }: { action: Order['action']; fault: Fault }): Promise<void> {
  const { endpoint, credentials, region } = world.store;
  const order: Order = { databaseUrl: world.database.url, store: { endpoint, credentials, region }, action, fault };
  const signal = await new Promise((resolve) => {
    // Without the flags that Jest gave this process.
    execFile(
      process.execPath,
      [builtFile('test/skills/skill-process.ts'), JSON.stringify(order)],
      { env: { ...process.env, NODE_OPTIONS: '' } },
      (error, _output, errors) => resolve(error?.signal ?? errors),
    );
  });
  expect(signal).toBe('SIGKILL');
}
