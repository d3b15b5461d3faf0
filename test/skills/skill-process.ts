// A process that performs one action on skills and kills itself at the given fault.
import { createSkillsModule } from '../../server/modules/skills/index.js';
import { defaults } from '../../server/generated/fields.js';
import { autocommit } from '../../server/platform/unit-of-work/unit-of-work.js';
import { storageAt, type StoreAccess } from '../storage/support.js';
import { openTestDatabase } from '../support/database.js';
import { caller, textOf, withFaults, type Fault } from './support.js';
import { ignoredEvents } from '../support/events.js';

export interface ProcessInput {
  databaseUrl: string;
  store: StoreAccess;
  action: 'create' | { replace: number } | { removeFile: number } | 'sweep';
  fault: Fault;
}

const { databaseUrl, store, action, fault } = JSON.parse(process.argv[2] ?? '') as ProcessInput;
const storage = withFaults(storageAt(store, 'test'), (method, when) => {
  if (method === fault.method && when === fault.when) process.kill(process.pid, 'SIGKILL');
});
const skills = createSkillsModule({
  database: openTestDatabase(databaseUrl, 1),
  storage,
  events: ignoredEvents,
  log: { warn: () => undefined },
  // Replaced objects are due one hour from now.
  // The retry of this sweep is due before `sweepLater` sweeps two hours from now.
  now: () => new Date(Date.now() + (action === 'sweep' ? 90 * 60_000 : 0)),
});
if (action === 'create')
  await skills.create(caller, { ...defaults.SkillCreate, skillMdContent: textOf('created') }, autocommit);
else if (action === 'sweep') await skills.removeOrphanedObjects();
else if ('replace' in action)
  await skills.update(caller, action.replace, { skillMdContent: textOf('replaced') }, autocommit);
else await skills.files.delete(caller.organizationId, action.removeFile, autocommit);
throw new Error('the process was not killed');
