// Runs a command of a tool: `tsx .config/tools/run.ts <tool> <command> [arguments]`, or installs tools:
// `tsx .config/tools/run.ts --install <tool> …`. Without the npm registry it prints the reason, and fails only in CI.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTool, UnreachableRegistryError, type Tool } from './install.js';

const [first = '', ...rest] = process.argv.slice(2);
try {
  if (first === '--install') rest.forEach((tool) => installTool(tool as Tool));
  else {
    const [command = '', ...parameters] = rest;
    const program = join(installTool(first as Tool), 'node_modules/.bin', command);
    process.exitCode = spawnSync(program, parameters, { stdio: 'inherit' }).status ?? 1;
  }
} catch (error) {
  if (!(error instanceof UnreachableRegistryError) || process.env['CI'] === 'true') throw error;
  console.warn(`Skipped: ${error.message}.`);
}
