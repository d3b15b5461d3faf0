import type { Logger } from 'pino';
import type { Metrics } from '../../platform/metrics/index.js';
import type { Readiness } from '../../platform/process/readiness.js';
import type { Config } from '../config/config.js';

/** One of the API processes of a primary process. */
export interface GroupMember {
  /**
   * Whether this process starts before the others. Only this process checks whether Postgres has enough connections for
   * all of them.
   */
  readonly startsFirst: boolean;
  /** Offers the reports of this process to the primary process. */
  publishMetrics(metrics: Pick<Metrics, 'values'>, readiness: () => Readiness): void;
}

export type Undo = () => Promise<void> | void;

export interface StartupContext {
  readonly config: Config;
  readonly logger: Logger;
  /** Null in a process without a primary process. */
  readonly group: GroupMember | null;
  /** Registers a function that closes a component. The functions are called in reverse order. */
  onClose(undo: Undo): void;
  /** Aborted when a stopping process must no longer wait for work or for remote services. */
  readonly overdue: AbortSignal;
  /** Called with the description of each started component. */
  onReady(component: string): void;
  /** Reports that a component failed after its start, so that the process stops. */
  fail(reason: string): void;
}
