// Tests the example console in a real browser, against the server and the mock. The console is installed from its
// lockfile and built by Vite. `npm run typecheck:console` checks its types.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startMock, type Mock } from '../contract/mock-process.js';
import { browserPath, launchBrowser, picture as pictureOf } from '../support/browser.js';
import { findPaleTexts } from '../support/contrast.js';
import { eventually } from '../support/eventually.js';
import { testIf } from '../support/platform.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startToolServer } from '../support/tool-server.js';
import { accept, respondWith, startReceiver, type Receiver } from '../webhooks/receiver.js';
import { installConsole } from './console/installed.js';
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

let browser: Browser;
/**
 * All tests share one context, so that only the first page loads and compiles the scripts. Each page is a tab with its
 * own connection.
 */
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
  installed.run('vite', 'build', '--logLevel', 'warn');
  served = await installed.serve();
  server = await startTestServer({
    CORS_ORIGINS: served.url,
    TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1',
    WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
    WEBHOOK_RETRY_SECONDS: '300',
  });
  tools = await startToolServer();
  receiver = await startReceiver();
  receiver.respond = (response, { url }) => (url?.endsWith('/gone') ? respondWith(410) : accept)(response);
  seeded = await seed(server, receiver.url);
  [browser, mock, stateful] = await Promise.all([
    launchBrowser(),
    startMock('--delay', '40'),
    startMock('--stateful', '--delay', '0'),
  ]);
  context = await browser.newContext({ viewport: sizes.wide, reducedMotion: 'reduce' });
  tabs = createTabs(context);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all([served?.stop(), mock?.stop(), stateful?.stop()]);
  await Promise.all([server?.stop(), tools?.stop()]);
  await receiver?.stop();
  if (typeof installed !== 'string') installed.remove();
});

async function open(baseUrl: string, path: string, { viewport = sizes.wide } = {}, token?: string): Promise<Opened> {
  const page = await tabs.take();
  await page.setViewportSize(viewport);
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const bearer = token ?? (baseUrl === server.url ? await server.tokenFor() : 'any');
  await page.goto(`${served.url}${path}#${new URLSearchParams({ baseUrl, token: bearer }).toString()}`);
  return { page, complaints };
}

const picture = (page: Page, name: string) => pictureOf(page, `console-${name}`, { fullPage: true });

/** Waits until nothing loads. Fails if an error is shown. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(`!document.querySelector('[aria-busy=true], [aria-label=Connecting]')`);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
}

/** Runs a test. Fails if the browser printed an error, unless the line contains one of `expected`. */
async function run(opened: Opened, action: (page: Page) => Promise<void>, expected: string[] = []): Promise<void> {
  await loaded(opened.page);
  await action(opened.page);
  expect(opened.complaints).toEqual(expected.map((part) => expect.stringContaining(part)));
  await tabs.release(opened.page);
}

/** Returns the number of painted pixels of each plot. */
const inked = (page: Page): Promise<number[]> =>
  page.evaluate(`[...document.querySelectorAll('canvas')].map((canvas) => canvas.getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.filter((value, index) => index % 4 === 3 && value > 0).length)`);

describe('the example console', () => {
  for (const [name, path, ofServer, ofMock] of pages) {
    itHere(`shows the page ${name} of the server, in three sizes and with contrast in both color schemes`, async () => {
      await run(await open(server.url, path(seeded)), async (page) => {
        await page.getByText(ofServer).first().waitFor();
        expect(page.url()).not.toContain('token');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // After a change of the scheme, colors change in steps.
          const isReadable = ({ pale }: { pale: string[] }) => pale.length === 0;
          await eventually(() => findPaleTexts(page), isReadable, 10_000);
          // Widths do not depend on colors, so they are checked once. Pictures are taken in both schemes.
          const shown = colorScheme === 'light' || process.env['PICTURES'] ? Object.entries(sizes) : [];
          for (const [size, viewport] of shown) {
            await page.setViewportSize(viewport);
            await picture(page, `${name}-${size}-${colorScheme}`);
            // Plots follow the width of the window in a later frame.
            const shownWidth = () => page.evaluate<number>('document.documentElement.scrollWidth');
            await eventually(shownWidth, (found) => found === viewport.width, 10_000);
          }
        }
      });
    });

    itHere(`shows the page ${name} of the mock`, async () => {
      await run(await open(mock.url, path(ofExamples)), async (page) => {
        await page.getByText(ofMock).first().waitFor();
        await picture(page, `${name}-mock`);
      });
    });
  }
});

describe('usage', () => {
  itHere('plots tokens, outcomes, costs, latencies, durations and feedback, by agent, model and user', async () => {
    await run(await open(server.url, '/usage'), async (page) => {
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

  itHere('keeps its filters in the address, and exports what it shows', async () => {
    await run(await open(server.url, '/usage?days=7'), async (page) => {
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

describe('changes', () => {
  itHere('rolls an agent back after it has shown what differs', async () => {
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

  itHere('uploads a file, shows its states and finds its text', async () => {
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

  itHere('invites, edits metadata, revokes and removes', async () => {
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

  itHere('filters the audit log by its address, shows what changed, and exports what it shows', async () => {
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

const tested = { itHere, open, run, picture, fixture: () => ({ server, tools, receiver, mock, stateful, seeded }) };
testToolServers(tested);
testWebhooks(tested);

describe('conversations', () => {
  itHere('are shown with their sub-conversations, which are loaded when they are expanded', async () => {
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

  itHere('are found by their runs, with filters that the address keeps', async () => {
    await run(await open(server.url, '/conversations?status=error'), async (page) => {
      await page.locator('tbody tr').nth(3).waitFor();
      await page.getByLabel('Text').fill('question 11:');
      await page.keyboard.press('Enter');
      await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
      expect(`${await page.locator('tbody tr').count()} ${page.url()}`).toMatch(/^1 .*status=error&text=question/);
    });
  });

  itHere('stream their answers, from the server and from the mock', async () => {
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

  itHere('shows that a page is loading, and that it is empty', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
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
    ])
      await run(await open(server.url, path, { viewport: sizes.phone }, token), async (page) => {
        await page
          .getByText(/No conversations|has no|There are no/)
          .first()
          .waitFor();
        if (path === '/usage') await picture(page, 'empty-usage');
        if (path === '/agents') await picture(page, 'empty-agents');
      });
    const { page } = await open(server.url, '/people');
    await loaded(page);
    await page.route(`${server.url}/agents`, () => undefined);
    await page.getByRole('link', { name: 'Agents' }).click();
    await page.locator('[aria-busy=true]').waitFor();
    await picture(page, 'loading');
    await page.close();
  });

  itHere('shows members their own conversations, and no page or button that the API would refuse', async () => {
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
