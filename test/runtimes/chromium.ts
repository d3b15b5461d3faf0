import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchBrowser } from '../support/chromium.js';
import type { Outcome } from './suite.js';

/** Runs the script in a page with another origin than the server's, so that CORS applies as in a real application. */
export async function runInChromium(script: string): Promise<Outcome[]> {
  const pages = createServer((request, response) => {
    const isScript = request.url === '/suite.mjs';
    response
      .writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><script type="module" src="/suite.mjs"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const printed = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('OUTCOMES '),
      timeout: 60_000,
    });
    await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
    return JSON.parse((await printed).text().slice('OUTCOMES '.length)) as Outcome[];
  } finally {
    await browser.close();
    pages.close();
  }
}
