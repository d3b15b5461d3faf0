// Object storage that needs no account anywhere. It speaks the parts of S3 that the product uses, so the product reaches it over HTTP by the
// very code that reaches Amazon.
import { mkdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from '../postgres/data-lock.js';
import { announceRunning, REGION, withdrawRunning } from './announcement.js';
import { loadCredentials, type Credentials } from './credentials.js';
import { createListener, type Listener, type ListenerParts } from './listener.js';
import { openObjects } from './objects.js';

export interface EmbeddedObjectStoreOptions {
  /** The server's data folder; everything lies in `object-store` below it. One process at a time owns it. */
  readonly dataDir: string;
  /** On 127.0.0.1; 0 for any free one. It is part of what is signed: with another port, addresses given out before are refused. */
  readonly port: number;
  /** Made when missing. */
  readonly bucket: string;
  /** Larger uploads are refused. Default 100 MiB. */
  readonly maxObjectBytes?: number;
  readonly log: ListenerParts['log'];
  readonly now?: () => number;
}

export interface EmbeddedObjectStore {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: Credentials;
  /** Ends uploads under way; nothing of them is kept. May be called more than once. */
  stop(): Promise<void>;
}

const DEFAULT_MAX_OBJECT_BYTES = 100 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

/** Rejects with DataFolderInUseError when another process has the folder. */
export async function startEmbeddedObjectStore(options: EmbeddedObjectStoreOptions): Promise<EmbeddedObjectStore> {
  const { dataDir, port, bucket, maxObjectBytes = DEFAULT_MAX_OBJECT_BYTES, log, now = Date.now } = options;
  const folder = join(dataDir, 'object-store');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(folder);
  try {
    const credentials = await loadCredentials(folder);
    const objects = await openObjects({ folder, now });
    await objects.createBucket(bucket);
    const listener = createListener({ credentials, region: REGION, objects, maxObjectBytes, log, now });
    const { endpoint, close } = await listen(listener, port);
    announceRunning(folder, endpoint);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      withdrawRunning(folder);
      return (stopping ??= close().finally(unlock));
    };
    return { endpoint, region: REGION, bucket, credentials, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function listen(listener: Listener, port: number): Promise<{ endpoint: string; close(): Promise<void> }> {
  const running = new Set<Promise<void>>();
  const onRequest = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const work = listener(request, response).finally(() => running.delete(work));
    running.add(work);
  };
  const server = http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, onRequest);
  server.on('checkContinue', onRequest); // whether a body is wanted is known only when its headers are checked
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use: configure another one' : 'cannot be opened';
      reject(new Error(`the port ${port} of the embedded object store ${reason}`, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await Promise.allSettled(running); // until each has taken away what it wrote
    },
  };
}
