// Runs the shell commands of the guides and of the README.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { tokenOf, type RunningServer } from '../../start/support.js';
import { testIf } from '../../support/platform.js';

const root = new URL('../../../', import.meta.url);
const guidesFolder = new URL('server/docs/guides/', root);
const hasTools = ['bash', 'curl'].every((name) => spawnSync(name, ['--version']).status === 0);
const withShell = testIf(hasTools, 'no bash or curl');

/** Returns the shell blocks of a page that call the server. The test sets the variables that the page exports. */
const blocksOf = (page: URL): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .map(([, block = '']) => block.replace(/^export .*$/gm, ''))
    .filter((block) => block.includes('curl') && !block.includes('npm run mock'));
const all = [
  ...blocksOf(new URL('README.md', root)),
  ...readdirSync(guidesFolder).flatMap((name) => blocksOf(new URL(name, guidesFolder))),
];

export function testCommands(demo: () => RunningServer): void {
  describe('the commands of the guides', () => {
    test('the guides have commands', () => expect(all.length).toBeGreaterThan(5));

    // --fail-with-body makes curl exit with an error for a status of 400 or above.
    withShell('each command succeeds', () => {
      const { url } = demo();
      for (const block of all) {
        const commands = block.replaceAll('http://127.0.0.1:3000', url);
        const { status, stdout, stderr } = spawnSync(
          'bash',
          ['-euo', 'pipefail', '-c', `curl() { command curl --fail-with-body "$@"; }\n${commands}`],
          { encoding: 'utf8', env: { ...process.env, BASE_URL: url, TOKEN: tokenOf(demo()) } },
        );
        const output = status === 0 ? '' : stdout + stderr;
        expect({ block, status, output }).toEqual({ block, status: 0, output: '' });
      }
    });
  });
}
