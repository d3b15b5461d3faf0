// Drives the Chromium that is installed on the system, for tests of pages. Without Chromium the test is skipped.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { testIf } from './platform.js';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const browserPath = candidates.find((path) => path !== undefined && existsSync(path));

/** Runs a test in a browser. Without a browser, skips the test and logs the reason. */
export function itInBrowser(title: string, run: () => Promise<void>): void {
  /* oxlint-disable jest/expect-expect -- the caller's function has the assertions */
  testIf(browserPath !== undefined, `no Chromium was found (set CHROMIUM to its path): ${title}`)(title, run);
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      // Uses one process for all pages of the same address.
      '--process-per-site',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * Takes a screenshot for manual inspection if PICTURES names a folder. By default, none is taken, because a screenshot
 * takes a second of CPU time.
 */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
