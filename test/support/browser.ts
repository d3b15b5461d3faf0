import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { browserPath } from './chromium.js';
import { testIf } from './platform.js';

/** Without a browser, skips the test and logs the reason. */
export function itInBrowser(title: string, run: () => Promise<void>): void {
  /* oxlint-disable jest/expect-expect -- the caller's function has the assertions */
  testIf(browserPath !== undefined, `no Chromium was found (set CHROMIUM to its path): ${title}`)(title, run);
}

/** Takes a screenshot for manual inspection if PICTURES names a folder. A screenshot takes a second of CPU time. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
