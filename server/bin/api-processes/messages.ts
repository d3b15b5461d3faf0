// Messages between the primary process and its API processes.
import type { MetricValues } from '../../platform/metrics/index.js';
import type { Readiness } from '../../platform/process/readiness.js';

export type StopSignal = 'SIGTERM' | 'SIGINT';

export interface ProcessReports {
  readonly metrics: MetricValues;
  readonly readiness: Readiness;
}

export type MessageToProcess =
  | { readonly type: 'stop'; readonly signal: StopSignal }
  | { readonly type: 'read'; readonly id: number; readonly report: keyof ProcessReports }
  /** The reply to a message of type `iterate`. */
  | { readonly type: 'iterated'; readonly id: number };

export type MessageToPrimary =
  | { readonly type: 'report'; readonly id: number; readonly value: ProcessReports[keyof ProcessReports] }
  | { readonly type: 'iterate'; readonly id: number };

/** Environment variable with the number of an API process, starting at 1. */
export const processNumberVariable = 'API_PROCESS_NUMBER';
