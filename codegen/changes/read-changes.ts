// Reads the input of `npm run check:contract-changes` and `npm run changelog`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { contractFile } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { releasedFolder, type LastRelease } from './last-release.js';
import { compareReports, contractTypesOf } from './api-report-changes.js';
import { readApprovedChanges } from './approved-changes.js';
import { compareContracts, oasdiff } from './contract-changes.js';
import type { Changes } from './judge.js';

const sdk = fileURLToPath(new URL('../../sdk/', import.meta.url));

export const fileOptions = {
  contract: { type: 'string', default: contractFile },
  released: { type: 'string', default: releasedFolder },
} as const;

const text = (file: string) => readFileSync(file, 'utf8');
const readYaml = (file: string) => load(text(file)) as Json;

export const readContracts = (released: LastRelease, contract: string): { released: Json; current: Json } => ({
  released: readYaml(released.contract),
  current: readYaml(contract),
});

export async function readChanges(released: LastRelease, contract: string): Promise<Changes> {
  const contracts = readContracts(released, contract);
  const report = text(released.report);
  const releasedSdkVersion = /^const sdkVersion = '(.+)';$/m.exec(report)?.[1];
  if (releasedSdkVersion === undefined) throw new Error(`${released.report} does not have the version of the SDK`);
  return {
    contract: await compareContracts(released.contract, contract),
    api: compareReports(report, text(`${sdk}api-report.md`), contractTypesOf(contracts.current)),
    // Without oasdiff, approvals of its findings would count as unused, so omit them.
    approved: readApprovedChanges(text(released.approvedChanges)).filter(
      ({ change }) => oasdiff !== null || !change.startsWith('oasdiff '),
    ),
    released: { contract: contracts.released.info.version, sdk: releasedSdkVersion },
    current: {
      contract: contracts.current.info.version,
      sdk: (JSON.parse(text(`${sdk}package.json`)) as { version: string }).version,
    },
  };
}
