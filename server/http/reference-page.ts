// Serves the reference page: Swagger UI for our contract. The page loads nothing from other hosts.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { serveCompressed } from './compressed.js';

const assetFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Platform: reference</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = `window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  // The contract contains the service's public URL, but the page sends requests to the server that it was loaded from.
  requestInterceptor: (request) => {
    const url = new URL(request.url, location.href);
    request.url = location.origin + url.pathname + url.search;
    return request;
  },
});
`;

/** Allows scripts and styles from this host only. Swagger UI sets style attributes and uses icons in data URLs. */
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

export function referencePage(): Router {
  const router = express.Router({ caseSensitive: true });
  const policy: RequestHandler = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    next();
  };
  const serve = (path: string, type: string, cacheControl: string, read: () => Promise<Buffer>) =>
    router.get(path, policy, serveCompressed({ type, cacheControl, read }));
  const serveText = (path: string, type: string, text: string) =>
    serve(path, type, 'public, no-cache', () => Promise.resolve(Buffer.from(text)));
  serveText('/docs', 'html', page);
  serveText('/docs/start.js', 'js', start);
  for (const name of assets)
    serve(`/docs/${name}`, extname(name), 'public, max-age=3600', () => readFile(join(assetFolder, name)));
  return router;
}
