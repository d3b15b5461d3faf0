import { resolve } from 'node:path';
import type { Knex } from 'knex';
import type { EmbeddedToolServer } from '../../embedded/tool-server/index.js';
import type { VectorStore } from '../../modules/knowledge-bases/search/vector-store/port.js';
import type { S3Storage } from '../../platform/storage/index.js';
import { loadEncryptionKey } from '../../embedded/encryption-key.js';
import { createOfflineProvider } from '../../embedded/offline-model/index.js';
import { createDocumentReader, type DocumentReader } from '../../platform/documents/index.js';
import { unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { createEncryption, type Encryption } from '../../platform/encryption.js';
import { createJobQueues, type JobQueues } from '../../platform/jobs/index.js';
import { createLeases, type Leases } from '../../platform/leases/named-leases.js';
import { silentObserver, type Observer } from '../../platform/metrics/port.js';
import { createModels, type AiSdkModels } from '../../platform/models/index.js';
import { createToolServerClient, type ToolServerClient } from '../../platform/tool-servers/index.js';
import { createWebhookSender, type WebhookSender } from '../../platform/webhook-sender/index.js';
import { openReadiness, type ReadinessMonitor } from '../readiness-monitor.js';
import { openDatabase, type OpenDatabase } from './database.js';
import { openIdentity, type Identity } from './identity.js';
import { openMetrics, type OpenMetrics } from './metrics.js';
import type { StartupContext } from './startup-context.js';
import { openStorage } from './storage.js';
import { openVectorStore } from './vector-store.js';
import { allowsDemoReceiver, allowsDemoToolServer, openToolServer } from './demo-tool-server.js';

/** Called first, so that the start and the end of other components are traced too. */
async function openTelemetry({ config, logger, onClose, overdue, onReady }: StartupContext): Promise<void> {
  if (!config.isTraced) return;
  const { startTracing } = await import('../../platform/telemetry/sdk.js');
  const stop = startTracing(logger);
  onClose(() => unlessAborted(stop(), overdue));
  onReady('OpenTelemetry traces');
}

function openEncryption({ config: { encryptionKeys, dataDir } }: StartupContext): Encryption {
  return createEncryption(encryptionKeys.length > 0 ? encryptionKeys : [loadEncryptionKey(resolve(dataDir))]);
}

export interface Platform {
  readonly opened: OpenDatabase;
  readonly database: Knex;
  /** See `OpenDatabase`. */
  readonly streamConnections: Knex;
  /** See `OpenDatabase`. */
  readonly runConnections: Knex;
  readonly jobs: JobQueues;
  readonly leases: Leases;
  readonly readiness: ReadinessMonitor;
  readonly metrics: OpenMetrics | null;
  readonly identity: Identity;
  readonly storage: S3Storage;
  readonly toolServer: EmbeddedToolServer | null;
  readonly toolServerClient: ToolServerClient;
  readonly webhookSender: WebhookSender;
  readonly observer: Observer;
  readonly models: AiSdkModels;
  readonly reader: DocumentReader;
  readonly vectors: VectorStore;
  readonly encryption: Encryption;
}

export async function openPlatform(start: StartupContext, isStopping: () => boolean): Promise<Platform> {
  const { config, onClose } = start;
  await openTelemetry(start);
  const opened = await openDatabase(start);
  const { database, streamConnections, runConnections } = opened;
  const jobs = createJobQueues({ database, leaseMs: config.worker.leaseMs });
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
  onClose(() => reader.close());
  return {
    opened,
    database,
    streamConnections,
    runConnections,
    jobs,
    leases: createLeases(database, start.logger),
    readiness,
    metrics,
    identity,
    storage,
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
