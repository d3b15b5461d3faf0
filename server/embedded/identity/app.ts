// The provider's HTTP application: the supported routes of Clerk's Backend API, and the developer routes. All routes
// except `/.well-known/jwks.json` require the secret key.
import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { JWK } from 'jose';
import { developerRoutes } from './developer-routes.js';
import { Fault, notFound } from './fault.js';
import { invitationRoutes } from './invitation-routes.js';
import { membershipRoutes } from './membership-routes.js';
import type { Log } from './log.js';
import { organizationRoutes } from './organization-routes.js';
import { userRoutes } from './user-routes.js';
import type { TokenMaker } from './minting.js';
import { replyWithFault, replyToErrors, replyWith } from './replies.js';

export interface AppOptions {
  readonly maker: TokenMaker;
  readonly publicJwk: JWK;
  readonly secretKey: string;
  readonly log: Log;
}

export function createIdentityApp({ maker, publicJwk, secretKey, log }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const showKeys: RequestHandler = (_request, response) => replyWith(response, { keys: [publicJwk] });
  const guard = requireSecretKey(secretKey);
  app.get('/.well-known/jwks.json', showKeys);
  // Check the key before a body is read.
  app.use('/v1', guard, express.json());
  app.get('/v1/jwks', showKeys);
  app.use(
    '/v1',
    userRoutes(maker.directory),
    organizationRoutes(maker.directory),
    membershipRoutes(maker.directory),
    invitationRoutes(maker.directory),
  );
  app.use('/dev', guard, express.json(), developerRoutes(maker));
  app.use((_request, response) => replyWithFault(response, notFound('The path')));
  app.use(replyToErrors(log));
  return app;
}

function requireSecretKey(secretKey: string): RequestHandler {
  // `timingSafeEqual` requires inputs of equal length, so compare hashes.
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = hash(`Bearer ${secretKey}`);
  return (request, response, next) => {
    if (timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) next();
    else replyWithFault(response, new Fault(401, 'secret_key_invalid', 'The provided Clerk Secret Key is invalid.'));
  };
}
