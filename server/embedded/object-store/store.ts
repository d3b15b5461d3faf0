// An object store that needs no external account. It implements the parts of S3 that the service uses.
import { mkdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lockDataFolder } from '../postgres/data-lock.js';
import { announceRunning, region, withdrawRunning } from './announcement.js';
import { loadCredentials, type Credentials } from './credentials.js';
import { createListener, type Listener, type ListenerDependencies } from './listener.js';
import { openMultipartUploads } from './multipart.js';
import { openObjectFolder } from './objects.js';

export interface EmbeddedObjectStoreOptions {
  /** The server's data folder. The store uses its subfolder `object-store`, and locks it against other processes. */
  readonly dataDir: string;
  /**
   * Port on 127.0.0.1; 0 selects a free port. The port is part of the signature, so another port invalidates earlier
   * URLs.
   */
  readonly port: number;
  /** Created if missing. */
  readonly bucket: string;
  /** Maximum size of an upload. Default: 100 MiB. */
  readonly maxObjectBytes?: number;
  readonly log: ListenerDependencies['log'];
  readonly now?: () => number;
}

export interface EmbeddedObjectStore {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: Credentials;
  /** Aborts requests in progress, and discards what they were writing. Can be called more than once. */
  stop(): Promise<void>;
}

const defaultMaxObjectBytes = 100 * 1024 * 1024;
const requestTimeoutMs = 15 * 60 * 1000;

/** Rejects with DataFolderInUseError if the folder is in use. */
export async function startEmbeddedObjectStore(options: EmbeddedObjectStoreOptions): Promise<EmbeddedObjectStore> {
  const { dataDir, port, bucket, maxObjectBytes = defaultMaxObjectBytes, log, now = Date.now } = options;
  const folder = join(dataDir, 'object-store');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(folder);
  try {
    const credentials = await loadCredentials(folder);
    const objects = await openObjectFolder({ folder, now });
    const uploads = await openMultipartUploads({ folder, now, objects, maxObjectBytes });
    await objects.createBucket(bucket);
    const listener = createListener({ credentials, region, objects, uploads, maxObjectBytes, log, now });
    const { endpoint, close } = await listen(listener, port);
    announceRunning(folder, endpoint);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      withdrawRunning(folder);
      return (stopping ??= close().finally(unlock));
    };
    return { endpoint, region, bucket, credentials, stop };
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
  const server = http.createServer({ requestTimeout: requestTimeoutMs }, onRequest);
  // Handle requests with `Expect: 100-continue` too. `receiveBody` requests their bodies after the headers are checked.
  server.on('checkContinue', onRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use; configure another one' : 'cannot be opened';
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
      await Promise.allSettled(running); // wait until each request has removed its temporary file
    },
  };
}
