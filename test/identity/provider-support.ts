import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import {
  startEmbeddedIdentityProvider,
  type EmbeddedIdentityOptions,
  type EmbeddedIdentityProvider,
} from '../../server/embedded/identity/index.js';
import { acquireTestDatabase } from '../support/database.js';

export interface ReceivedWebhook {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** Statuses of the next replies. Empty: every reply has 200. */
  readonly statuses: number[];
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.statusCode = statuses.shift() ?? 200;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, received, statuses, close };
}

export interface ProviderFixture {
  readonly database: Knex;
  readonly url: string;
  readonly dataDir: string;
  start(options?: Partial<EmbeddedIdentityOptions>): Promise<EmbeddedIdentityProvider>;
  release(): Promise<void>;
}

export async function prepareProvider(): Promise<ProviderFixture> {
  const { database, url, release } = await acquireTestDatabase({ isMigrated: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-identity-'));
  const started: EmbeddedIdentityProvider[] = [];
  const log = { warn: () => undefined, error: (fields: object, message: string) => console.error(message, fields) };
  return {
    database,
    url,
    dataDir,
    async start(options = {}) {
      const provider = await startEmbeddedIdentityProvider({
        database,
        dataDir,
        port: 0,
        environment: 'test',
        log,
        ...options,
      });
      started.push(provider);
      return provider;
    },
    async release() {
      for (const provider of started) await provider.stop();
      await release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
