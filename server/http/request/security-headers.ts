// Helmet's headers are the same for every reply, so Helmet runs once at start.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** The disabled headers concern only web pages. `xPoweredBy` would remove a header that Express does not send here. */
const options: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  xFrameOptions: { action: 'deny' },
  originAgentCluster: false,
  crossOriginOpenerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
};

function record(): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = { setHeader: (name: string, value: string) => void (headers[name] = value) };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error as Error;
  });
  if (Object.keys(headers).length === 0) throw new Error('helmet set no headers synchronously');
  return headers;
}

export const securityHeaders: Readonly<Record<string, string>> = record();

const entries = Object.entries(securityHeaders);
export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of entries) response.setHeader(name, value);
  next();
};
