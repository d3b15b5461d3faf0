// The composition root: Config → everything that runs, each part handed the collaborators it uses. No module below keeps state of its own,
// so that two of these can live in one process. Closing goes in reverse order.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createModels, ModelError, type Models } from '../platform/models/index.js';
import { StorageError, type ObjectStorage } from '../platform/storage/index.js';
import type { Config } from './config.js';
import { classifyDatabaseError } from '../platform/database/errors.js';
import { countWaiting } from '../platform/database/waiting.js';
import { createDocumentReader } from '../platform/documents/reader.js';
import { loadEncryptionKey } from '../embedded/encryption-key.js';
import type { EmbeddedIdentityProvider } from '../embedded/identity/index.js';
import { createOfflineProvider } from '../embedded/offline-model/index.js';
import { createEncryption, type Encryption } from '../platform/encryption.js';
import { createAdmission } from '../http/admission.js';
import { createApp } from '../http/app.js';
import type { TokenVerifierOptions } from '../http/identity/index.js';
import { createRateLimiters } from '../http/rate-limiters.js';
import { serviceRoutes } from '../http/service-routes.js';
import { createNouns, handlersOf, KEY_LEASE_MS, workOf, type NounParts, type Nouns } from './modules.js';
import { unobserved } from '../platform/observer.js';
import type { Organization } from '../modules/organization/organization.js';
import { openDatabase } from './startup/database.js';
import { openIdentity } from './startup/identity.js';
import { openMetrics } from './startup/metrics.js';
import { openReadiness } from './startup/readiness.js';
import type { Start } from './startup/start.js';
import { openStorage } from './startup/storage.js';
import { openTelemetry } from './startup/telemetry.js';
import { prepareWorker } from './startup/worker.js';
import { createQueue } from '../platform/jobs/index.js';

/** With the use cases of all nouns, for what starts beside the HTTP transport. */
export interface Container extends Nouns {
  readonly database: Knex;
  /** The connections of answers that are read while they are sent. */
  readonly streams: Knex;
  readonly storage: ObjectStorage;
  readonly models: Models;
  /** Null unless this process runs the embedded one. */
  readonly identityProvider: EmbeddedIdentityProvider | null;
  /** What was started, for the banner. */
  readonly parts: readonly string[];
  /** Resolves with the reason when an embedded part ends that was not asked to. Never resolves otherwise. */
  readonly failed: Promise<string>;
  /** Builds the application that serves requests; a process that runs jobs only does without. */
  createApp(): Promise<Express>;
  /** From now on /readyz answers 503, so that a balancer stops sending. */
  announceStop(): void;
  /** Says where the server listens: the embedded identity provider sends its webhooks there. */
  announceAddress(url: string): void;
  /** Resolves when this process runs jobs and periodic tasks. */
  startWorker(): Promise<void>;
  /** Lets what runs finish for as long as the grace; the rest goes back into the queue. */
  stopWorker(graceMs: number): Promise<void>;
  /** Lets agents finish their answers for as long as the grace, then ends and records what they have said. */
  stopRuns(graceMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Maximum wait for the database once a process that stops has used up its grace, or the database is known to be silent. */
const STOPPING_WAIT_MS = 1_000;

function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageError) return error.failure === 'unavailable';
  if (error instanceof ModelError) return error.failure === 'unavailable' || error.failure === 'timed_out';
  return ['unavailable', 'timeout'].includes(classifyDatabaseError(error).kind);
}

function openEncryption({ config: { encryptionKeys, dataDir } }: Start): Encryption {
  return createEncryption(encryptionKeys.length > 0 ? encryptionKeys : [loadEncryptionKey(resolve(dataDir))]);
}

/** Learns who was removed, also by other processes. A process that serves no requests need not know. */
async function watchRemovals({ config, logger, closers }: Start, { removals }: Organization): Promise<void> {
  if (config.role === 'worker') return;
  await removals.reload();
  if (config.environment === 'test') return;
  const reload = () =>
    removals.reload().catch((error: unknown) => logger.warn({ err: error }, 'lost access was not read'));
  const timer = setInterval(() => void reload(), 1_000);
  closers.push(() => clearInterval(timer));
}

/** Keeps the idempotency keys of requests in progress while this process is running. */
function renewKeyLeases({ logger, closers }: Start, { idempotencyKeys }: Nouns): void {
  const renew = () =>
    idempotencyKeys
      .renewLeases()
      .catch((error: unknown) => logger.warn({ err: error }, 'leases of idempotency keys were not renewed'));
  const timer = setInterval(() => void renew(), KEY_LEASE_MS / 3);
  closers.push(() => clearInterval(timer));
}

/** Starts everything a process needs but the listening socket. When a step fails, the steps before it are undone. */
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
    const start: Start = { config, logger, closers, parts, fail };
    await openTelemetry(start);
    const opened = await openDatabase(start);
    const { database, streams } = opened;
    const jobs = createQueue({ database, leaseMs: config.worker.leaseMs });
    let stopping = false;
    const isStopping = () => stopping;
    const depths = () => jobs.depths();
    const readiness = await openReadiness(start, { opened, depths });
    const metrics = await openMetrics(start, { database, depths, readiness: () => readiness.current(), isStopping });
    metrics?.watchPool('streams', streams);
    // The verifier is asked by requests only, and those come after the organization was made.
    const isRevoked: TokenVerifierOptions['isRevoked'] = ({ organizationId, userId }, issuedAtMs) =>
      organizationId !== null && nouns.organization.removals.hasLostAccess(organizationId, userId, issuedAtMs);
    const loweredRole: TokenVerifierOptions['loweredRole'] = ({ organizationId, userId, role }, issuedAtMs) =>
      organizationId === null
        ? null
        : nouns.organization.removals.loweredRole(organizationId, userId, role, issuedAtMs);
    const { verifier, accounts, webhookSecrets, provider } = await openIdentity(start, database, {
      isRevoked,
      loweredRole,
    });
    const storage = await openStorage(start);
    const models = createModels({
      providers: config.modelProviders,
      offline: createOfflineProvider(),
      limits: config.models,
      observer: metrics?.metrics ?? unobserved,
    });
    const reader = createDocumentReader();
    closers.push(() => reader.close());
    const nounParts: NounParts = {
      ...{ config, database, streams, jobs, storage, models, reader, webhookSecrets },
      encryption: openEncryption(start),
      identityProvider: accounts,
      log: logger,
      observer: metrics?.metrics ?? unobserved,
    };
    const nouns = await createNouns(nounParts);
    closers.push(() => nouns.toolServers.close());
    closers.push(() => nouns.runner.stop(0));
    await watchRemovals(start, nouns.organization);
    renewKeyLeases(start, nouns);
    const work = workOf(nouns, nounParts);
    await jobs.open(work.jobs);
    const worker = prepareWorker(start, { opened, queue: jobs, work, metrics, readiness });
    const buildApp = async () => {
      const contract = await readFile(new URL('../../openapi.yaml', import.meta.url), 'utf8');
      return createApp({
        contract,
        handlers: handlersOf(nouns),
        verifier,
        limiters: createRateLimiters(config.rateLimits, database, { canWrite: () => readiness.canWrite() }),
        admission: createAdmission({
          countWaiting: () => countWaiting(database),
          maxWaiting: config.database.maxWaiting,
          logger,
        }),
        idempotencyKeys: nouns.idempotencyKeys,
        logger,
        accessLogger,
        serviceRoutes: serviceRoutes({ contract, isStopping, readiness: () => readiness.current() }),
        ...(metrics === null ? {} : { requestDone: metrics.metrics.requestDone }),
        isTraced: config.isTraced,
        corsOrigins: config.http.corsOrigins,
        checkReplyBounds: config.environment === 'test',
        deadlineMs: config.http.deadlineMs,
        trustedProxies: config.http.trustedProxies,
        // A statement that took too long is a database that cannot keep up: for the caller the same as one that is down.
        isUnavailable,
      });
    };
    const isDatabaseAway = () => readiness.current().causes.includes('database_unreachable');
    // Without the database no job and no run can end here. Another process repeats them.
    const usableGraceMs = (graceMs: number) => (isDatabaseAway() ? 0 : graceMs);
    return {
      ...nouns,
      ...{ database, streams, storage, models },
      createApp: buildApp,
      identityProvider: provider,
      parts,
      failed,
      announceStop() {
        stopping = true;
        if (isDatabaseAway()) opened.limitWaits(STOPPING_WAIT_MS);
      },
      announceAddress: (url) => provider?.sendWebhooksTo(`${url}/webhooks/identity`),
      startWorker: () => worker.start(),
      stopWorker(graceMs) {
        const jobsMs = usableGraceMs(graceMs);
        setTimeout(() => opened.limitWaits(STOPPING_WAIT_MS), jobsMs).unref();
        return worker.stop(jobsMs);
      },
      stopRuns: (graceMs) => nouns.runner.stop(usableGraceMs(graceMs)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
