// Routes outside of the contract: health checks, the contract itself, and the reference page.
import express, { type Router } from 'express';
import { load } from 'js-yaml';
import { readinessReply, type Readiness } from '../platform/process/readiness.js';
import { serveCompressed } from './reply/compressed.js';
import { referencePages, type ReferenceDemo } from './reference-page/index.js';
import { writeJson } from './reply/reply.js';

export interface ServiceRouteDependencies {
  /** Text of openapi.yaml. */
  contract: string;
  readiness(): Readiness;
  isStopping(): boolean;
  /** Null if this server has no demo organization. */
  demo: ReferenceDemo | null;
}

export function serviceRoutes({ contract, readiness, isStopping, demo }: ServiceRouteDependencies): Router {
  const router = express.Router({ caseSensitive: true, strict: true });

  // This check ignores dependencies, so that a supervisor does not restart the process if the database is down.
  router.get('/healthz', (_request, response) => writeJson(response, 200, { status: 'ok' }));

  router.get('/readyz', (_request, response) => {
    const { status, headers, body } = readinessReply(readiness(), isStopping());
    response.set(headers);
    writeJson(response, status, body);
  });

  // Parse the contract only when requested, because parsing takes a quarter of a second.
  const serveContract = (type: string, text: () => string) =>
    serveCompressed({ type, cacheControl: 'public, no-cache', read: async () => Buffer.from(text()) });
  router.get(
    '/openapi.json',
    serveContract('json', () => JSON.stringify(load(contract))),
  );
  router.get(
    '/openapi.yaml',
    serveContract('application/yaml', () => contract),
  );
  router.use(referencePages({ readContract: () => load(contract), demo }));
  return router;
}
