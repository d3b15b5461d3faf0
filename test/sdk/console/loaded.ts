import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Waits until the page has loaded. Fails if it shows an error. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(`!document.querySelector('[aria-busy=true], [aria-label=Connecting]')`);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
}
