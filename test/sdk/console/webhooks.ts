import { describe, expect } from '@jest/globals';
import { respondWith } from '../../webhook-endpoints/receiver.js';
import type { Tested } from './tested.js';

export function testWebhooks({ itHere, open, run, picture, fixture }: Tested): void {
  describe('webhooks', () => {
    itHere('shows and rotates the secret of a new endpoint, and edits, tests and deletes the endpoint', async () => {
      const { server, receiver } = fixture();
      await run(
        await open(server.url, '/webhooks'),
        async (page) => {
          const dialog = page.getByRole('dialog');
          await page.getByRole('button', { name: 'Add a webhook endpoint' }).click();
          await dialog.getByLabel('URL').fill('http://10.0.0.1/events');
          await dialog.getByLabel('run.failed').check();
          await dialog.getByLabel('task.paused').check();
          await picture(page, 'webhook-add');
          await dialog.getByRole('button', { name: 'Save' }).click();
          await dialog.getByText('400 webhook_endpoint_url_not_allowed').waitFor();
          await dialog.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
          await dialog.getByLabel('Description').fill('Alerts of the night shift');
          await dialog.getByRole('button', { name: 'Save' }).click();
          const secret = dialog.getByText(/^whsec_/);
          await expect(secret.innerText()).resolves.toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
          await picture(page, 'webhook-secret');
          const first = await secret.innerText();
          await page.keyboard.press('Escape');
          await dialog.getByRole('button', { name: 'Done' }).click();
          await page.getByRole('row', { name: 'Alerts of the night shift' }).getByRole('link').click();
          await page.getByText('There are no deliveries.').waitFor();

          await page.getByRole('button', { name: 'Edit' }).click();
          await dialog.getByLabel('Send events').uncheck({ force: true });
          await dialog.getByRole('button', { name: 'Save' }).click();
          await page.getByRole('region', { name: 'Details' }).getByText('disabled').waitFor();

          receiver.received.length = 0;
          await page.getByRole('button', { name: 'Send a test event' }).click();
          await dialog.getByText('"webhook.test"').waitFor();
          await picture(page, 'webhook-test');
          expect(receiver.received.map(({ event }) => event.type)).toEqual(['webhook.test']);
          await page.keyboard.press('Escape');
          await page.getByRole('row', { name: 'webhook.test' }).getByText('succeeded').waitFor();

          await page.getByRole('button', { name: 'Rotate the secret' }).click();
          await dialog.getByRole('button', { name: 'Rotate' }).click();
          await dialog.getByText('24 hours').last().waitFor();
          expect(await secret.innerText()).not.toBe(first);
          await dialog.getByRole('button', { name: 'Done' }).click();
          await page.getByText(/^until /).waitFor();

          await page.getByRole('button', { name: 'Delete' }).click();
          await dialog.getByRole('button', { name: 'Delete' }).click();
          await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
          await page.getByRole('row', { name: 'Alerts of the night shift' }).waitFor({ state: 'detached' });
        },
        ['400'],
      );
    });

    itHere('replays a delivery that failed, and finds deliveries with filters that the address keeps', async () => {
      const { server, receiver, seeded } = fixture();
      receiver.respond = respondWith(503, 'Closed at night');
      await run(await open(server.url, `/webhooks/${seeded.webhookEndpointId}`), async (page) => {
        const log = page.getByRole('region', { name: 'Deliveries' });
        await server.call('POST', '/webhook-endpoints/test', { query: { id: seeded.webhookEndpointId } });
        await log.getByRole('row', { name: 'run.completed' }).last().getByRole('button', { name: 'Replay' }).click();
        const replayed = log.getByRole('row', { name: 'replay', exact: false }).filter({ hasText: 'pending' });
        await replayed.getByText('503').waitFor();
        await replayed.getByRole('button', { name: 'Details' }).click();
        await page.getByRole('dialog').getByText('Closed at night').waitFor();
        await picture(page, 'webhook-delivery');
        await page.keyboard.press('Escape');
        await log.getByRole('combobox', { name: 'Status' }).click();
        await page.getByRole('option', { name: 'failed' }).click();
        await log.getByRole('row', { name: 'webhook.test' }).waitFor();
        await log.getByRole('row', { name: 'run.completed' }).first().waitFor({ state: 'detached' });
        expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
        await page.reload();
        await log.getByRole('row', { name: 'webhook.test' }).waitFor();
        await log.getByRole('combobox', { name: 'Event' }).click();
        await page.getByRole('option', { name: 'member.removed' }).click();
        await log.getByText('No delivery matches.').waitFor();
      });
    });

    itHere('are created with both mocks, and tested with the stateless one', async () => {
      const { mock, stateful } = fixture();
      for (const { url } of [mock, stateful]) {
        await run(
          await open(url, '/webhooks'),
          async (page) => {
            const dialog = page.getByRole('dialog');
            await page.getByRole('button', { name: 'Add a webhook endpoint' }).click();
            await dialog.getByLabel('URL').fill('https://hooks.acme-robotics.example/night');
            await dialog.getByLabel('run.failed').check();
            await dialog.getByRole('button', { name: 'Save' }).click();
            await dialog.getByText(/^whsec_/).waitFor();
            await dialog.getByRole('button', { name: 'Done' }).click();
            if (url === stateful.url) await page.getByRole('link', { name: /night$/ }).waitFor();
            await page.getByRole('link', { name: /agent-platform$/ }).click();
            await page.getByRole('button', { name: 'Send a test event' }).click();
            await dialog
              .getByText(url === stateful.url ? '501 not_implemented' : 'webhook.test')
              .first()
              .waitFor();
            await page.keyboard.press('Escape');
            if (url === mock.url) await page.getByRole('button', { name: 'Replay' }).click();
          },
          url === stateful.url ? ['501'] : [],
        );
      }
    });
  });
}
