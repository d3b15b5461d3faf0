// Runs one client with one fault.
import { startMisbehavingServer } from '../misbehaving-server.js';
import type { MeasuredClient } from './clients.js';
import { streamedText, type Scenario } from './scenarios.js';

const patienceMs = 6000;

export interface Measurement {
  /** `value`, `another value`, the name of the error, or `hangs` if the call has no outcome within `patienceMs`. */
  ending: string;
  isTyped: boolean;
  elapsedMs: number;
  requests: number;
  /** Whether the token was sent to the other origin. */
  leaked: boolean;
}

type Call = (baseUrl: string, signal: AbortSignal) => Promise<unknown>;

function callOf({ call, callWithBug, stream }: MeasuredClient, { does }: Scenario): Call | null {
  if (does === undefined) return call;
  return (does === 'stream' ? stream?.read : callWithBug) ?? null;
}

/** Returns null if the client has no call that the fault could affect. */
export async function measure(client: MeasuredClient, scenario: Scenario): Promise<Measurement | null> {
  const { fault, does, abortAfterMs, address = (url: string) => url } = scenario;
  const call = callOf(client, scenario);
  if (call === null) return null;
  const events = client.stream?.events(streamedText) ?? [];
  const [server, elsewhere] = [await startMisbehavingServer(), await startMisbehavingServer()];
  let count = 0;
  server.behave((request, response) => fault((count += 1), `${elsewhere.url}/other`, events)(request, response));
  const controller = new AbortController();
  const startedAtMs = performance.now();
  const timer = abortAfterMs === undefined ? undefined : setTimeout(() => controller.abort(), abortAfterMs);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'hangs'>((resolve) => (giveUp = setTimeout(() => resolve('hangs'), patienceMs)));
  // An async function, because some clients throw synchronously.
  const ended = (async () => call(address(server.url), controller.signal))().then(
    (value) => ({ ending: does !== 'stream' || value === streamedText ? 'value' : 'another value', isTyped: true }),
    (error: unknown) => ({ ending: nameOf(error), isTyped: client.isTyped(error) }),
  );
  const result = await Promise.race([ended, patience]);
  const elapsedMs = Math.round(performance.now() - startedAtMs);
  clearTimeout(timer);
  clearTimeout(giveUp);
  controller.abort();
  const leaked = elsewhere.requests.some(({ headers }) => headers.authorization?.includes('secret-token'));
  await Promise.all([server.close(), elsewhere.close()]);
  return {
    ...(result === 'hangs' ? { ending: 'hangs', isTyped: false } : result),
    elapsedMs,
    requests: count,
    leaked,
  };
}

function nameOf(error: unknown): string {
  const { constructor, name } = error as Error;
  return name === 'Error' ? constructor.name : name;
}

/** Formats one cell of the table. */
export function describe(measurement: Measurement | null): string {
  if (measurement === null) return '–';
  const { ending, isTyped, elapsedMs, requests, leaked } = measurement;
  if (ending === 'hangs') return `**still waiting** after ${patienceMs / 1000} s, ${requests} sent`;
  return (
    `${ending}${isTyped ? '' : ' (raw)'}, ${(elapsedMs / 1000).toFixed(1)} s, ` +
    `${requests} sent${leaked ? ', **token sent there**' : ''}`
  );
}
