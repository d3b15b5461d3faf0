// Dependencies of the modules: the configuration and the services of the platform.
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { DocumentReader } from '../../platform/documents/port.js';
import type { Encryption } from '../../platform/encryption.js';
import type { Events } from '../../platform/events/events.js';
import type { IdentityProvider } from '../../platform/identity/port.js';
import type { JobQueue, JobSearch } from '../../platform/jobs/port.js';
import type { Observer } from '../../platform/metrics/port.js';
import type { Leases } from '../../platform/leases/leases.js';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Config } from '../config/config.js';

export interface ModuleDependencies {
  readonly config: Config;
  readonly database: Knex;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streamConnections: Knex;
  /** Connections for the beginning and the end of runs. */
  readonly runConnections: Knex;
  readonly jobs: JobQueue & JobSearch;
  readonly events: Events;
  readonly leases: Leases;
  readonly storage: ObjectStorage;
  readonly models: Models;
  readonly reader: DocumentReader;
  readonly encryption: Encryption;
  readonly identityProvider: IdentityProvider;
  /** Whether runs may call a tool server on this machine. */
  isAllowedToolServerOrigin(origin: string): boolean;
  /** Whether webhooks may be sent to a receiver on this machine. */
  isAllowedReceiver(url: string): boolean;
  readonly webhookSecrets: readonly string[];
  readonly log: Logger;
  readonly observer: Observer;
}

/**
 * Returns half of the connections of the run pool. One half is for beginning runs and the other for ending them, so
 * that neither waits for the other.
 */
export const halfOfRunPool = ({ database }: Config): number => Math.max(1, Math.floor(database.runPoolSize / 2));
