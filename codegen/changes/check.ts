// `npm run check:contract-changes` compares openapi.yaml and the SDK with the last release. judge.ts has the rules.
import { parseArgs } from 'node:util';
import { lastRelease } from './last-release.js';
import { oasdiff } from './contract-changes.js';
import { judge } from './judge.js';
import { fileOptions, readChanges } from './read-changes.js';

const { values: files } = parseArgs({ options: fileOptions });
const release = lastRelease(files.released);
if (release.published === null) {
  console.log('Nothing has been released, so every change of the contract and the SDK is allowed.');
  process.exit();
}

if (oasdiff === null)
  console.warn(
    'oasdiff is not installed. It is installed only on Linux x64. ' +
      'So only Redocly compares the contracts, and it finds fewer changes.',
  );

const changes = await readChanges(release, files.contract);
const { bumps, problems } = judge(changes);

const count = (bump: string) => changes.contract.filter((change) => change.bump === bump).length;
const countApi = (bump: string) => changes.api.filter((change) => change.bump === bump).length;
console.log(
  `Contract: ${changes.released.contract} → ${changes.current.contract}; findings of the tools: ` +
    `${count('major')} breaking, ${count('minor')} minor, ${count('patch')} patch; required bump: ${bumps.contract}`,
);
console.log(
  `SDK: ${changes.released.sdk} → ${changes.current.sdk}; exports: ${countApi('major')} breaking, ` +
    `${countApi('minor')} added or extended; required bump: ${bumps.sdk}`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
