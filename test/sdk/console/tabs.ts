// Tabs that tests reuse, because Chromium takes 0.6 s of CPU time to open one.
import type { BrowserContext, Page } from 'playwright-core';

export interface Tabs {
  /** Returns a tab that looks like a new one. */
  take(): Promise<Page>;
  /** Gives a tab back. A failed test keeps its tab, so that no other test uses it. */
  release(page: Page): Promise<void>;
}

export function createTabs(context: BrowserContext): Tabs {
  const idle: Page[] = [];
  return {
    take: async () => idle.pop() ?? context.newPage(),
    async release(page) {
      for (const event of ['console', 'pageerror']) page.removeAllListeners(event);
      await page.evaluate('sessionStorage.clear()');
      await page.emulateMedia({ colorScheme: null });
      // Otherwise, the browser would not load a page again if only the fragment of its address differs.
      await page.goto('about:blank');
      idle.push(page);
    },
  };
}
