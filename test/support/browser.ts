// A real browser for tests of pages: Chromium as the system has it. Where there is none the test is skipped, and says so.
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from '@jest/globals';
import { chromium, type Browser } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const browserPath = candidates.find((path) => path !== undefined && existsSync(path));

/** `it`, or where no browser is installed a skipped test and the reason on the console. */
export function itInBrowser(title: string, run: () => Promise<void>): void {
  if (browserPath === undefined) {
    console.warn(`skipped, because no Chromium was found (set CHROMIUM to its path): ${title}`);
    it.skip(title, run);
  } else it(title, run);
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Where a test puts its pictures, for a person to look at. */
export const pictureFolder = process.env['PICTURES'] ?? mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(pictureFolder, { recursive: true });
