// Runs one client with one fault: the outcome, the duration, the number of requests, and whether the token left its
// origin.
import { startMisbehavingServer } from '../misbehaving-server.js';
import type { MeasuredClient } from './clients.js';
import type { Scenario } from './scenarios.js';

const patienceMs = 6000;

export interface Measurement {
  /** `value`, the name of the error, or `hangs` after six seconds without an outcome. */
  ending: string;
  isTyped: boolean;
  elapsedMs: number;
  /** Time from the abort to the end; null without an abort, or if the call ended before it. */
  abortedMs: number | null;
  requests: number;
  /** Whether the token was sent to the other origin. */
  leaked: boolean;
}

export async function measure(client: MeasuredClient, { fault, abortAfterMs }: Scenario): Promise<Measurement> {
  const [server, elsewhere] = [await startMisbehavingServer(), await startMisbehavingServer()];
  let count = 0;
  server.behave((request, response) => fault((count += 1), `${elsewhere.url}/other`)(request, response));
  const controller = new AbortController();
  const startedAtMs = performance.now();
  const timer = abortAfterMs === undefined ? undefined : setTimeout(() => controller.abort(), abortAfterMs);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'hangs'>((resolve) => (giveUp = setTimeout(() => resolve('hangs'), patienceMs)));
  // An async function, because some clients throw synchronously.
  const ended = (async () => client.call(server.url, controller.signal))().then(
    () => ({ ending: 'value', isTyped: true }),
    (error: unknown) => ({ ending: nameOf(error), isTyped: client.isTyped(error) }),
  );
  const result = await Promise.race([ended, patience]);
  const elapsedMs = Math.round(performance.now() - startedAtMs);
  clearTimeout(timer);
  clearTimeout(giveUp);
  controller.abort();
  const leaked = elsewhere.requests.some(({ headers }) => headers.authorization?.includes('secret-token'));
  await Promise.all([server.close(), elsewhere.close()]);
  const abortedMs = abortAfterMs !== undefined && elapsedMs >= abortAfterMs ? elapsedMs - abortAfterMs : null;
  return {
    ...(result === 'hangs' ? { ending: 'hangs', isTyped: false } : result),
    elapsedMs,
    abortedMs,
    requests: count,
    leaked,
  };
}

function nameOf(error: unknown): string {
  const { constructor, name } = error as Error;
  return name === 'Error' ? constructor.name : name;
}

/** Returns a cell of the table. */
export function describe({ ending, isTyped, elapsedMs, requests, leaked }: Measurement): string {
  if (ending === 'hangs') return `**still waiting** after ${patienceMs / 1000} s, ${requests} sent`;
  return `${ending}${isTyped ? '' : ' (raw)'}, ${(elapsedMs / 1000).toFixed(1)} s, ${requests} sent${leaked ? ', **token sent there**' : ''}`;
}
