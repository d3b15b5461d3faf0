// The types of readiness, and what /readyz returns. The checks are in app/readiness-monitor.ts.
import { errors } from '../../generated/errors.js';

/** Why a process cannot do all of its work. */
export const readinessCauses = [
  /** The process does not accept requests or take jobs yet. */
  'starting',
  /** The database refuses connections or does not reply. */
  'database_unreachable',
  /** All connections of the request pool are in use, and none has been released for some time. */
  'connections_exhausted',
  /** The public keys for verifying tokens were never fetched, so no valid token is accepted. */
  'signing_keys_missing',
  /** Jobs are waiting, and this worker has not used the database for some time. */
  'jobs_stalled',
  'database_read_only',
  'database_disk_full',
] as const;
export type ReadinessCause = (typeof readinessCauses)[number];

/** If a process is degraded, a load balancer must continue to send requests to it. */
export type ReadinessStatus = 'ready' | 'degraded' | 'unavailable';

export interface Readiness {
  readonly status: ReadinessStatus;
  readonly causes: readonly ReadinessCause[];
  /** How long ago the database was checked. */
  readonly ageMs: number;
}

/** Stalled jobs make a process unavailable if it only runs jobs, and degraded if it also serves requests. */
export function statusOf(causes: readonly ReadinessCause[], servesRequests: boolean): ReadinessStatus {
  const allowed: readonly ReadinessCause[] = [
    'database_read_only',
    'database_disk_full',
    ...(servesRequests ? (['jobs_stalled'] as const) : []),
  ];
  if (causes.length === 0) return 'ready';
  return causes.every((cause) => allowed.includes(cause)) ? 'degraded' : 'unavailable';
}

export interface GroupReadiness extends Omit<Readiness, 'causes'> {
  /** `process_missing`: at least one process is starting or does not reply. */
  readonly causes: readonly (ReadinessCause | 'process_missing')[];
}

/** Combines the readiness of processes that share a port. Null: a process that is starting or does not reply. */
export function readinessOfGroup(processes: readonly (Readiness | null)[]): GroupReadiness {
  const known = processes.filter((readiness) => readiness !== null);
  const isMissing = known.length < processes.length;
  const canServe = known.some(({ status }) => status !== 'unavailable');
  const isReady = !isMissing && known.every(({ status }) => status === 'ready');
  return {
    status: isReady ? 'ready' : canServe ? 'degraded' : 'unavailable',
    causes: [...new Set(known.flatMap(({ causes }) => causes)), ...(isMissing ? (['process_missing'] as const) : [])],
    ageMs: Math.max(0, ...known.map(({ ageMs }) => ageMs)),
  };
}

export interface ReadinessReply {
  readonly status: 200 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

export function readinessReply(readiness: Readiness | GroupReadiness, isStopping: boolean): ReadinessReply {
  const status = isStopping ? 'unavailable' : readiness.status;
  const causes = isStopping ? ['stopping'] : readiness.causes;
  const body = { status, ...(causes.length === 0 ? {} : { causes }), ageMs: Math.round(readiness.ageMs) };
  if (status !== 'unavailable') return { status: 200, headers: {}, body };
  const { text, retryAfterSeconds } = errors.service_unavailable;
  return { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) }, body: { error: text, ...body } };
}
