import { describe } from '@jest/globals';
import { toolServerKey } from '../../support/tool-server.js';
import type { Tested } from './tested.js';

export function testToolServers({ itHere, open, run, picture, fixture }: Tested): void {
  describe('tool servers', () => {
    itHere('adds, tests and edits a tool server, and does not overwrite the change of another user', async () => {
      const { server, tools } = fixture();
      await run(
        await open(server.url, '/tool-servers'),
        async (page) => {
          const dialog = page.getByRole('dialog');
          await page.getByRole('button', { name: 'Add a tool server' }).click();
          await dialog.getByLabel('Name').fill('Stock');
          await dialog.getByLabel('URL').fill(`${tools.origin}/mcp`);
          await dialog.getByLabel('Headers').fill(`Authorization: ${toolServerKey}`);
          await dialog.getByRole('button', { name: 'Test' }).click();
          await dialog.getByText('find_part', { exact: true }).waitFor();
          await picture(page, 'tool-server-add');
          await dialog.getByRole('button', { name: 'Save' }).click();
          const row = page.getByRole('row', { name: 'Stock' });
          await row.getByText('unknown').waitFor();
          await row.getByRole('button', { name: 'Test' }).click();
          await dialog.getByText('find_part', { exact: true }).waitFor();
          await page.keyboard.press('Escape');
          await row.getByText('reachable', { exact: true }).waitFor();
          await row.getByRole('button', { name: 'Edit' }).click();
          const { body } = await server.call('GET', '/mcp-servers/manage');
          const stored = (body.toolServers as { id: number; name: string }[]).find(({ name }) => name === 'Stock');
          await server.call('PUT', '/mcp-servers/manage', { query: { id: stored?.id ?? 0 }, body: { enabled: false } });
          await dialog.getByLabel('Name').fill('Stock of parts');
          await dialog.getByRole('button', { name: 'Save' }).click();
          await dialog.getByText('Nothing was saved.').waitFor();
          await picture(page, 'tool-server-conflict');
          await dialog.getByRole('button', { name: 'Cancel' }).click();
          await row.getByRole('cell', { name: 'off' }).waitFor();
          await row.getByRole('button', { name: 'Edit' }).click();
          await dialog.getByLabel('Name').fill('Stock of parts');
          await dialog.getByRole('button', { name: 'Save' }).click();
          await page.getByRole('row', { name: 'Stock of parts' }).waitFor();
        },
        ['412'],
      );
    });
  });
}
