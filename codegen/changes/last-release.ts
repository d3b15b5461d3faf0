// Finds the files of the last release. Before the first release, returns the current files, so that a comparison finds
// no changes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile } from '../contract/contract.js';

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));
export const releasedFolder = join(sdk, 'released');

export interface LastRelease {
  contract: string;
  /** Report of the SDK's exports. */
  report: string;
  approvedChanges: string;
  /** Null before the first release. */
  published: { sdk: string; since: string } | null;
}

export function lastRelease(folder = releasedFolder): LastRelease {
  const contract = join(folder, 'openapi.yaml');
  const approvedChanges = join(folder, 'approved-changes.yaml');
  if (!existsSync(contract))
    return { contract: contractFile, report: join(sdk, 'api-report.md'), approvedChanges, published: null };
  const published = { sdk: join(folder, 'sdk.tgz'), since: join(folder, 'since.json') };
  return { contract, report: join(folder, 'api-report.md'), approvedChanges, published };
}
