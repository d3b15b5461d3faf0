// `npm run check:contract-changes`: compares openapi.yaml and the SDK with the last release. Fails for breaking changes that nobody approved,
// and for versions that rose by too little.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { load } from 'js-yaml';
import { compareReports } from './api-report-changes.js';
import { readApprovedChanges } from './approved-changes.js';
import { compareContracts, oasdiff } from './contract-changes.js';
import { judge } from './judge.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: files } = parseArgs({
  options: {
    contract: { type: 'string', default: `${root}openapi.yaml` },
    report: { type: 'string', default: `${root}sdk/api-report.md` },
    approved: { type: 'string', default: `${root}sdk/released/approved-changes.yaml` },
  },
});
const released = `${root}sdk/released/`;
const text = (file: string) => readFileSync(file, 'utf8');
const contractVersion = (file: string) => (load(text(file)) as { info: { version: string } }).info.version;
// package.json inside the package; a tar file holds its texts as they are.
const releasedSdkVersion = /"name": "@agent-platform\/sdk",\s*"version": "([^"]+)"/.exec(gunzipSync(readFileSync(`${released}sdk.tgz`)).toString('latin1'))?.[1];
if (releasedSdkVersion === undefined) throw new Error('sdk/released/sdk.tgz holds no package.json of the SDK');

if (oasdiff === null) console.warn('npm has no oasdiff for this machine: Redocly judges alone, and entries about what oasdiff finds are not looked at');
const approved = readApprovedChanges(text(files.approved)).filter(({ change }) => oasdiff !== null || !change.startsWith('oasdiff '));

const changes = {
  contract: await compareContracts(`${released}openapi.yaml`, files.contract),
  api: compareReports(text(`${released}api-report.md`), text(files.report)),
  approved,
  released: { contract: contractVersion(`${released}openapi.yaml`), sdk: releasedSdkVersion },
  current: { contract: contractVersion(files.contract), sdk: (JSON.parse(text(`${root}sdk/package.json`)) as { version: string }).version },
};
const { bumps, problems } = judge(changes);

const count = (bump: string) => changes.contract.filter((change) => change.bump === bump).length;
const countApi = (bump: string) => changes.api.filter((change) => change.bump === bump).length;
console.log(`Contract: ${changes.released.contract} → ${changes.current.contract}; findings of both tools: ${count('major')} breaking, ${count('minor')} minor, ${count('patch')} patch: ${bumps.contract}`);
console.log(`SDK: ${changes.released.sdk} → ${changes.current.sdk}; exports: ${countApi('major')} breaking, ${countApi('minor')} added or grown: ${bumps.sdk}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
