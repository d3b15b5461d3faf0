// Runs a command of a tool, or installs tools:
// - `tsx .config/tools/run.ts [--required] <tool> <command> [arguments]`
// - `tsx .config/tools/run.ts --install <tool> …`
//
// If the npm registry cannot be reached, prints a warning and succeeds. In CI or with `--required`, fails instead.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installTool, UnreachableRegistryError, type Tool } from './install.js';

const [option, ...names] = process.argv.slice(2);
const isRequired = option === '--required' || process.env['CI'] === 'true';
try {
  if (option === '--install') names.forEach((tool) => installTool(tool as Tool));
  else {
    const [tool = '', command = '', ...parameters] = process.argv.slice(option === '--required' ? 3 : 2);
    const programs = join(installTool(tool as Tool), 'node_modules/.bin');
    // oxlint looks up another program of its tool in PATH.
    const env = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` };
    const { error, status } = spawnSync(join(programs, command), parameters, { stdio: 'inherit', env });
    if (error) throw error;
    process.exitCode = status ?? 1;
  }
} catch (error) {
  if (!(error instanceof UnreachableRegistryError) || isRequired) throw error;
  console.warn(`Skipped: ${error.message}.`);
}
