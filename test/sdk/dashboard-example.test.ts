// The example front end in a real browser, against the server and against the mock.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { serveDashboard, type ServedPage } from '../../sdk/examples/dashboard/serve.js';
import { addConversation, save } from '../api/dashboard/support.js';
import { startMock, type Mock } from '../contract/mock-process.js';
import { browserPath, itInBrowser, launchBrowser, pictureFolder } from '../support/browser.js';
import { startTestServer, type TestServer } from '../support/server.js';

let browser: Browser;
let served: ServedPage;
let server: TestServer;
let mock: Mock;

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function fill(): Promise<void> {
  const [concierge, finder] = [
    await save(server, { name: 'Support Concierge' }),
    await save(server, { name: 'Spare Parts Finder' }),
  ];
  const userId = 'user_org_admin_';
  for (let days = 0; days < 29; days++) {
    const at = daysAgo(days);
    const feedback =
      days % 3 === 0
        ? [{ rating: days % 2 === 0 ? ('helpful' as const) : ('not_helpful' as const), comment: 'The brake.', at }]
        : [];
    const top = await addConversation(server, {
      agentId: concierge.id,
      userId,
      createdAt: at,
      firstMessageText: `Question ${days}: E-17 <b>stops</b>`,
      tokens: [1000 + 90 * days, 200],
      feedback,
    });
    if (days % 4 !== 0) continue;
    const below = await addConversation(server, {
      agentId: finder.id,
      userId,
      createdAt: at,
      upstreamId: top,
      firstMessageText: 'Which kit fits joint 2?',
    });
    await addConversation(server, {
      agentId: finder.id,
      userId,
      createdAt: at,
      upstreamId: below,
      firstMessageText: 'Is BK-2 in stock?',
    });
  }
}

beforeAll(async () => {
  if (browserPath === undefined) return;
  served = await serveDashboard({
    port: 0,
    sdkEntry: fileURLToPath(new URL('../../sdk/src/index.ts', import.meta.url)),
  });
  server = await startTestServer({ CORS_ORIGINS: new URL(served.url).origin });
  await fill();
  [browser, mock] = await Promise.all([launchBrowser(), startMock()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  await mock?.stop();
  await server?.stop();
});

interface Opened {
  page: Page;
  complaints: string[];
}

async function open(
  baseUrl: string,
  token: string,
  options: Parameters<Browser['newPage']>[0] = { viewport: wide },
): Promise<Opened> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${served.url}#${new URLSearchParams({ baseUrl, token }).toString()}`);
  await page.waitForSelector('#list button');
  return { page, complaints };
}

const picture = (page: Page, name: string, fullPage = true) =>
  page.screenshot({ path: join(pictureFolder, `dashboard-${name}.png`), fullPage });

/** How many pixels of a canvas are painted. */
const inked = (page: Page, id: string) =>
  page.$eval(`#${id}`, (canvas) => {
    const { width, height } = canvas as unknown as { width: number; height: number };
    const context = (
      canvas as unknown as {
        getContext(kind: '2d'): {
          getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray };
        };
      }
    ).getContext('2d');
    return context.getImageData(0, 0, width, height).data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

describe('the example dashboard', () => {
  itInBrowser('shows totals, plots and the list of the server', async () => {
    const { page, complaints } = await open(server.url, await server.tokenFor());
    expect(await page.locator('.tile').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^29\s+Conversations$/)]),
    );
    for (const plot of ['tokens', 'agents', 'feedback']) expect(await inked(page, plot)).toBeGreaterThan(2_000);
    expect(await page.locator('#list button').count()).toBe(29);
    expect(await page.locator('#list').innerText()).toContain('E-17 <b>stops</b>');
    expect(page.url()).toBe(served.url); // the token is out of the address
    await picture(page, 'server');
    expect(complaints).toEqual([]);
    await page.close();
  });

  itInBrowser('reads a conversation with those below it', async () => {
    const { page, complaints } = await open(server.url, await server.tokenFor());
    await page.locator('#list button', { hasText: 'Question 4:' }).click();
    await page.locator('#reader > .conversation > details.sub > summary').click();
    await page.locator('#reader details.sub details.sub > summary').click();
    await page.waitForFunction(
      `document.querySelectorAll('#reader .conversation').length === 3 && !document.querySelector('#reader').innerText.includes('Loading')`,
    );
    expect(await page.locator('#reader h3, #reader summary').allInnerTexts()).toEqual([
      'Support Concierge',
      expect.stringMatching(/^Spare Parts Finder: Which kit/),
      expect.stringMatching(/^Spare Parts Finder: Is BK-2/),
    ]);
    await picture(page, 'reader');
    expect(complaints).toEqual([]);
    await page.close();
  });

  itInBrowser('is in one column on a phone, nothing wider than it, and dark where the system is', async () => {
    const token = await server.tokenFor();
    const { page } = await open(server.url, token, {
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
      colorScheme: 'dark',
    });
    await page.locator('#list button', { hasText: 'Question 4:' }).click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    await picture(page, 'phone-dark');
    await page.close();
    const { page: dark } = await open(server.url, token, { viewport: wide, colorScheme: 'dark' });
    await picture(dark, 'dark');
    await dark.close();
  });

  itInBrowser('shows a member the own conversations and no choice of others', async () => {
    const member = await browser.newPage();
    await member.goto(
      `${served.url}#${new URLSearchParams({ baseUrl: server.url, token: await server.tokenFor({ role: 'org:member' }) }).toString()}`,
    );
    await member.waitForSelector('#list li.hint');
    expect(await member.locator('input[name=allInOrg]').isVisible()).toBe(false);
    await member.close();
  });

  itInBrowser('works against the mock', async () => {
    const { page, complaints } = await open(mock.url, 'any');
    await page.locator('#list button').first().click();
    await page.waitForSelector('#reader .message');
    for (const plot of ['tokens', 'agents', 'feedback']) expect(await inked(page, plot)).toBeGreaterThan(2_000);
    await page.locator('#reader details.sub > summary').first().click();
    await page.waitForFunction(
      `document.querySelectorAll('#reader .conversation').length === 2 && !document.querySelector('#reader').innerText.includes('Loading')`,
    );
    await picture(page, 'mock');
    expect(complaints).toEqual([]);
    await page.close();
  });

  itInBrowser('says what is wrong with a token, and begins with a form', async () => {
    const page = await browser.newPage({ viewport: wide });
    await page.goto(served.url);
    await picture(page, 'form');
    await page.fill('input[name=baseUrl]', server.url);
    await page.fill('input[name=token]', 'not.a.token');
    await page.click('#connect button');
    await page.waitForSelector('#notice.error');
    expect(await page.locator('#notice').innerText()).toContain('does not accept this token');
    await page.close();
  });
});
