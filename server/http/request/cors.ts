import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

export interface CorsOptions {
  readonly origins: readonly string[];
  /** Whether web pages from any port of this machine may call the API too. */
  readonly allowsLocalOrigins: boolean;
  readonly exposedHeaders: string[];
  readonly logger: Pick<Logger, 'warn'>;
}

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
/** Prevents the log and the memory from growing with every origin that a client invents. */
const maxLoggedOrigins = 50;
const maxLoggedCharacters = 200;

export function allowOrigins({ origins, allowsLocalOrigins, exposedHeaders, logger }: CorsOptions): RequestHandler {
  const isAllowed = (origin: string) => origins.includes(origin) || (allowsLocalOrigins && localOrigin.test(origin));
  const logged = new Set<string>();
  const logRefusal = (origin: string): void => {
    if (logged.size >= maxLoggedOrigins || logged.has(origin)) return;
    logged.add(origin);
    logger.warn({ origin }, 'a browser called from an origin that CORS_ORIGINS does not contain');
  };
  const allow = cors({ origin: true, exposedHeaders, maxAge: 600 });
  return (request, response, next) => {
    const origin = request.get('origin');
    if (origin !== undefined && isAllowed(origin)) return allow(request, response, next);
    // A page of this server may send its origin too, and needs no permission.
    const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === request.get('host');
    if (!isOwn) logRefusal(origin.slice(0, maxLoggedCharacters));
    if (origins.length > 0 || allowsLocalOrigins) response.vary('Origin');
    next();
  };
}
