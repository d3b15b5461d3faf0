// A listener for operators, apart from the API: metrics, and health also of a process that serves no requests. Whoever reaches its port may read
// all of it, so it is not opened unless a port is named, and the port is not one to publish (docs/decisions/metrics.md).
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readinessReply, type Readiness, type ReadinessReply } from '../readiness.js';
import type { Metrics } from './metrics.js';

export interface MetricsListenerParts {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  readiness(): Readiness;
  isStopping(): boolean;
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

export async function startMetricsListener(parts: MetricsListenerParts): Promise<MetricsListener> {
  const server = http.createServer((request, response) => {
    void answer(request.url ?? '', parts).then(({ status, contentType, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-type': contentType, 'cache-control': 'no-store' });
      response.end(body);
    });
  });
  server.listen(parts.port, parts.host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is in use: configure another one' : 'cannot be opened';
    throw new Error(`the port ${parts.port} of the metrics ${reason}`, { cause });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Answer {
  status: number;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

const inWords = (status: number, body: string): Answer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body: `${body}\n`,
});

const asJson = ({ status, headers, body }: ReadinessReply): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  headers,
  body: JSON.stringify(body),
});

/** Never rejects. */
async function answer(url: string, { metrics, readiness, isStopping }: MetricsListenerParts): Promise<Answer> {
  switch (url.split('?')[0]) {
    case '/metrics':
      return { status: 200, contentType: metrics.contentType, body: await metrics.text() };
    case '/healthz':
      return inWords(200, 'ok');
    case '/readyz':
      return asJson(readinessReply(readiness(), isStopping()));
    default:
      return inWords(404, 'not found: /metrics, /healthz and /readyz are here');
  }
}
