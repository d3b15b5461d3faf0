import { availableParallelism } from 'node:os';
import type { Environment } from './settings.js';

/**
 * Returns the number of API processes. Default: one, or one per core in production if several processes can run. Adds
 * a problem if several processes are configured but cannot run. A worker ignores API_PROCESSES.
 */
export function readProcesses(
  { API_PROCESSES, ROLE, NODE_ENV }: Environment,
  usesFolder: boolean,
  problems: string[],
): number {
  if (ROLE === 'worker') return 1;
  if (ROLE === 'api' && !usesFolder) return API_PROCESSES ?? (NODE_ENV === 'production' ? availableParallelism() : 1);
  if (API_PROCESSES !== undefined && API_PROCESSES > 1)
    problems.push(
      ROLE === 'all'
        ? 'API_PROCESSES must be 1 with ROLE=all: run the API and the workers as separate processes'
        : 'API_PROCESSES must be 1 with an embedded service or a generated key: set DATABASE_URL, IDENTITY_ISSUER, ' +
            'S3_BUCKET and ENCRYPTION_KEY',
    );
  return 1;
}
