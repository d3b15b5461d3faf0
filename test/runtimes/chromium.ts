// Runs the suite in a page of the system's Chromium, or of the program that CHROMIUM names.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Outcome } from './suite.js';

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
}

/** Runs the script in a page with another origin than the server's, so that CORS applies as in a real application. */
export async function runInChromium(executablePath: string, script: string): Promise<Outcome[]> {
  const pages = createServer((request, response) => {
    const isScript = request.url === '/suite.mjs';
    response
      .writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><script type="module" src="/suite.mjs"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
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
