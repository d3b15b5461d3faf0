// `npm run baseline`: replaces the baseline in sdk/released by the current contract and SDK. With `--release`, parts
// that are new since the last release keep the version that they have in sdk/since.json.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sdk = join(root, 'sdk');
const released = join(sdk, 'released');
const { release } = parseArgs({ options: { release: { type: 'boolean', default: false } } }).values;

const npm = (...parameters: string[]) => execFileSync('npm', parameters, { cwd: root, stdio: 'inherit' });

npm('exec', '--', 'prettier', '--write', '--log-level', 'warn', 'openapi.yaml');
if (release) copyFileSync(join(sdk, 'since.json'), join(released, 'since.json'));
copyFileSync(join(root, 'openapi.yaml'), join(released, 'openapi.yaml'));
// Before 1.0.0, no part is newer than the baseline.
if (!release) writeFileSync(join(released, 'since.json'), '{}\n');
npm('run', '--silent', 'generate');

const folder = mkdtempSync(join(released, 'packed-'));
try {
  npm('pack', '--silent', '--workspace', 'sdk', '--pack-destination', folder);
  const [archive = ''] = readdirSync(folder);
  renameSync(join(folder, archive), join(released, 'sdk.tgz'));
} finally {
  rmSync(folder, { recursive: true });
}
copyFileSync(join(sdk, 'api-report.md'), join(released, 'api-report.md'));

npm('run', '--silent', 'check:contract-changes');
npm('run', '--silent', 'changelog');
