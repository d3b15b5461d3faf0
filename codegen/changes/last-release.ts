// The files of the last release, with which the contract and the SDK are compared. Before the first release, they are
// the current files, so nothing has changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile } from '../contract/contract.js';

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));
export const releasedFolder = join(sdk, 'released');

export interface LastRelease {
  contract: string;
  /** The exports of the SDK. */
  report: string;
  approvedChanges: string;
  /** What only a release has. Null before the first one. */
  published: { sdk: string; since: string } | null;
}

/** Returns the paths of the files. */
export function lastRelease(folder = releasedFolder): LastRelease {
  const contract = join(folder, 'openapi.yaml');
  const approvedChanges = join(folder, 'approved-changes.yaml');
  if (!existsSync(contract))
    return { contract: contractFile, report: join(sdk, 'api-report.md'), approvedChanges, published: null };
  const published = { sdk: join(folder, 'sdk.tgz'), since: join(folder, 'since.json') };
  return { contract, report: join(folder, 'api-report.md'), approvedChanges, published };
}
