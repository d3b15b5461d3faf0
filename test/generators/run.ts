// Installs the pinned generators and the compiler, and runs the tests of this folder, which `npm test` does not run.
import { spawnSync } from 'node:child_process';
import { installTool, UnreachableRegistryError } from '../../.config/tools/install.js';

function runTests(): number {
  const jest = ['--config', '.config/jest.json', '--testPathIgnorePatterns', '/node_modules/', '--maxWorkers=2'];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  return spawnSync('npx', ['jest', ...jest, '--', 'test/generators/'], { stdio: 'inherit', env }).status ?? 1;
}

try {
  installTool('generators');
  installTool('types');
  process.exitCode = runTests();
} catch (error) {
  if (!(error instanceof UnreachableRegistryError) || process.env['CI'] === 'true') throw error;
  console.log(`Skipped: ${error.message}.`);
}
