// Installs tools that only a few scripts or tests need, each into its own folder. So `npm ci` stays small and does not
// delete them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Tool =
  | 'ai-sdk-5'
  | 'ai-sdk-7'
  | 'attw'
  | 'bench'
  | 'console'
  | 'contract'
  | 'generators'
  | 'lint'
  | 'pglite'
  | 'tsdown'
  | 'types';

export class UnreachableRegistryError extends Error {}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

const folderOf = (tool: Tool): string =>
  fileURLToPath(new URL(tool === 'console' ? '../../sdk/examples/console' : tool, import.meta.url));
const stampOf = (folder: string): string => join(folder, 'node_modules/.installed');
const versionOf = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Returns the folder of a tool if its locked version is installed, otherwise null. */
export function installedTool(tool: Tool): string | null {
  const folder = folderOf(tool);
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(folder) ? folder : null;
}

/** Installs the locked version of a tool if it is missing. Returns the folder of the tool. */
export function installTool(tool: Tool): string {
  const installed = installedTool(tool);
  if (installed !== null) return installed;
  const folder = folderOf(tool);
  runNpm(['ci'], folder, tool);
  writeFileSync(stampOf(folder), versionOf(folder));
  return folder;
}

/** Runs npm in a folder outside the workspaces. Throws `UnreachableRegistryError` if npm cannot reach the registry. */
export function runNpm(parameters: readonly string[], folder: string, name: string): void {
  const options = [
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=1',
    '--loglevel=error',
  ];
  // Omits Jest's Node.js options, and the workspace of `npm run --workspace`, which this folder does not have.
  const { npm_config_workspace: _workspace, NODE_OPTIONS: _options, ...env } = process.env;
  const { status, stderr } = spawnSync('npm', [...parameters, ...options], { cwd: folder, env, encoding: 'utf8' });
  if (status === 0) return;
  const [code] = unreachable.exec(stderr) ?? [];
  if (code) throw new UnreachableRegistryError(`the npm registry cannot be reached to install ${name} (${code})`);
  throw new Error(`npm ${parameters[0]} failed in ${folder}:\n${stderr}`);
}

/** Returns a `require` that loads the packages of an installed tool. */
export const requireFromTool = (folder: string): NodeJS.Require => createRequire(join(folder, 'package.json'));
