// The composition root: opens the platform, then builds the modules. One process can have several containers.
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { EmbeddedIdentityProvider } from '../embedded/identity/index.js';
import type { Work } from '../platform/jobs/port.js';
import { hideSecrets } from '../platform/log/secrets.js';
import type { Config } from './config/config.js';
import { secretsOf } from './config/secrets.js';
import { createModules, type Modules } from './modules.js';
import { openIdempotencyKeys } from './startup/idempotency-keys.js';
import { watchLostAccess } from './startup/identity.js';
import { openPlatform, type Platform } from './startup/platform.js';
import type { GroupMember, StartupContext, Undo } from './startup/startup-context.js';
import { prepareWorker } from './startup/prepare-worker.js';
import { createStopSteps, createStopProgress, type StopProgress, type StopSteps } from './stopping/stop-steps.js';
import { createWork } from './background-work.js';

export interface Container extends StopSteps {
  readonly modules: Modules;
  readonly work: Work;
  readonly platform: Platform;
  readonly identityProvider: EmbeddedIdentityProvider | null;
  readonly components: readonly string[];
  /**
   * Resolves with a reason when the embedded Postgres exits unexpectedly. If another process runs this Postgres,
   * resolves when that process stops or restarts.
   */
  readonly failed: Promise<string>;
  createApp(): Promise<Express>;
  finishStart(): void;
  /** If this process runs the embedded identity provider, makes it send its webhooks to the server at this URL. */
  announceAddress(url: string): void;
  startWorker(): Promise<void>;
  close(): Promise<void>;
}

/** Undoes the steps in reverse order, even if some fail. */
async function closeAll(steps: Undo[], logger: Logger): Promise<void> {
  for (const undo of steps.splice(0).reverse()) {
    try {
      await undo();
    } catch (error) {
      logger.error({ err: error }, 'a component did not close');
    }
  }
}

async function openModules(start: StartupContext, platform: Platform) {
  const { config, logger, onClose } = start;
  const { jobs, leases, observer } = platform;
  const modules = createModules({ config, log: logger, platform });
  onClose(() => modules.toolServers.close());
  onClose(() => modules.agentRunner.stop(0));
  await watchLostAccess(start, modules.organization.lostAccess);
  const idempotencyKeys = openIdempotencyKeys(start, platform);
  const work = createWork({ modules, idempotencyKeys, leases, observer });
  await jobs.open(work.jobs);
  return { modules, idempotencyKeys, work };
}

async function openContainer(start: StartupContext, progress: StopProgress, accessLogger: Logger) {
  const { config, logger } = start;
  const isStopping = () => progress.announced.signal.aborted;
  const platform = await openPlatform(start, isStopping);
  const { opened, database, metrics, readiness, identity } = platform;
  const { modules, idempotencyKeys, work } = await openModules(start, platform);
  const worker = prepareWorker(start, { opened, queue: platform.jobs, work, metrics, readiness });
  const verifier = identity.createVerifier(modules.organization.lostAccess);
  if (config.role !== 'worker') await readiness.watchKeys(() => verifier.loadKeys());
  const stopSteps = createStopSteps({ progress, opened, readiness, worker, agentRunner: modules.agentRunner });
  return {
    ...stopSteps,
    modules,
    work,
    platform,
    identityProvider: identity.provider,
    async createApp() {
      // A process that only runs jobs does not load Express, so it starts an eighth faster.
      const { createExpressApp } = await import('./express-app.js');
      const demo =
        identity.provider && (await import('../embedded/demo/reference-page.js')).referenceDemo(identity.provider);
      return createExpressApp({
        config,
        database,
        modules,
        idempotencyKeys,
        verifier,
        metrics,
        readiness,
        logger,
        accessLogger,
        isStopping,
        demo,
      });
    },
    finishStart: () => readiness.finishStart(),
    announceAddress: (url: string) => identity.provider?.sendWebhooksTo(`${url}/webhooks/identity`),
    startWorker: () => worker.start(),
  };
}

export interface ContainerOptions {
  readonly logger: Logger;
  readonly accessLogger: Logger;
  readonly group?: GroupMember | null;
  /** Called with the description of each started component. */
  onReady?(component: string): void;
  /** If aborted, `createContainer` finishes the start of the current component, closes all components, and rejects. */
  readonly signal?: AbortSignal;
}

/** If a component does not start, closes the components that have started and rejects. */
export async function createContainer(
  config: Config,
  { logger, accessLogger, group = null, onReady = () => undefined, signal }: ContainerOptions,
): Promise<Container> {
  hideSecrets(secretsOf(config));
  const steps: Undo[] = [];
  const components: string[] = [];
  let fail: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolveFailure) => (fail = resolveFailure));
  const close = () => closeAll(steps, logger);
  try {
    const onComponentStarted = (component: string) => {
      components.push(component);
      onReady(component);
      signal?.throwIfAborted();
    };
    const progress = createStopProgress();
    const overdue = progress.overdue.signal;
    const start: StartupContext = {
      config,
      logger,
      group,
      onClose: (undo) => void steps.push(undo),
      overdue,
      onReady: onComponentStarted,
      fail,
    };
    const opened = await openContainer(start, progress, accessLogger);
    signal?.throwIfAborted();
    return { ...opened, components, failed, close };
  } catch (error) {
    await close();
    throw error;
  }
}
