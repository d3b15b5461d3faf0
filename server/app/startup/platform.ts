// Opens the platform: everything that the modules use, and what it depends on, in order.
import { resolve } from 'node:path';
import { loadEncryptionKey } from '../../embedded/encryption-key.js';
import { createOfflineProvider } from '../../embedded/offline-model/index.js';
import { createDocumentReader } from '../../platform/documents/index.js';
import { unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { createEncryption, type Encryption } from '../../platform/encryption.js';
import { createQueue } from '../../platform/jobs/index.js';
import { createLeases } from '../../platform/leases/leases.js';
import { silentObserver } from '../../platform/metrics/port.js';
import { createModels } from '../../platform/models/index.js';
import { createToolServerClient } from '../../platform/tool-servers/index.js';
import { createWebhookSender } from '../../platform/webhook-sender/index.js';
import { openReadiness } from '../readiness-monitor.js';
import { openDatabase } from './database.js';
import { openIdentity } from './identity.js';
import { openMetrics } from './metrics.js';
import type { StartupContext } from './startup-context.js';
import { openStorage } from './storage.js';
import { openVectorStore } from './vector-store.js';
import { allowsDemoReceiver, allowsDemoToolServer, openToolServer } from './demo-endpoints.js';

/**
 * Opens tracing if it is configured. Otherwise, OpenTelemetry's SDK is not loaded. Must be called first, so that later
 * components are traced, and traces of their shutdown are still sent.
 */
async function openTelemetry({ config, logger, closers, overdue, onStarted }: StartupContext): Promise<void> {
  if (!config.isTraced) return;
  const { startTracing } = await import('../../platform/telemetry/sdk.js');
  const stop = startTracing(logger);
  closers.push(() => unlessAborted(stop(), overdue));
  onStarted('OpenTelemetry traces');
}

function openEncryption({ config: { encryptionKeys, dataDir } }: StartupContext): Encryption {
  return createEncryption(encryptionKeys.length > 0 ? encryptionKeys : [loadEncryptionKey(resolve(dataDir))]);
}

/** Opens what the modules use: the database, the queue, storage, models, metrics and the source of identities. */
export async function openPlatform(start: StartupContext, isStopping: () => boolean) {
  const { config, closers } = start;
  await openTelemetry(start);
  const opened = await openDatabase(start);
  const { database, streamConnections, runConnections } = opened;
  const jobs = createQueue({ database, leaseMs: config.worker.leaseMs });
  const depths = () => jobs.depths();
  const readiness = await openReadiness(start, { opened, depths });
  const metrics = await openMetrics(start, { database, depths, readiness: () => readiness.current(), isStopping });
  metrics?.watchPool('streams', streamConnections);
  metrics?.watchPool('runs', runConnections);
  const vectors = await openVectorStore(start, database);
  const identity = await openIdentity(start, database);
  const storage = await openStorage(start);
  const toolServer = await openToolServer(start, identity.provider !== null);
  const observer = metrics?.metrics ?? silentObserver;
  const models = createModels({
    providers: config.modelProviders,
    offline: createOfflineProvider(),
    limits: config.models,
    observer,
  });
  const encryption = openEncryption(start);
  const reader = createDocumentReader();
  closers.push(() => reader.close());
  return {
    opened,
    database,
    /** Connections for replies that are read from the database while they are sent. */
    streamConnections,
    /** Connections for the start and the end of runs. */
    runConnections,
    jobs,
    leases: createLeases(database, start.logger),
    readiness,
    metrics,
    identity,
    storage,
    /** Null unless this process runs the demo's tool server. */
    toolServer,
    toolServerClient: createToolServerClient({ ...config.toolServers, isAllowedOrigin: allowsDemoToolServer(start) }),
    webhookSender: createWebhookSender({ ...config.webhooks, isAllowedUrl: allowsDemoReceiver(start) }),
    observer,
    models,
    reader,
    vectors,
    encryption,
  };
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;
