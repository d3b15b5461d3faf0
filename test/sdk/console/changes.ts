// Changes of agents, knowledge bases, skills, people and tasks, and the audit log that lists them.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import type { Tested } from './tested.js';

export function testChanges({ itHere, open, run, picture, fixture }: Tested): void {
  describe('changes', () => {
    itHere('shows what differs between versions of an agent, and rolls it back', async () => {
      const { server, stateful, seeded } = fixture();
      for (const [baseUrl, agentId] of [
        [server.url, seeded.agentId],
        [stateful.url, 1],
      ] as const) {
        // prettier-ignore
        await run(await open(baseUrl, `/agents/${agentId}`), async (page) => {
          const versions = page.getByRole('region', { name: 'Versions' });
          const author = baseUrl === server.url ? 'user_org_admin_@test.example' : 'Ada Okafor';
          await versions.getByText(author).first().waitFor();
          const differences = versions.getByRole('button', { name: 'Differences' });
          // The newest version of the examples is a checkpoint without a change.
          await (baseUrl === server.url ? differences.first() : differences.last()).click();
          await page.getByRole('dialog').getByText('after', { exact: true }).first().waitFor();
          await picture(page, `differences-${baseUrl === server.url ? 'server' : 'stateful'}`);
          await page.keyboard.press('Escape');
          await versions.getByRole('button', { name: 'Roll back' }).last().click();
          await page.getByRole('button', { name: /^Restore version/ }).click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          await versions.getByRole('row').last().getByText('published').waitFor();
        });
      }
      const { body } = await server.call('GET', '/agents', { query: { id: seeded.agentId } });
      expect(body.systemPrompt).toBe('Be brief.');
    });

    itHere('uploads a file, shows that it is processed, finds its text and shows its chunks', async () => {
      const { server, mock, stateful, seeded } = fixture();
      const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'brake.md');
      writeFileSync(file, '# Brakes\n\nE-17: the brake of joint 2 does not release. Check its 24 V supply first.\n');
      await run(await open(server.url, `/knowledge-bases/${seeded.kbId}`), async (page) => {
        await page.locator('input[type=file]').setInputFiles(file);
        const row = page.getByRole('row', { name: 'brake.md' });
        await row.getByText('completed').waitFor({ timeout: 60_000 });
        await page.getByRole('textbox', { name: 'Question' }).fill('What does E-17 mean?');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.getByText('Check its 24 V supply first').waitFor();
        await picture(page, 'search');
        await row.getByRole('button', { name: 'Chunks' }).click();
        await page.getByRole('dialog').getByText('Check its 24 V supply first').waitFor();
        await picture(page, 'chunks');
      });
      for (const { url } of [mock, stateful]) {
        await run(await open(url, '/knowledge-bases/1'), async (page) => {
          const added = page.waitForResponse(
            (response) => response.url() === `${url}/kb/files` && response.request().method() === 'POST',
          );
          await page.locator('input[type=file]').setInputFiles(file);
          expect((await added).status()).toBe(201);
          if (url === stateful.url) await page.getByRole('row', { name: 'brake.md' }).getByText('completed').waitFor();
        });
      }
    });

    itHere('invites, revokes the invitation, edits metadata of a member and removes the member', async () => {
      const { server } = fixture();
      await run(await open(server.url, '/people'), async (page) => {
        await page.getByRole('button', { name: 'Invite' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Email addresses').fill('emil@acme-robotics.example');
        await dialog.getByRole('button', { name: 'Invite' }).click();
        await dialog.getByText('emil@acme-robotics.example: gets an email').waitFor();
        await dialog.getByRole('button', { name: 'Close' }).last().click();
        await page.getByRole('tab', { name: 'Invitations' }).click();
        await page
          .getByRole('row', { name: 'emil@acme-robotics.example' })
          .getByRole('button', { name: 'Revoke' })
          .click();
        await page.getByRole('row', { name: 'emil@acme-robotics.example' }).getByText('revoked').waitFor();
        await page.getByRole('tab', { name: 'Members' }).click();
        const ben = page.getByRole('row', { name: 'user_ben@test.example' });
        await ben.getByRole('button', { name: 'Metadata' }).click();
        await dialog.getByLabel('Metadata', { exact: true }).fill('{ "department": "Service" }');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await ben.getByText('department').waitFor();
        await ben.getByRole('button', { name: 'Remove' }).click();
        await dialog.getByRole('button', { name: 'Remove' }).click();
        await ben.waitFor({ state: 'detached' });
      });
    });

    itHere('edits a skill and adds a file to it', async () => {
      const { server, seeded } = fixture();
      const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'steps.md');
      writeFileSync(file, '1. Switch the arm off.\n');
      await run(await open(server.url, `/skills/${seeded.skillId}`), async (page) => {
        const text = page.getByLabel('SKILL.md');
        await text.fill('---\nname: brake-test\n---\nMeasure the 24 V supply twice.\n');
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('heading', { name: 'brake-test' }).waitFor();
        await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
        await page.locator('input[type=file]').setInputFiles(file);
        await page.getByRole('row', { name: 'steps.md' }).waitFor();
        await picture(page, 'skill-edited');
      });
    });

    itHere('chooses a model of the catalog for an agent', async () => {
      const { stateful } = fixture();
      await run(await open(stateful.url, '/agents/1'), async (page) => {
        await page.getByRole('button', { name: 'Choose a model' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'Model' }).click();
        await page.getByRole('option', { name: 'offline:echo' }).click();
        await dialog.getByText('offline', { exact: true }).waitFor();
        await picture(page, 'model');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('region', { name: 'Configuration' }).getByText('offline:echo').waitFor();
      });
    });

    itHere('filters the audit log by its URL, shows a change, and exports the filtered entries', async () => {
      const { server, seeded } = fixture();
      await run(await open(server.url, `/audit-log?recordType=agent&recordId=${seeded.agentId}`), async (page) => {
        await page.getByRole('row', { name: 'agent updated' }).first().getByRole('button', { name: 'Details' }).click();
        await page.getByRole('dialog').getByText('Ask for the serial number first.').first().waitFor();
        await picture(page, 'audit-entry');
        await page.keyboard.press('Escape');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Export NDJSON' }).click(),
        ]);
        const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'audit-log.ndjson');
        await download.saveAs(file);
        const lines = readFileSync(file, 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as object);
        expect(lines.length).toBeGreaterThan(1);
        for (const line of lines) expect(line).toMatchObject({ recordType: 'agent', recordId: String(seeded.agentId) });
        await page.getByLabel('From').fill('2999-01-01');
        await page.getByText('No change matches.').waitFor();
        expect(new URL(page.url()).searchParams.get('from')).toBe('2999-01-01');
      });
      await run(await open(server.url, '/audit-log'), async (page) => {
        // A page has 25 entries, and the seed makes fewer changes.
        for (let tag = 0; tag < 26; tag++) await server.call('POST', '/agent-tags', { body: { name: `tag ${tag}` } });
        await page.reload();
        await page.getByRole('button', { name: 'Show more' }).click();
        await page.getByRole('row').nth(27).waitFor();
      });
    });

    itHere('runs a task now and switches it off', async () => {
      const { server, seeded } = fixture();
      await run(await open(server.url, `/tasks/${seeded.taskId}`), async (page) => {
        const history = page.getByRole('region', { name: 'History' });
        const lastRun = page.locator('dl.facts > div', { hasText: /^Last run/ });
        await server.database('scheduled_tasks').where({ id: seeded.taskId }).update({ last_run_at: null });
        await page.reload();
        await lastRun.getByText('–').waitFor();
        await page.getByRole('button', { name: 'Run now' }).click();
        await history.getByRole('row').nth(2).waitFor();
        await history.getByRole('row').nth(1).getByText('completed').waitFor();
        await lastRun.getByText(/\d/).waitFor();
        await page.getByText('The task is on.').waitFor();
        await page.getByRole('switch').first().click({ force: true });
        await page.getByText('The task is off.', { exact: true }).waitFor();
      });
      const { body } = await server.call('GET', '/scheduled-tasks/manage', { query: { taskId: seeded.taskId } });
      expect(body.enabled).toBe(false);
    });
  });
}
