// Tests the check that the release workflow runs for a pushed tag.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../.ci/release.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check in a repository whose packages all have this version and this heading in their changelogs. */
function release(tag: string, { version, heading }: { version: string; heading: string }) {
  for (const place of ['.', 'sdk', 'mocks']) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'package.json'), JSON.stringify({ version }));
    writeFileSync(
      join(folder, place, 'CHANGELOG.md'),
      `# Changelog\n\n## ${heading}\n\n- A change.\n\n## 0.9.0 (2026-01-01)\n`,
    );
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, tag], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const dated = { version: '1.0.0', heading: '1.0.0 (2026-12-01)' };

test('a tag is released if its version is that of the package and has a dated section in the changelog', () => {
  expect(release('sdk-v1.0.0', dated)).toEqual({ status: 0, stdout: 'folder=sdk\nnpm-tag=latest\n', stderr: '' });
  expect(release('mock-v1.0.0', dated).stdout).toBe('folder=mocks\nnpm-tag=latest\n');
  const server = release('server-v1.0.0', { version: '1.0.0', heading: '[1.0.0] - 2026-12-01' });
  expect(server.stdout).toBe('folder=.\nnpm-tag=latest\n');
});

test('a pre-release gets the npm tag `next` and needs no section of the changelog', () => {
  const reply = release('sdk-v1.0.0-rc.1', { version: '1.0.0-rc.1', heading: '1.0.0 (not released)' });
  expect(reply).toEqual({ status: 0, stdout: 'folder=sdk\nnpm-tag=next\n', stderr: '' });
});

test.each([
  ['sdk-v1.0.1', dated, 'sdk/package.json has the version 1.0.0'],
  ['sdk-v1.0.0', { version: '1.0.0', heading: '1.0.0 (not released)' }, 'has no section for 1.0.0 with a date'],
  ['mock-v1.0.0', { version: '1.0.0', heading: '1.0.1 (2026-12-01)' }, 'has no section for 1.0.0 with a date'],
  ['sdk-v1.0.0', { version: '1.0.0', heading: '[1.0.0-rc.1] - 2026-12-01' }, 'has no section for 1.0.0 with a date'],
  ['sdk-v1.0.0', { version: '1.0.0', heading: '1.0.01 (2026-12-01)' }, 'has no section for 1.0.0 with a date'],
  ['sdk-1.0.0', dated, 'a tag must be sdk-v, mock-v or server-v, followed by a version'],
])('the tag %s is refused if its form, the version or the changelog is wrong', (tag, commit, problem) => {
  const { status, stdout, stderr } = release(tag, commit);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`${tag} cannot be released: `);
  expect(stderr).toContain(problem);
});
