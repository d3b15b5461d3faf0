// `npm run test:generators` installs the pinned generators and runs the tests of this folder, which `npm test` leaves out.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, packages } from './generators.js';

mkdirSync(packageFolder, { recursive: true });
const manifest = { name: 'generators', private: true, dependencies: packages };
writeFileSync(join(packageFolder, 'package.json'), JSON.stringify(manifest, null, 2));
const installOptions = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1'];
const installed = spawnSync('npm', ['install', ...installOptions], { cwd: packageFolder, encoding: 'utf8' });

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.exec(installed.stderr);
if (installed.status !== 0 && unreachable) {
  console.log(`Skipped: the npm registry cannot be reached (${unreachable[0]}), and the generators are not installed.`);
} else if (installed.status !== 0) {
  console.error(installed.stderr);
  process.exitCode = 1;
} else {
  const jest = ['--config', '.config/jest.json', '--testPathIgnorePatterns', '/node_modules/', '--maxWorkers=2'];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  const tests = spawnSync('npx', ['jest', ...jest, '--', 'test/generators/'], { stdio: 'inherit', env });
  process.exitCode = tests.status ?? 1;
}
