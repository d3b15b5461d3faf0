// Tests the example console in a real browser, against the server and against the mock with and without state.
// `npm run typecheck:console` checks its types.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { picture as pictureOf } from '../support/browser.js';
import { browserPath, launchBrowser } from '../support/chromium.js';
import { findPaleTexts } from '../support/contrast.js';
import { eventually } from '../support/eventually.js';
import { startMock, type Mock } from '../support/mock.js';
import { testIf } from '../support/platform.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startToolServer } from '../support/tool-server.js';
import { accept, respondWith, startReceiver, type Receiver } from '../webhook-endpoints/receiver.js';
import { testChanges } from './console/changes.js';
import { testConversations } from './console/conversations.js';
import { installConsole } from './console/installed.js';
import { loaded } from './console/loaded.js';
import { ofExamples, pages } from './console/pages.js';
import { seed, type Seeded } from './console/seed.js';
import { createTabs, type Tabs } from './console/tabs.js';
import type { Opened } from './console/tested.js';
import { testToolServers } from './console/tool-servers.js';
import { testWebhooks } from './console/webhooks.js';

const installed = browserPath === undefined ? 'no Chromium was found (set CHROMIUM to its path)' : installConsole();
const missing = typeof installed === 'string' ? installed : '';
const itHere = testIf(missing === '', `the tests of the console, because ${missing}`);

const sizes = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

/** Turns off transitions and animations, because each of them paints ten frames or more. */
const withoutMotion = `const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(sheet);`;

let browser: Browser;
/** All tests share one context, so that only the first page loads and compiles the scripts. */
let context: BrowserContext;
let tabs: Tabs;
let served: { url: string; stop(): Promise<void> };
let server: TestServer;
let mock: Mock;
let stateful: Mock;
let seeded: Seeded;
let receiver: Receiver;
let tools: Awaited<ReturnType<typeof startToolServer>>;

beforeAll(async () => {
  if (typeof installed === 'string') return;
  served = await installed.serve();
  server = await startTestServer(
    {
      CORS_ORIGINS: served.url,
      TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1',
      WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
      WEBHOOK_RETRY_SECONDS: '300',
    },
    { worker: true },
  );
  tools = await startToolServer();
  receiver = await startReceiver();
  receiver.respond = (response, { url }) => (url?.endsWith('/gone') ? respondWith(410) : accept)(response);
  seeded = await seed(server, receiver.url);
  [browser, mock, stateful] = await Promise.all([
    launchBrowser(),
    startMock({ eventDelayMs: 40 }),
    startMock({ stateful: true }),
  ]);
  context = await browser.newContext({ viewport: sizes.wide, reducedMotion: 'reduce' });
  await context.addInitScript(withoutMotion);
  tabs = createTabs(context);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all([served?.stop(), mock?.stop(), stateful?.stop()]);
  await Promise.all([server?.stop(), tools?.stop()]);
  await receiver?.stop();
  if (typeof installed !== 'string') installed.remove();
});

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function open(baseUrl: string, path: string, { viewport = sizes.wide } = {}, token?: string): Promise<Opened> {
  const page = await tabs.take();
  await page.setViewportSize(viewport);
  page.setDefaultTimeout(60_000);
  const complaints = collectComplaints(page);
  const bearer = token ?? (baseUrl === server.url ? await server.tokenFor() : 'any');
  await page.goto(`${served.url}${path}#${new URLSearchParams({ baseUrl, token: bearer }).toString()}`);
  return { page, complaints };
}

/** Shows a page in a loaded tab, as the menu does. A new load takes half a second of CPU time. */
async function show(page: Page, path: string, viewport = sizes.wide): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
}

/** Opens a page in the tab that an earlier test has connected to the service, if there is one. */
async function openConnected(baseUrl: string, path: string): Promise<Opened> {
  const page = tabs.takeConnected(baseUrl);
  if (page === undefined) return { ...(await open(baseUrl, path)), connectedTo: baseUrl };
  const complaints = collectComplaints(page);
  await show(page, path);
  return { page, complaints, connectedTo: baseUrl };
}

const picture = (page: Page, name: string) => pictureOf(page, `console-${name}`, { fullPage: true });

async function run(opened: Opened, action: (page: Page) => Promise<void>, expected: string[] = []): Promise<void> {
  await loaded(opened.page);
  await action(opened.page);
  expect(opened.complaints).toEqual(expected.map((part) => expect.stringContaining(part)));
  await tabs.release(opened.page, opened.connectedTo);
}

/** Opens the pages of one service in one tab. */
function createTour(baseUrl: () => string, viewport = sizes.wide) {
  let opened: Opened | undefined;
  return {
    async show(path: string, token?: string): Promise<Page> {
      opened ??= await open(baseUrl(), path, { viewport }, token);
      const { page, complaints } = opened;
      complaints.length = 0;
      await show(page, path, viewport);
      await loaded(page);
      return page;
    },
    expectNoComplaints: () => expect(opened?.complaints).toEqual([]),
    end: (connectedTo?: string) => opened && tabs.release(opened.page, connectedTo),
  };
}

/** Returns the number of painted pixels of each plot. */
const inked = (page: Page): Promise<number[]> =>
  page.evaluate(`[...document.querySelectorAll('canvas')].map((canvas) => canvas.getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.filter((value, index) => index % 4 === 3 && value > 0).length)`);

describe('the example console', () => {
  const tourOfServer = createTour(() => server.url);
  const tourOfMock = createTour(() => mock.url);
  afterAll(() => Promise.all([tourOfServer.end(server?.url), tourOfMock.end(mock?.url)]));

  for (const [name, path, ofServer, ofMock] of pages) {
    itHere(`shows the page ${name} of the server, in three sizes and with contrast in both color schemes`, async () => {
      const page = await tourOfServer.show(path(seeded));
      await page.getByText(ofServer).first().waitFor();
      expect(page.url()).not.toContain('token');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const isReadable = ({ pale }: { pale: string[] }) => pale.length === 0;
        await eventually(() => findPaleTexts(page), isReadable);
        // Widths do not depend on colors, so one scheme is enough for them. Pictures are taken in both schemes.
        const shown = colorScheme === 'light' || process.env['PICTURES'] ? Object.entries(sizes) : [];
        for (const [size, viewport] of shown) {
          await page.setViewportSize(viewport);
          await picture(page, `${name}-${size}-${colorScheme}`);
          // Plots follow the width of the window in a later frame.
          const shownWidth = () => page.evaluate<number>('document.documentElement.scrollWidth');
          await eventually(shownWidth, (found) => found === viewport.width);
        }
      }
      tourOfServer.expectNoComplaints();
    });

    itHere(`shows the page ${name} of the mock`, async () => {
      const page = await tourOfMock.show(path(ofExamples));
      await page.getByText(ofMock).first().waitFor();
      await picture(page, `${name}-mock`);
      tourOfMock.expectNoComplaints();
    });
  }
});

describe('usage', () => {
  itHere('draws seven plots, counts the conversations, and shows the usage by model and by user', async () => {
    await run(await openConnected(server.url, '/usage'), async (page) => {
      const plots = await inked(page);
      expect(plots.length).toBe(7);
      for (const pixels of plots) expect(pixels).toBeGreaterThan(1_500);
      expect(await page.locator('.tile').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringMatching(/^30\s+Conversations$/)]),
      );
      await page.getByText('By model').click();
      await page.getByRole('cell', { name: 'offline:echo' }).waitFor();
      await page.getByText('By user').click();
      await page.getByRole('cell', { name: 'user_org_admin_@test.example' }).waitFor();
    });
  });

  itHere('keeps its filters in the address, and exports the conversations of a range as CSV', async () => {
    await run(await openConnected(server.url, '/usage?days=7'), async (page) => {
      await page.getByPlaceholder('All agents').click();
      await page.getByRole('option', { name: 'Spare Parts Finder' }).click();
      await page.getByText('No conversations in this range.').waitFor();
      expect(new URL(page.url()).searchParams.get('agent')).not.toBeNull();
      await page.reload();
      await page.getByText('No conversations in this range.').waitFor();
      await page.goto(`${served.url}/usage?days=7`);
      await loaded(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const file = join(mkdtempSync(join(tmpdir(), 'console-')), 'usage.csv');
      await download.saveAs(file);
      const lines = readFileSync(file, 'utf8').trimEnd().split('\r\n');
      expect(lines[0]).toMatch(/^\uFEFFid,createdAt,/);
      expect(lines.length).toBeGreaterThan(8);
    });
  });
});

const tested = {
  itHere,
  open: openConnected,
  run,
  picture,
  fixture: () => ({ server, tools, receiver, mock, stateful, seeded }),
};
testChanges(tested);
testToolServers(tested);
testWebhooks(tested);
testConversations(tested);

describe('states', () => {
  itHere('begins with a dialog, and keeps the connection in the tab', async () => {
    const page = await context.newPage();
    await page.goto(served.url);
    await picture(page, 'dialog');
    await page.getByLabel('Base URL').fill(mock.url);
    await page.getByLabel('Token').first().fill('any');
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    await page.close();
  });

  itHere('shows the text, code and request id of an error', async () => {
    const { page: refused } = await open(server.url, '/agents', {}, 'not.a.token');
    await expect(refused.getByRole('alert').innerText()).resolves.toMatch(/401 unauthorized[\s\S]*Request\s*\S{8}/);
    await picture(refused, 'error-token');
    await tabs.release(refused);
    const { page: missingAgent } = await open(server.url, '/agents/999999', { viewport: sizes.phone });
    await expect(missingAgent.getByRole('alert').innerText()).resolves.toMatch(
      /Agent not found[\s\S]*404 agent_not_found[\s\S]*Request\s*\S{8}/,
    );
    await picture(missingAgent, 'error-phone');
    await tabs.release(missingAgent);
    const { page: invalid } = await open(server.url, '/people');
    await invalid.getByRole('button', { name: 'Invite' }).click();
    await invalid.getByLabel('Email addresses').fill('emil@acme-robotics.example\nunfinished@');
    await invalid.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect(invalid.getByRole('alert').innerText()).resolves.toMatch(
      /invitations\.1\.email[\s\S]*400 bad_request/,
    );
    await picture(invalid, 'error-invitation');
    await tabs.release(invalid);
    const { page: unreachable } = await open('http://127.0.0.1:9', '/agents');
    await expect(unreachable.getByRole('alert').innerText()).resolves.toMatch(
      /cannot be reached[\s\S]*ConnectionError/,
    );
    await tabs.release(unreachable);
  });

  itHere('shows that a page is loading, and that a list is empty', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const tour = createTour(() => server.url, sizes.phone);
    for (const path of [
      '/usage',
      '/agents',
      '/knowledge-bases',
      '/skills',
      '/tool-servers',
      '/webhooks',
      '/tasks',
      '/conversations',
      '/chat',
    ]) {
      const empty = await tour.show(path, token);
      await empty
        .getByText(/No conversations|has no|There are no/)
        .first()
        .waitFor();
      if (path === '/usage') await picture(empty, 'empty-usage');
      if (path === '/agents') await picture(empty, 'empty-agents');
      tour.expectNoComplaints();
    }
    await tour.end();
    const { page } = await open(server.url, '/people');
    await loaded(page);
    await page.route(`${server.url}/agents`, () => undefined);
    await page.getByRole('link', { name: 'Agents' }).click();
    await page.locator('[aria-busy=true]').waitFor();
    await picture(page, 'loading');
    await page.close();
  });

  itHere('hides People, Webhooks, the button Roll back and the conversations of others from members', async () => {
    const token = await server.tokenFor({ role: 'org:member' });
    await run(await open(server.url, '/agents', {}, token), async (page) => {
      expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).not.toContain('People');
      expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).not.toContain('Webhooks');
      await page.getByRole('link', { name: 'Support Concierge' }).click();
      await page.getByText('Version 2', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Roll back' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Usage' }).click();
      await page.getByText('No conversations in this range.').waitFor();
    });
  });
});
