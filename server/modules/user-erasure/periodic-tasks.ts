// The periodic task that deletes the ids of erased people.
import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { UserErasureRepository } from './repository.js';

const dayMs = 86_400_000;
/** Number of days for which the ids of erased people are kept. No access token is valid for longer. */
const idDays = 30;

export interface UserErasureTaskDependencies {
  readonly repository: Pick<UserErasureRepository, 'forget'>;
  now(): Date;
}

export const userErasureTasks = ({ repository, now }: UserErasureTaskDependencies): PeriodicTask[] => [
  {
    name: 'erasure.forget-ids',
    everyMs: 60 * 60_000,
    run: async () => void (await repository.forget(new Date(now().getTime() - idDays * dayMs))),
  },
];
