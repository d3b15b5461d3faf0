import { describe, expect } from '@jest/globals';
import { loaded } from './loaded.js';
import type { Tested } from './tested.js';

export function testConversations({ itHere, open, run, picture, fixture }: Tested): void {
  describe('conversations', () => {
    itHere('are shown with their sub-conversations, which are loaded when they are expanded', async () => {
      const { server, seeded } = fixture();
      await run(await open(server.url, `/conversations/${seeded.threadId}`), async (page) => {
        await page.getByText('Which kit fits joint 2?').click();
        await page.getByText('Is BK-2 in stock?').click();
        await loaded(page);
        expect(await page.locator('details.sub > summary strong').allInnerTexts()).toEqual([
          'Spare Parts Finder',
          'Spare Parts Finder',
        ]);
        await picture(page, 'sub-conversations');
      });
    });

    itHere('are filtered by status and text, and the address keeps the filters', async () => {
      const { server } = fixture();
      await run(await open(server.url, '/conversations?status=error'), async (page) => {
        await page.locator('tbody tr').nth(3).waitFor();
        await page.getByLabel('Text').fill('question 11:');
        await page.keyboard.press('Enter');
        await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
        expect(`${await page.locator('tbody tr').count()} ${page.url()}`).toMatch(/^1 .*status=error&text=question/);
      });
    });

    itHere('stream their answers, from the server and from both mocks', async () => {
      const { server, mock, stateful, seeded } = fixture();
      await run(await open(server.url, `/chat?agent=${seeded.agentId}`), async (page) => {
        await page.getByLabel('Message').fill('slow 150\nOne two three four five six seven eight nine ten');
        await page.keyboard.press('Enter');
        const answer = page.locator('[data-role=assistant]');
        await answer.getByText('two').waitFor();
        // The answer is shown while it is written.
        expect(await answer.innerText()).not.toContain('ten');
        await answer.getByText('ten').waitFor();
        await answer.getByText(/tokens/).waitFor();
        await page.getByLabel('Message').fill('<b>And</b> again');
        await page.getByRole('button', { name: 'Send' }).click();
        await answer.nth(1).getByText('<b>And</b> again').waitFor();
        await answer
          .nth(1)
          .getByText(/tokens/)
          .waitFor();
        await picture(page, 'chat-server');
        await page.getByLabel('Message').fill('slow 1000\nWord after word after word, until it is stopped.');
        await page.keyboard.press('Enter');
        await answer.nth(2).getByText('Word').waitFor();
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.getByRole('button', { name: 'Send' }).waitFor();
        // A stop by the user is no error.
        await answer.nth(2).getByText('stopped').waitFor();
        expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
        await page.getByText('Open the conversation').click();
        await page.getByText('Word').first().waitFor();
      });
      for (const { url } of [mock, stateful]) {
        await run(await open(url, '/chat?agent=1'), async (page) => {
          await page.getByLabel('Message').fill('What does E-17 mean?');
          await page.keyboard.press('Enter');
          await page.locator('[data-role=assistant] p', { hasText: 'E-17' }).waitFor();
          await page.getByRole('button', { name: 'Send' }).waitFor();
          await picture(page, url === mock.url ? 'chat-mock' : 'chat-stateful');
        });
      }
    });
  });
}
