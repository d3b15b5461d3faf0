import type { Logger } from 'pino';
import type { Metrics } from '../../platform/metrics/index.js';
import type { Readiness } from '../../platform/process/readiness.js';
import type { Config } from '../config/config.js';

/** A member of a group of API processes, which share a port and a primary process. */
export interface GroupMember {
  /** Whether this process starts before all others. If so, it runs the checks that concern the whole group. */
  readonly startsFirst: boolean;
  /** Offers the reports of this process to the primary process, which serves those of all processes on one port. */
  publishMetrics(metrics: Pick<Metrics, 'values'>, readiness: () => Readiness): void;
}

export type Undo = () => Promise<void> | void;

/** Parameter of the functions that open the components of a process. */
export interface StartupContext {
  readonly config: Config;
  readonly logger: Logger;
  /** Null in a process without a primary process. */
  readonly group: GroupMember | null;
  /** Registers a function that undoes a step of the start. The functions are called in reverse order. */
  onClose(undo: Undo): void;
  /** Aborted when a stopping process must no longer wait for work or for remote services. */
  readonly overdue: AbortSignal;
  /** Called with a description of each component when it is running. */
  onReady(component: string): void;
  /** Reports that a component failed after its start, so that the process stops. */
  fail(reason: string): void;
}
