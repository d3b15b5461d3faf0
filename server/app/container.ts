// The composition root: builds everything that runs from the configuration, from the platform up to the modules. No module has state of its
// own, so two containers can exist in one process. Closing undoes the steps in reverse order.
import { resolve } from 'node:path';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { loadEncryptionKey } from '../embedded/encryption-key.js';
import type { EmbeddedIdentityProvider } from '../embedded/identity/index.js';
import { createOfflineProvider } from '../embedded/offline-model/index.js';
import { createDocumentReader } from '../platform/documents/reader.js';
import { createEncryption, type Encryption } from '../platform/encryption.js';
import { createEvents } from '../platform/events.js';
import { createQueue } from '../platform/jobs/index.js';
import { createModels, type Models } from '../platform/models/index.js';
import { silentObserver } from '../platform/observer.js';
import type { ObjectStorage } from '../platform/storage/index.js';
import type { Config } from './config.js';
import { createModules, KEY_LEASE_MS, type ModuleDependencies, type Modules } from './modules.js';
import { reactions } from './reactions.js';
import { renewKeyLeases, watchRemovals } from './startup/background.js';
import { openDatabase } from './startup/database.js';
import { openIdentity } from './startup/identity.js';
import { openMetrics } from './startup/metrics.js';
import { openReadiness } from './startup/readiness.js';
import type { Start } from './startup/start.js';
import { openStorage } from './startup/storage.js';
import { openTelemetry } from './startup/telemetry.js';
import { prepareWorker } from './startup/worker.js';
import { createTransport } from './transport.js';
import { workOf } from './work.js';

/** The modules, and what a process does with them. */
export interface Container extends Modules {
  readonly database: Knex;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streams: Knex;
  readonly storage: ObjectStorage;
  readonly models: Models;
  /** Null unless this process runs the embedded identity provider. */
  readonly identityProvider: EmbeddedIdentityProvider | null;
  /** What was started, for the banner. */
  readonly parts: readonly string[];
  /** Resolves with the reason if an embedded service ends unexpectedly. Never resolves otherwise. */
  readonly failed: Promise<string>;
  /** Builds the application that serves requests. A process that only runs jobs does not call it. */
  createApp(): Promise<Express>;
  /** From now on /readyz returns 503, so that a load balancer sends no more requests. */
  announceStop(): void;
  /** Sets the address of the server. The embedded identity provider sends its webhooks there. */
  announceAddress(url: string): void;
  /** Resolves when this process runs jobs and periodic tasks. */
  startWorker(): Promise<void>;
  /** Lets jobs finish until the end of the grace period. The others return to the queue. */
  stopWorker(graceMs: number): Promise<void>;
  /** Lets agents finish their answers until the end of the grace period, then ends the others and records what they have said. */
  stopRuns(graceMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Maximum wait for the database once a stopping process has used up its grace period, or the database is known to be away. */
const STOPPING_WAIT_MS = 1_000;

function openEncryption({ config: { encryptionKeys, dataDir } }: Start): Encryption {
  return createEncryption(encryptionKeys.length > 0 ? encryptionKeys : [loadEncryptionKey(resolve(dataDir))]);
}

/** Opens what the modules use: the database, the queue, storage, models, metrics and the source of identities. */
async function openPlatform(start: Start, isStopping: () => boolean) {
  const { config, closers } = start;
  await openTelemetry(start);
  const opened = await openDatabase(start);
  const { database, streams } = opened;
  const jobs = createQueue({ database, leaseMs: config.worker.leaseMs });
  const depths = () => jobs.depths();
  const readiness = await openReadiness(start, { opened, depths });
  const metrics = await openMetrics(start, { database, depths, readiness: () => readiness.current(), isStopping });
  metrics?.watchPool('streams', streams);
  const identity = await openIdentity(start, database);
  const storage = await openStorage(start);
  const observer = metrics?.metrics ?? silentObserver;
  const models = createModels({
    providers: config.modelProviders,
    offline: createOfflineProvider(),
    limits: config.models,
    observer,
  });
  const reader = createDocumentReader();
  closers.push(() => reader.close());
  return { opened, database, streams, jobs, readiness, metrics, identity, storage, observer, models, reader };
}

type Platform = Awaited<ReturnType<typeof openPlatform>>;

async function openModules(start: Start, platform: Platform) {
  const { config, logger, closers } = start;
  const { database, streams, jobs, storage, models, reader, observer, identity } = platform;
  const dependencies: ModuleDependencies = {
    ...{ config, database, streams, jobs, storage, models, reader, observer },
    events: createEvents({ jobs, reactions }),
    encryption: openEncryption(start),
    identityProvider: identity.accounts,
    webhookSecrets: identity.webhookSecrets,
    log: logger,
  };
  const modules = await createModules(dependencies);
  closers.push(() => modules.toolServers.close());
  closers.push(() => modules.runner.stop(0));
  await watchRemovals(start, modules.organization.removals);
  renewKeyLeases(start, modules.idempotencyKeys, KEY_LEASE_MS);
  const work = workOf(modules, dependencies);
  await jobs.open(work.jobs);
  return { modules, worker: prepareWorker(start, { ...platform, queue: jobs, work }) };
}

async function openContainer(start: Start, accessLogger: Logger) {
  const { config, logger } = start;
  let stopping = false;
  const isStopping = () => stopping;
  const platform = await openPlatform(start, isStopping);
  const { opened, database, streams, storage, models, metrics, readiness, identity } = platform;
  const { modules, worker } = await openModules(start, platform);
  const verifier = identity.createVerifier(modules.organization.removals);
  const isDatabaseAway = () => readiness.current().causes.includes('database_unreachable');
  // Without the database no job and no run can end here. Another process repeats them.
  const usableGraceMs = (graceMs: number) => (isDatabaseAway() ? 0 : graceMs);
  return {
    ...modules,
    ...{ database, streams, storage, models },
    identityProvider: identity.provider,
    createApp: () =>
      createTransport({
        ...{ config, database, modules, verifier, metrics, readiness, logger, accessLogger, isStopping },
      }),
    announceStop() {
      stopping = true;
      if (isDatabaseAway()) opened.limitWaits(STOPPING_WAIT_MS);
    },
    announceAddress: (url: string) => identity.provider?.sendWebhooksTo(`${url}/webhooks/identity`),
    startWorker: () => worker.start(),
    stopWorker(graceMs: number) {
      const jobsMs = usableGraceMs(graceMs);
      setTimeout(() => opened.limitWaits(STOPPING_WAIT_MS), jobsMs).unref();
      return worker.stop(jobsMs);
    },
    stopRuns: (graceMs: number) => modules.runner.stop(usableGraceMs(graceMs)),
  };
}

/** Starts everything that a process needs except the listening socket. If a step fails, the steps before it are undone. */
export async function createContainer(
  config: Config,
  { logger, accessLogger }: { logger: Logger; accessLogger: Logger },
): Promise<Container> {
  const closers: Start['closers'] = [];
  const parts: string[] = [];
  let fail: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolveFailure) => (fail = resolveFailure));
  const close = async () => {
    for (const undo of closers.splice(0).reverse()) {
      try {
        await undo();
      } catch (error) {
        logger.error({ err: error }, 'a part did not close');
      }
    }
  };
  try {
    return { ...(await openContainer({ config, logger, closers, parts, fail }, accessLogger)), parts, failed, close };
  } catch (error) {
    await close();
    throw error;
  }
}
