// Runs the longest example of the SDK.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { createClient } from '../../../sdk/src/index.js';
import { tokenOf, type RunningServer } from '../../start/support.js';

const sdk = fileURLToPath(new URL('../../../sdk', import.meta.url));

/** Returns the lines that the example prints. */
async function runExample(server: RunningServer): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-example-'));
  try {
    const script = join(folder, 'example.mjs');
    await build({
      entryPoints: [join(sdk, 'examples/05-organization-and-knowledge.ts')],
      outfile: script,
      format: 'esm',
      target: 'node20',
      platform: 'node',
      bundle: true,
      alias: { '@agent-platform/sdk': join(sdk, 'src/index.ts') },
    });
    cpSync(join(sdk, 'examples/gripper-g4-manual.pdf'), join(folder, 'gripper-g4-manual.pdf'));
    const env = { PATH: process.env['PATH'], BASE_URL: server.url, TOKEN: tokenOf(server) };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env, timeout: 100_000 });
    return stdout.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function testExample(demo: () => RunningServer): void {
  test('the example adds people, a file and a skill, finds a sentence of the file, and removes them all', async () => {
    const server = demo();
    const client = createClient({ baseUrl: server.url, token: tokenOf(server) });
    const state = async () => ({
      people: (await client.users.list({ orderBy: '+email' })).data.map(({ id }) => id),
      pending: (await client.invitations.list({ status: ['pending'] })).totalCount,
      knowledgeBases: (await client.knowledgeBases.list()).knowledgeBases,
      skills: (await client.skills.list()).skills,
    });
    const before = await state();
    const lines = await runExample(server);
    // The number of states that the example prints depends on how fast the file is processed.
    const isProgress = (line: string) => /^gripper-g4-manual\.pdf: \w+$/.test(line);
    expect(lines.filter(isProgress).at(-1)).toBe('gripper-g4-manual.pdf: completed');
    expect(lines.filter((line) => !isProgress(line))).toEqual([
      'goran@globex-foods.example has an account and is a member now',
      'the organization\'s metadata about them: {"department":"Field Service"}',
      expect.stringMatching(/^example-\d+@example\.com got an invitation by email$/),
      'removed 1 of 2: user_nobody: User is not a member of this organization',
      'the file can be searched, 1832 bytes',
      'found in gripper-g4-manual.pdf: The gripper stops by itself when its motor reaches 70 degrees, ' +
        'and starts again when it has cooled down to 50 degrees.',
      'read back: 1 chunks, 1832 bytes',
      'deleted the file, and found nothing',
      'skill "gripper-diagnosis": SKILL.md, questions.md',
      'done: everything is as it was',
    ]);
    expect(await state()).toEqual(before);
  }, 120_000);
}
