// Tabs that tests reuse, because Chromium takes 0.6 s of CPU time to open one.
import type { BrowserContext, Page } from 'playwright-core';

export interface Tabs {
  /** Returns a tab that looks like a new one. */
  take(): Promise<Page>;
  /** Returns the tab that was released with this service, if there is one. */
  takeConnected(baseUrl: string): Page | undefined;
  /**
   * Gives a tab back. A failed test keeps its tab, so that no other test uses it. A tab that is released with a service
   * remains loaded and connected.
   */
  release(page: Page, connectedTo?: string): Promise<void>;
}

export function createTabs(context: BrowserContext): Tabs {
  const idle: Page[] = [];
  const connected = new Map<string, Page>();
  return {
    take: async () => idle.pop() ?? context.newPage(),
    takeConnected(baseUrl) {
      const page = connected.get(baseUrl);
      connected.delete(baseUrl);
      return page;
    },
    async release(page, connectedTo) {
      for (const event of ['console', 'pageerror']) page.removeAllListeners(event);
      if (connectedTo !== undefined) return void connected.set(connectedTo, page);
      await page.evaluate('sessionStorage.clear()');
      await page.emulateMedia({ colorScheme: null });
      // Otherwise, the browser would not load a page again if only the fragment of its address differs.
      await page.goto('about:blank');
      idle.push(page);
    },
  };
}
