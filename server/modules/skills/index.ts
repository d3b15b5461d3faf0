import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { Work } from '../../platform/jobs/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { createSkillObjects, type SkillObjectsLog } from './skill-objects.js';
import { createFileRepository } from './files-repository.js';
import { createOrphanedObjectRepository } from './orphaned-objects-repository.js';
import { skillTasks } from './periodic-tasks.js';
import { createSkillRepository } from './repository.js';
import { createSkillFiles } from './skill-files.js';
import { createSkillRules, type Skills } from './skills.js';

export interface SkillsModuleDependencies {
  readonly database: Database;
  readonly storage: ObjectStorage;
  readonly events: Events;
  readonly log: SkillObjectsLog;
  readonly createId?: () => string;
  readonly now?: () => Date;
}

export interface SkillsModule extends Skills {
  readonly work: Work;
}

export function createSkillsModule({
  database,
  storage,
  events,
  log,
  createId = randomUUID,
  now = () => new Date(),
}: SkillsModuleDependencies): SkillsModule {
  const orphanedObjects = createOrphanedObjectRepository(database);
  const contents = createSkillObjects({ storage, orphanedObjects, now, log });
  const skills = createSkillRules({
    contents,
    createId,
    now,
    repository: createSkillRepository(database, events),
    files: createSkillFiles({ repository: createFileRepository(database), contents, storage, createId, now }),
  });
  return { ...skills, work: { jobs: [], periodic: skillTasks({ skills }) } };
}
