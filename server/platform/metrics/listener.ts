// Serves metrics and health to operators on a separate port. There is no authentication, so this port must not be
// public (server/docs/decisions/metrics.md).
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readinessReply, type GroupReadiness, type Readiness, type ReadinessReply } from '../process/readiness.js';
import type { Metrics } from './prometheus-adapter.js';

export interface MetricsListenerDependencies {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  readiness(): Readiness | Promise<GroupReadiness>;
  isStopping(): boolean;
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

export async function startMetricsListener(dependencies: MetricsListenerDependencies): Promise<MetricsListener> {
  const server = http.createServer((request, response) => {
    void replyTo(request.url ?? '', dependencies).then(({ status, contentType, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-type': contentType, 'cache-control': 'no-store' });
      response.end(body);
    });
  });
  server.listen(dependencies.port, dependencies.host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is in use; configure another one' : 'cannot be opened';
    throw new Error(`the port ${dependencies.port} of the metrics ${reason}`, { cause });
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

interface Reply {
  status: number;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

const asText = (status: number, body: string): Reply => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body: `${body}\n`,
});

const asJson = ({ status, headers, body }: ReadinessReply): Reply => ({
  status,
  contentType: 'application/json; charset=utf-8',
  headers,
  body: JSON.stringify(body),
});

/** Never rejects. */
async function replyTo(url: string, { metrics, readiness, isStopping }: MetricsListenerDependencies): Promise<Reply> {
  switch (url.split('?')[0]) {
    case '/metrics':
      return { status: 200, contentType: metrics.contentType, body: await metrics.text() };
    case '/healthz':
      return asText(200, 'ok');
    case '/readyz':
      return asJson(readinessReply(await readiness(), isStopping()));
    default:
      return asText(404, 'not found; this listener serves /metrics, /healthz and /readyz');
  }
}
