// What a server has beside its contract: health for supervisors and balancers, the contract itself, the reference page.
import express, { type Router } from 'express';
import { load } from 'js-yaml';
import { ApiError } from '../errors.js';
import { referencePage } from './reference-page.js';
import { writeJson } from './reply.js';

export interface ServiceRouteParts {
  /** Text of openapi.yaml. */
  contract: string;
  /** Throws when something the server cannot work without is down. */
  checkReadiness(): Promise<void>;
  /** True from the moment the process was told to stop. */
  isStopping(): boolean;
}

export function serviceRoutes({ contract, checkReadiness, isStopping }: ServiceRouteParts): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const asJson = JSON.stringify(load(contract));

  // The process runs. Says nothing of what it depends on, so that a supervisor does not restart it for a database that is down.
  router.get('/healthz', (_request, response) => writeJson(response, 200, { status: 'ok' }));

  // The process can serve. A balancer takes it out while this is not 200.
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) throw new ApiError('unavailable', null, { cause: new Error('the server is stopping') });
    try {
      await checkReadiness();
    } catch (error) {
      throw new ApiError('unavailable', null, { cause: error });
    }
    writeJson(response, 200, { status: 'ready' });
  });

  router.get('/openapi.json', (_request, response) => void response.type('json').send(asJson));
  router.get('/openapi.yaml', (_request, response) => void response.type('application/yaml').send(contract));
  router.use(referencePage());
  return router;
}
