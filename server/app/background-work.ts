import { reactionJobHandler } from '../platform/events/reaction-job.js';
import type { IdempotencyKeys } from '../platform/idempotency/keys.js';
import { idempotencyTasks } from '../platform/idempotency/periodic-tasks.js';
import type { Work } from '../platform/jobs/port.js';
import { leaseTasks, type Leases } from '../platform/leases/named-leases.js';
import type { Observer } from '../platform/metrics/port.js';
import type { Modules } from './modules.js';
import { reactions } from './reactions.js';

export interface WorkDependencies {
  readonly modules: Modules;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly leases: Leases;
  readonly observer: Observer;
}

const joinWork = (...works: readonly Work[]): Work => ({
  jobs: works.flatMap(({ jobs }) => jobs),
  periodic: works.flatMap(({ periodic }) => periodic),
});

export const createWork = ({ modules, idempotencyKeys, leases, observer }: WorkDependencies): Work =>
  joinWork(...Object.values(modules).flatMap((module) => ('work' in module ? [module.work] : [])), {
    jobs: [reactionJobHandler({ reactions, dependencies: modules, observer })],
    periodic: [...idempotencyTasks(idempotencyKeys), ...leaseTasks(leases)],
  });
