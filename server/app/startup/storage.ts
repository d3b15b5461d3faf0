import { resolve } from 'node:path';
import { createS3Storage, type S3Storage } from '../../platform/storage/index.js';
import { findRunningComponent } from './running-component.js';
import type { StartupContext } from './startup-context.js';

export async function openStorage(start: StartupContext): Promise<S3Storage> {
  const storage = await open(start);
  start.onClose(() => storage.close());
  void warnIfUnusable(storage, start);
  return storage;
}

/** Only operations with files need the storage, so the process starts even if the storage is unusable. */
async function warnIfUnusable(storage: S3Storage, { logger }: StartupContext): Promise<void> {
  try {
    await storage.list('no-such-folder/')[Symbol.asyncIterator]().next();
  } catch (error) {
    logger.warn({ err: error }, 'the object store cannot be used; operations with files fail until it works');
  }
}

async function open(start: StartupContext): Promise<S3Storage> {
  const { config, logger, onClose, onReady } = start;
  if (config.storage.kind === 'external') {
    const { bucket, endpoint, publicEndpoint, region, credentials, usesPathStyle } = config.storage;
    onReady(`bucket ${bucket} at ${endpoint ?? 'Amazon S3'}`);
    return createS3Storage({
      bucket,
      region,
      usesPathStyle,
      ...(endpoint === null ? {} : { endpoint }),
      ...(publicEndpoint === null ? {} : { publicEndpoint }),
      ...(credentials === null ? {} : { credentials }),
    });
  }
  const { findRunningObjectStore, startEmbeddedObjectStore } = await import('../../embedded/object-store/index.js');
  const dataDir = resolve(config.dataDir);
  const running = await findRunningComponent(start, 'embedded object store', () =>
    findRunningObjectStore(dataDir, bucketName),
  );
  if (running !== null) {
    onReady(`embedded object store at ${running.endpoint}`);
    return createS3Storage({ ...running, usesPathStyle: true });
  }
  const store = await startEmbeddedObjectStore({ dataDir, port: config.storage.port, bucket: bucketName, log: logger });
  onClose(() => store.stop());
  onReady(`embedded object store at ${store.endpoint}`);
  return createS3Storage({ ...store, usesPathStyle: true });
}

const bucketName = 'agent-platform';
