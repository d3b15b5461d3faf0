// What a server has beside its contract: health for supervisors and balancers, the contract itself, the reference page.
import express, { type Router } from 'express';
import { load } from 'js-yaml';
import { readinessReply, type Readiness } from '../platform/readiness.js';
import { serveCompressed } from './compressed.js';
import { referencePage } from './reference-page.js';
import { writeJson } from './reply.js';

export interface ServiceRouteParts {
  /** Text of openapi.yaml. */
  contract: string;
  readiness(): Readiness;
  /** True from the moment the process was told to stop. */
  isStopping(): boolean;
}

export function serviceRoutes({ contract, readiness, isStopping }: ServiceRouteParts): Router {
  const router = express.Router({ caseSensitive: true, strict: true });

  // The process runs. Says nothing of what it depends on, so that a supervisor does not restart it for a database that is down.
  router.get('/healthz', (_request, response) => writeJson(response, 200, { status: 'ok' }));

  // The process can serve. A load balancer stops sending while this is a 503.
  router.get('/readyz', (_request, response) => {
    const { status, headers, body } = readinessReply(readiness(), isStopping());
    response.set(headers);
    writeJson(response, status, body);
  });

  const serveContract = (type: string, text: string) =>
    serveCompressed({ type, cacheControl: 'public, no-cache', read: () => Promise.resolve(Buffer.from(text)) });
  router.get('/openapi.json', serveContract('json', JSON.stringify(load(contract))));
  router.get('/openapi.yaml', serveContract('application/yaml', contract));
  router.use(referencePage());
  return router;
}
