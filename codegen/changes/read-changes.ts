// Reads the input of the commands about changes: the last release in sdk/released, the current files, and the approved
// changes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import type { Json } from '../contract.js';
import { compareReports, replyTypesOf } from './api-report-changes.js';
import { readApprovedChanges } from './approved-changes.js';
import { compareContracts, oasdiff } from './contract-changes.js';
import type { Changes } from './judge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const released = `${root}sdk/released/`;

/** Options of the commands: the files to read, and their defaults. */
export const fileOptions = {
  contract: { type: 'string', default: `${root}openapi.yaml` },
  report: { type: 'string', default: `${root}sdk/api-report.md` },
  approved: { type: 'string', default: `${root}sdk/released/approved-changes.yaml` },
} as const;

const text = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string) => load(text(file)) as Json;

/** Both contracts as documents. */
export const readContracts = (contract: string): { released: Json; current: Json } => ({
  released: readYaml(`${released}openapi.yaml`),
  current: readYaml(contract),
});

/** Returns every change, found by the tools and by the report of exports. */
export async function readChanges(files: { contract: string; report: string; approved: string }): Promise<Changes> {
  // Finds package.json by a search, because a tar file contains texts unchanged.
  const releasedSdkVersion = /"name": "@agent-platform\/sdk",\s*"version": "([^"]+)"/.exec(
    gunzipSync(readFileSync(`${released}sdk.tgz`)).toString('latin1'),
  )?.[1];
  if (releasedSdkVersion === undefined) throw new Error('sdk/released/sdk.tgz holds no package.json of the SDK');
  const contracts = readContracts(files.contract);
  return {
    contract: await compareContracts(`${released}openapi.yaml`, files.contract),
    api: compareReports(text(`${released}api-report.md`), text(files.report), replyTypesOf(contracts.current)),
    approved: readApprovedChanges(text(files.approved)).filter(
      ({ change }) => oasdiff !== null || !change.startsWith('oasdiff '),
    ),
    released: { contract: contracts.released.info.version, sdk: releasedSdkVersion },
    current: {
      contract: contracts.current.info.version,
      sdk: (JSON.parse(text(`${root}sdk/package.json`)) as { version: string }).version,
    },
  };
}
