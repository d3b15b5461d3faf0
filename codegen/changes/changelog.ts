// `npm run changelog` writes sdk/changes-since-release.md. With `--check`, it fails instead if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lastRelease } from './last-release.js';
import { oasdiff } from './contract-changes.js';
import { describeChanges } from './describe-changes.js';
import { fileOptions, readChanges, readContracts } from './read-changes.js';

const { values: files } = parseArgs({
  options: {
    ...fileOptions,
    file: { type: 'string', default: fileURLToPath(new URL('../../sdk/changes-since-release.md', import.meta.url)) },
    check: { type: 'boolean', default: false },
  },
});

if (oasdiff === null) {
  console.warn(
    'oasdiff is not installed. It is installed only on Linux x64. ' +
      'The file is neither written nor checked, because the findings of oasdiff would be missing.',
  );
} else {
  const release = lastRelease(files.released);
  const wanted = describeChanges(await readChanges(release, files.contract), readContracts(release, files.contract));
  const isFresh = existsSync(files.file) && readFileSync(files.file, 'utf8') === wanted;
  if (isFresh) console.log('The list of changes since the last release is up to date.');
  else if (files.check) {
    console.error(
      'sdk/changes-since-release.md does not match the contract, the SDK or the approved changes. Repair it with: ' +
        'npm run changelog',
    );
    process.exitCode = 1;
  } else {
    writeFileSync(files.file, wanted);
    console.log('Wrote the changes since the last release.');
  }
}
