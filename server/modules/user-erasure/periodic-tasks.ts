import { maxTokenAgeMs } from '../../platform/identity/port.js';
import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { UserErasureRepository } from './repository.js';

const hourMs = 60 * 60_000;
/**
 * Time for which the ids of erased people are kept. Access tokens are accepted for a shorter time, even if clocks
 * differ.
 */
const keptMs = maxTokenAgeMs + hourMs;

export interface UserErasureTaskDependencies {
  readonly repository: Pick<UserErasureRepository, 'forget'>;
  now(): Date;
}

export const userErasureTasks = ({ repository, now }: UserErasureTaskDependencies): PeriodicTask[] => [
  {
    name: 'erasure.forget-ids',
    everyMs: hourMs,
    run: async () => void (await repository.forget(new Date(now().getTime() - keptMs))),
  },
];
