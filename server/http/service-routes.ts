// Routes outside of the contract: health checks, the contract itself, and the reference page.
import express, { type Router } from 'express';
import { load } from 'js-yaml';
import { readinessReply, type Readiness } from '../platform/readiness.js';
import { referencePage } from './reference-page.js';
import { writeJson } from './reply.js';

export interface ServiceRouteDependencies {
  /** Text of openapi.yaml. */
  contract: string;
  readiness(): Readiness;
  /** Returns whether the process is shutting down. */
  isStopping(): boolean;
}

export function serviceRoutes({ contract, readiness, isStopping }: ServiceRouteDependencies): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const asJson = JSON.stringify(load(contract));

  // Liveness: the process is running. It ignores dependencies, so that a supervisor does not restart it if the database
  // is down.
  router.get('/healthz', (_request, response) => writeJson(response, 200, { status: 'ok' }));

  // Readiness: the process can serve requests. A load balancer sends no requests while this returns 503.
  router.get('/readyz', (_request, response) => {
    const { status, headers, body } = readinessReply(readiness(), isStopping());
    response.set(headers);
    writeJson(response, status, body);
  });

  router.get('/openapi.json', (_request, response) => void response.type('json').send(asJson));
  router.get('/openapi.yaml', (_request, response) => void response.type('application/yaml').send(contract));
  router.use(referencePage());
  return router;
}
