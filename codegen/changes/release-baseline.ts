// Run `npm run release:baseline` after a release of the SDK. It stores the files of the release in sdk/released, for
// comparison with later changes.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releasedFolder } from './last-release.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = (...parameters: string[]) => execFileSync('npm', parameters, { cwd: root, stdio: 'inherit' });

const folder = mkdtempSync(join(releasedFolder, 'packed-'));
try {
  npm('pack', '--silent', '--workspace', 'sdk', '--pack-destination', folder);
  const [archive = ''] = readdirSync(folder);
  renameSync(join(folder, archive), join(releasedFolder, 'sdk.tgz'));
} finally {
  rmSync(folder, { recursive: true });
}
copyFileSync(join(root, 'openapi.yaml'), join(releasedFolder, 'openapi.yaml'));
for (const name of ['api-report.md', 'since.json']) copyFileSync(join(root, 'sdk', name), join(releasedFolder, name));

npm('run', '--silent', 'check:contract-changes');
npm('run', '--silent', 'changelog');
