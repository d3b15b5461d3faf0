import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { operations } from '../../server/generated/operations.js';
import { browserPath, itInBrowser, launchBrowser, pictureFolder } from '../support/browser.js';
import { startTestServer, type TestServer } from '../support/server.js';

describe('the reference page at /docs', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  const requested: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    if (browserPath === undefined) return;
    server = await startTestServer();
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/docs`);
    await page.waitForSelector('.opblock');
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  itInBrowser('shows every operation of the contract', async () => {
    expect(await page.locator('.opblock').count()).toBe(Object.keys(operations).length);
    await page.screenshot({ path: join(pictureFolder, 'reference.png') });
  });

  itInBrowser('asks no other host for anything and reports no error', () => {
    expect(requested.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
    expect(requested.length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    return Promise.resolve();
  });

  itInBrowser('tries an operation on this server with a token', async () => {
    const token = await server.tokenFor();
    await page.click('button.authorize');
    await page.fill('.auth-container input', token);
    await page.click('.auth-btn-wrapper button.authorize');
    await page.click('.btn-done');
    await page.click('#operations-Agent_tags-listAgentTags .opblock-summary-control');
    await page.click('#operations-Agent_tags-listAgentTags button.execute');
    const status = page
      .locator('#operations-Agent_tags-listAgentTags .live-responses-table .response-col_status')
      .nth(1);
    await status.waitFor();
    expect((await status.innerText()).trim()).toMatch(/^200/);
    await page.screenshot({ path: join(pictureFolder, 'reference-tried.png') });
  });
});
