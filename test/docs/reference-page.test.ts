// Tests the reference page in Chromium.
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { guides } from '../../server/http/reference-page/guides.js';
import { operations } from '../../server/generated/operations.js';
import { itInBrowser, picture } from '../support/browser.js';
import { browserPath, launchBrowser } from '../support/chromium.js';
import { findPaleTexts } from '../support/contrast.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

const maxTransferredBytes = 900_000;
const slowMs = 60_000;

describe('the reference page at /docs', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  const requested: string[] = [];
  const complaints: string[] = [];
  let transferredBytes = 0;

  const open = async (path: string) => {
    await page.goto(`${server.url}${path}`);
    await page.waitForSelector('html[data-ready]', { timeout: slowMs });
  };

  beforeAll(async () => {
    if (browserPath === undefined) return;
    server = await startTestServer();
    // The page signs in as the demo's administrator.
    await server.tokenFor({ organizationId: 'org_2kAcmeRobotics7Q4mZx1Lt8', userId: 'user_2kAdaOkafor5tN8wQy3Kd' });
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(slowMs);
    page.on('request', (request) => requested.push(request.url()));
    page.on('response', (response) => {
      transferredBytes += Number(response.headers()['content-length'] ?? 0);
    });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await open('/docs');
  }, 2 * slowMs);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  itInBrowser('lists every operation, and transfers less than 900 KB', async () => {
    await page.locator('.nav-bar-path').first().waitFor();
    expect(await page.locator('.nav-bar-path .nav-method').count()).toBe(Object.keys(operations).length);
    expect(transferredBytes).toBeGreaterThan(100_000);
    expect(transferredBytes).toBeLessThan(maxTransferredBytes);
  });

  itInBrowser('loads nothing from other hosts and reports no error', () => {
    expect(requested.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
    expect(requested.length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    return Promise.resolve();
  });

  itInBrowser('shows role, error codes and three code samples, and sends the request with the token', async () => {
    await page.locator('.nav-bar-path', { hasText: 'List agent tags' }).click();
    const operation = page.locator('.main-content');
    await operation.getByText('Requires the member role').first().waitFor();
    await operation.locator('summary', { hasText: 'error codes' }).click();
    for (const text of ['management_access_required', 'curl', 'SDK', 'fetch'])
      await operation.getByText(text).first().waitFor();
    await operation.getByRole('button', { name: /^try/i }).first().click();
    await operation
      .getByText(/Status: OK:200/)
      .first()
      .waitFor();
    await picture(page, 'reference-tried');
  });

  itInBrowser('shows an error in another color than a success', async () => {
    await page.locator('.response-message.success').waitFor();
    await page.locator('.nav-bar-path', { hasText: 'Rotate the secret of a webhook endpoint' }).click();
    await page.locator('.main-content').getByRole('button', { name: /^try/i }).first().click();
    await page.locator('.response-message.error', { hasText: 'Not Found:404' }).waitFor();
    await picture(page, 'reference-error');
  });

  for (const scheme of ['light', 'dark'] as const)
    for (const [name, width] of Object.entries({ wide: 1440, tablet: 1024, phone: 390 }))
      itInBrowser(`fits a ${name} screen and can be read in the ${scheme} scheme`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.locator(`rapi-doc[theme=${scheme}]`).waitFor();
        const expectReadable = async (shown: string) => {
          await picture(page, `reference-${name}-${scheme}-${shown}`);
          const shownWidth = () => page.evaluate<number>('document.documentElement.scrollWidth');
          await eventually(shownWidth, (found) => found <= width);
          // Colors change gradually, so wait for the final colors.
          const isReadable = ({ pale }: { pale: string[] }) => pale.length === 0;
          const { measured } = await eventually(() => findPaleTexts(page), isReadable);
          expect(measured).toBeGreaterThan(20);
        };
        const select = async (entry: Locator) => {
          if (name === 'phone') await page.getByRole('button', { name: 'Operations' }).click();
          await entry.click();
        };
        await select(page.locator('.nav-bar-info').first());
        const title = page.locator('#api-title');
        await title.waitFor();
        await expectReadable('overview');
        const [left, info] = [await title.boundingBox(), await page.locator('#api-info').boundingBox()];
        expect(info?.x).toBe(left?.x);
        await select(page.locator('.nav-bar-path', { hasText: 'Create or update an agent' }));
        const operation = page.locator('.main-content');
        await operation.getByText('Requires the agent manager role').first().waitFor();
        await expectReadable('operation');
        const button = await operation.getByRole('button', { name: /^try/i }).first().boundingBox();
        expect((button?.x ?? width) + (button?.width ?? width)).toBeLessThanOrEqual(width);
      });

  itInBrowser('shows the list of operations behind a button on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const entry = page.locator('.nav-bar-path', { hasText: 'List agent tags' });
    const button = page.getByRole('button', { name: 'Operations' });
    expect(await entry.isVisible()).toBe(false);
    await button.click();
    expect([await entry.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    await button.click();
    expect([await entry.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    await page.setViewportSize({ width: 1024, height: 844 });
    expect([await entry.isVisible(), await button.isVisible()]).toEqual([true, false]);
  });

  itInBrowser('names its own server in the description and in the samples', async () => {
    await page.locator('.nav-bar-info').first().click();
    await page.locator('#overview').getByText(`curl ${server.url}/me/permissions`).waitFor();
    await page.locator('.nav-bar-path', { hasText: 'List agent tags' }).click();
    const text = page.locator('.main-content');
    await text.getByText(`"${server.url}/agent-tags"`).first().waitFor();
    expect(await text.innerText()).not.toMatch(/api\.agent-platform\.example|BASE_URL|baseUrl/);
  });

  itInBrowser('guides have one heading, are marked in their navigation, and fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { name } of guides) {
      await page.goto(`${server.url}/docs/guides/${name}`);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      expect(await page.locator('nav [aria-current=page]').getAttribute('href')).toBe(`/docs/guides/${name}`);
    }
    await picture(page, 'guide-phone');
  });

  itInBrowser('copies the code blocks of guides', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.url}/docs/guides/webhooks`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `guide-${colorScheme}`);
      expect((await findPaleTexts(page)).pale).toEqual([]);
    }
    await page.getByRole('button', { name: 'Copy' }).nth(1).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^import \{ verifyWebhook \}[^]*;$/);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
