import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { serveCompressed } from '../reply/compressed.js';
import { referenceDocument, type DocumentOptions, type Json } from './document.js';
import { guideHtml, guides, guideScript } from './guides.js';
import { pageHtml, pageScript, pageStyle } from './page.js';

export interface ReferenceDemo extends DocumentOptions {
  /** Returns a token of the demo's administrator, or null if the demo or the administrator was removed. */
  createToken(): Promise<string | null>;
}

const scriptFile = createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js');

/** Allows inline styles, because the page's component adds them. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const loopbackAddress = /^(::1|(::ffff:)?127\.)/;

/**
 * Returns whether a page of this server, or a program other than a browser, sent the request on this machine. Other web
 * pages must not get a token, even under a host name that resolves to this machine.
 */
function isTrustedLocalRequest(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return (
    loopbackAddress.test(request.socket.remoteAddress ?? '') &&
    loopbackHost.test(request.get('host') ?? '') &&
    (site === undefined || site === 'same-origin') &&
    request.get('x-forwarded-for') === undefined
  );
}

const serveToken =
  (demo: ReferenceDemo | null): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const token = demo !== null && isTrustedLocalRequest(request) ? await demo.createToken() : null;
    if (token === null) response.status(204).end();
    else response.json({ token });
  };

export interface ReferencePageDependencies {
  /** Called when the page is first opened. */
  readonly readContract: () => Json;
  /** Null if this server has no demo organization. */
  readonly demo: ReferenceDemo | null;
}

export function referencePages({ readContract, demo }: ReferencePageDependencies): Router {
  const router = express.Router({ caseSensitive: true });
  const policy: RequestHandler = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    next();
  };
  const serve = (path: string, type: string, read: () => Promise<Buffer | string>, cacheControl = 'public, no-cache') =>
    router.get(path, policy, serveCompressed({ type, cacheControl, read: async () => Buffer.from(await read()) }));
  const serveText = (path: string, type: string, text: () => string) =>
    serve(path, type, () => Promise.resolve(text()));
  router.get('/', (_request, response) => response.redirect(302, '/docs'));
  serveText('/docs', 'html', () => pageHtml);
  serveText('/docs/page.js', 'js', () => pageScript);
  serveText('/docs/page.css', 'css', () => pageStyle);
  serve('/docs/rapidoc.js', 'js', () => readFile(scriptFile), 'public, max-age=3600');
  serveText('/docs/openapi.json', 'json', () =>
    JSON.stringify(referenceDocument(readContract(), demo ?? { filledIn: {}, expectedFailures: {} })),
  );
  router.get('/docs/session.json', policy, serveToken(demo));
  serveText('/docs/guide.js', 'js', () => guideScript);
  for (const guide of guides) serve(`/docs/guides/${guide.name}`, 'html', () => guideHtml(guide));
  return router;
}
