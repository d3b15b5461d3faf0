// A skill is stored as a row and an object. Each step that changes them may fail, or the process may crash there.
// Afterwards every skill must be readable, and a sweep must remove every orphaned object.
import { execFile } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StorageError } from '../../server/platform/storage/index.js';
import { createSkillsModule } from '../../server/modules/skills/index.js';
import { defaults } from '../../server/generated/fields.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import type { ProcessInput } from './skill-process.js';
import { caller, createSkillFixture, textOf, withFaults, type Fault, type SkillFixture } from './support.js';
import { ignoredEvents } from '../support/events.js';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';
import { isFullRun } from '../support/full-run.js';

/**
 * Only `npm run test:full` tests a crash before the storage acts,
 * because such a crash leaves the same rows as a storage failure.
 */
const crashes = isFullRun ? (['before', 'after'] as const) : (['after'] as const);

let fixture: SkillFixture;
let skillId: number;
let fileId: number;
/** Creates a skill with two objects: SKILL.md and a bundled file. */
beforeEach(async () => {
  fixture = await createSkillFixture();
  ({ id: skillId } = await fixture.skills.create(
    caller,
    { ...defaults.SkillCreate, skillMdContent: textOf('before') },
    autocommit,
  ));
  const { file, uploadUrl } = await fixture.skills.files.add(
    caller,
    {
      skillId,
      fileName: 'bundled.md',
      contentType: 'text/markdown',
      fileSize: 0,
    },
    autocommit,
  );
  fileId = file.id;
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': 'text/markdown' }, body: 'bundled' });
});
afterEach(() => fixture.stop());

const actions = {
  create: () =>
    fixture.skills.create(caller, { ...defaults.SkillCreate, skillMdContent: textOf('created') }, autocommit),
  replace: () => fixture.skills.update(caller, skillId, { skillMdContent: textOf('replaced') }, autocommit),
};
type Action = keyof typeof actions;
const bundled = () => fixture.skills.load(caller.organizationId, skillId, 'bundled.md');

async function expectNothingHappened(): Promise<void> {
  expect(await fixture.texts()).toEqual({ before: textOf('before') });
  await fixture.sweepLater();
  expect(await fixture.texts()).toEqual({ before: textOf('before') });
  expect(await bundled()).toMatchObject({ kind: 'text', text: 'bundled' });
  expect(await fixture.orphanedObjects()).toEqual([]);
  expect(fixture.countObjects()).toBe(2);
}

async function expectHappened(action: Action): Promise<void> {
  const expected =
    action === 'create' ? { before: textOf('before'), created: textOf('created') } : { replaced: textOf('replaced') };
  expect(await fixture.texts()).toEqual(expected);
  await fixture.sweepLater();
  expect(await fixture.texts()).toEqual(expected);
  expect(await bundled()).toMatchObject({ kind: 'text', text: 'bundled' });
  expect(await fixture.orphanedObjects()).toEqual([]);
  expect(fixture.countObjects()).toBe(action === 'create' ? 3 : 2);
}

describe.each(['create', 'replace'] as const)('the action to %s a skill', (action) => {
  test('succeeds without a fault', async () => {
    await actions[action]();
    await expectHappened(action);
  });

  test.each(['before', 'after'] as const)(
    'changes nothing if the storage fails %s writing the object',
    async (when) => {
      fixture.fail({ method: 'put', when });
      await expect(actions[action]()).rejects.toThrow(StorageError);
      fixture.fail(null);
      expect(fixture.countObjects()).toBe(when === 'after' ? 3 : 2);
      await expectNothingHappened();
    },
  );

  const steps = {
    create: [
      'insert on skill_orphaned_objects',
      'delete on skill_orphaned_objects',
      'insert on skills',
      'insert on skill_files',
    ],
    replace: [
      'insert on skill_orphaned_objects',
      'delete on skill_orphaned_objects',
      'update on skill_files',
      'update on skills',
    ],
  }[action];
  test.each(steps)('changes nothing if the database fails at %s', async (step) => {
    await failAt(`before ${step}`);
    await expect(actions[action]()).rejects.toThrow('a fault of the test');
    await undoFault();
    await expectNothingHappened();
  });

  test('changes nothing if the database fails when the transaction commits', async () => {
    await failAt(
      action === 'create' ? 'after insert on skill_files' : 'after update on skill_files',
      'deferrable initially deferred',
    );
    await expect(actions[action]()).rejects.toThrow('a fault of the test');
    await undoFault();
    expect(fixture.countObjects()).toBe(3);
    await expectNothingHappened();
  });

  test.each(crashes)('changes nothing if the process crashes %s writing the object', async (when) => {
    await runUntilKilled({
      action: action === 'create' ? 'create' : { replace: skillId },
      fault: { method: 'put', when },
    });
    expect(await fixture.orphanedObjects()).toHaveLength(1);
    expect(fixture.countObjects()).toBe(when === 'after' ? 3 : 2);
    await expectNothingHappened();
  });

  test('fails and stores no reference if its object was removed as orphaned in the meantime', async () => {
    const slow = createSkillsModule({
      database: fixture.database.database,
      storage: withFaults(fixture.storage, async (method, when) => {
        if (method === 'put' && when === 'after') expect(await fixture.sweepLater()).toBe(1);
      }),
      events: ignoredEvents,
      log: { warn: () => undefined },
    });
    const attempt =
      action === 'create'
        ? slow.create(caller, { ...defaults.SkillCreate, skillMdContent: textOf('created') }, autocommit)
        : slow.update(caller, skillId, { skillMdContent: textOf('replaced') }, autocommit);
    await expect(attempt).rejects.toMatchObject({ name: 'ApiError', code: 'service_unavailable' });
    await expectNothingHappened();
  });
});

test('a replaced text stays readable for a grace period, for runs that started earlier', async () => {
  const [{ storage_key: before }] = await fixture.database.database('skill_files').where({ file_name: 'SKILL.md' });
  await actions.replace();
  expect(await fixture.skills.removeOrphanedObjects()).toBe(0);
  expect(await fixture.storage.head(before)).toMatchObject({ size: textOf('before').length });
  expect(await fixture.sweepLater()).toBe(1);
  await expect(fixture.storage.head(before)).rejects.toMatchObject({ failure: 'not_found' });
});

describe('the deletion of a bundled file', () => {
  const remove = () => fixture.skills.files.delete(caller.organizationId, fileId, autocommit);
  const expectGone = async () => {
    expect(await bundled()).toEqual({ kind: 'file-missing', fileNames: ['SKILL.md'] });
    await fixture.sweepLater();
    expect(fixture.countObjects()).toBe(1);
    expect(await fixture.orphanedObjects()).toEqual([]);
    expect(await fixture.texts()).toEqual({ before: textOf('before') });
  };

  test.each(['before', 'after'] as const)(
    'succeeds if the storage fails %s the object is removed, and the next sweep removes the object',
    async (when) => {
      fixture.fail({ method: 'remove', when });
      await remove();
      fixture.fail(null);
      expect(fixture.countObjects()).toBe(when === 'before' ? 2 : 1);
      await expectGone();
    },
  );

  test.each(['delete on skill_files', 'insert on skill_orphaned_objects', 'update on skills'])(
    'changes nothing if the database fails at %s',
    async (step) => {
      await failAt(`before ${step}`);
      await expect(remove()).rejects.toThrow('a fault of the test');
      await undoFault();
      await expectNothingHappened();
    },
  );

  test.each(crashes)('succeeds if the process crashes %s removing the object', async (when) => {
    await runUntilKilled({ action: { removeFile: fileId }, fault: { method: 'remove', when } });
    expect(fixture.countObjects()).toBe(when === 'before' ? 2 : 1);
    await expectGone();
  });
});

describe('the sweep of orphaned objects', () => {
  beforeEach(() => actions.replace());
  const expectSwept = async () => {
    expect(await fixture.sweepLater()).toBe(1);
    await expectHappened('replace');
  };

  test.each(['before', 'after'] as const)(
    'repeats a removal if the storage fails %s the object is removed',
    async (when) => {
      fixture.fail({ method: 'remove', when });
      expect(await fixture.sweepLater()).toBe(0);
      fixture.fail(null);
      expect(await fixture.skills.removeOrphanedObjects()).toBe(0); // the retry is not yet due
      await expectSwept();
    },
  );

  test('repeats a removal if the database fails after the object is removed', async () => {
    await failAt('before delete on skill_orphaned_objects');
    await expect(fixture.sweepLater()).rejects.toThrow('a fault of the test');
    await undoFault();
    await expectSwept();
  });

  test.each(crashes)('repeats a removal if the process crashes %s removing the object', async (when) => {
    await runUntilKilled({ action: 'sweep', fault: { method: 'remove', when } });
    expect(fixture.countObjects()).toBe(when === 'before' ? 3 : 2);
    await expectSwept();
  });

  test('removes each of 251 objects once if two sweeps run concurrently', async () => {
    await fixture.database.database.raw(
      `insert into skill_orphaned_objects (organization_id, storage_key, removable_at)
       select 'org_1', 'org_1/skills/' || n, now()
       from generate_series(1, 250) n`,
    );
    const counts = await Promise.all([fixture.sweepLater(), fixture.skills.removeOrphanedObjects()]);
    expect(counts[0] + counts[1]).toBe(251);
    await expectHappened('replace');
  });

  test('removes nothing if its signal is already aborted', async () => {
    expect(await fixture.skills.removeOrphanedObjects(AbortSignal.abort())).toBe(0);
    await expectSwept();
  });
});

/** Makes a statement fail. With `constraint`, it fails only at the commit. */
async function failAt(event: string, constraint = ''): Promise<void> {
  await fixture.database.database.raw(
    `create function test_fault() returns trigger language plpgsql
     as $$ begin raise exception 'a fault of the test'; end $$`,
  );
  await fixture.database.database.raw(
    `create ${constraint === '' ? '' : 'constraint'} trigger test_fault ${event} ${constraint}
     for each row execute function test_fault()`,
  );
}

const undoFault = () => fixture.database.database.raw('drop function test_fault cascade');

/** Runs the action in a separate process, which kills itself at the fault. */
async function runUntilKilled({ action, fault }: { action: ProcessInput['action']; fault: Fault }): Promise<void> {
  const { endpoint, credentials, region } = fixture.store;
  const input: ProcessInput = {
    databaseUrl: fixture.database.url,
    store: { endpoint, credentials, region },
    action,
    fault,
  };
  const signal = await new Promise((resolve) => {
    // Omits the flags for Jest in NODE_OPTIONS.
    execFile(
      process.execPath,
      [...briefProcess, builtFile('test/skills/skill-process.ts'), JSON.stringify(input)],
      { env: { ...process.env, NODE_OPTIONS: '' } },
      (error, _output, errors) => resolve(error?.signal ?? errors),
    );
  });
  expect(signal).toBe('SIGKILL');
}
