// Sends generated requests concurrently and checks each reply against the contract.
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { signed } from '../api/organization/support.js';
import {
  compileAt,
  complaints,
  escapePointer,
  operations,
  responses,
  type Json,
  type RawOperation,
} from '../contract/support.js';
import { fixedSeed } from '../support/fast-check.js';
import { isFullRun } from '../support/full-run.js';
import type { GeneratedRequest } from './requests.js';
import { webhookSecret, type Fixture } from './fixture.js';

/** Number of requests per operation, without those of further rounds. */
const caseCount = Number(process.env['PROPERTY_CASES'] || (isFullRun ? 200 : 25));
const seeds = process.env['PROPERTY_SEED']
  ? [Number(process.env['PROPERTY_SEED'])]
  : isFullRun
    ? [fixedSeed, Math.trunc(Math.random() * 2 ** 31)]
    : [fixedSeed];
const operationsAtATime = 8;

export interface Reply {
  status: number;
  headers: Headers;
  body: Json;
}

const toText = ({ operation: { method, path }, query, headers, body }: GeneratedRequest): string => {
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  const text = body === undefined ? '' : JSON.stringify(body);
  return (
    `${method.toUpperCase()} ${path}${search && `?${search}`}\n${lines.join('')}\n` +
    (text.length > 4000 ? `${text.slice(0, 4000)}… (${text.length} characters)` : text)
  );
};

async function sendOnce(
  { server, token }: Fixture,
  { operation, query, headers, body }: GeneratedRequest,
): Promise<Reply> {
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const isPublic = operation.raw['x-required-role'] === 'none';
  const response = await fetch(`${server.url}${operation.path}${search && `?${search}`}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isPublic ? signed(body, { secret: webhookSecret }).headers : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: response.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text,
  };
}

const maxRetries = 5;

/** Repeats a request after a 503 with Retry-After. A slow dependency on a busy machine causes such a 503. */
async function send(fixture: Fixture, request: GeneratedRequest): Promise<Reply> {
  for (let repeat = 0; ; repeat++) {
    const reply = await sendOnce(fixture, request).catch((error: Error) => {
      // On a busy machine, the server may close an idle connection just as it is reused.
      if (!(error.cause instanceof Error) || repeat === maxRetries) throw error;
      return null;
    });
    if (reply === null) continue;
    const retryAfterSeconds = Number(reply.headers.get('retry-after'));
    if (reply.status !== 503 || !(retryAfterSeconds > 0) || repeat === maxRetries) return reply;
    await sleep(retryAfterSeconds * 1000);
  }
}

interface Declared {
  mediaTypes: string[];
  /** Null if the contract declares no JSON body. */
  validate: ReturnType<typeof compileAt> | null;
}

const declaredBy = new Map<string, Map<number, Declared>>(
  operations.map(({ id, pointer, raw }) => [
    id,
    new Map(
      responses(raw).map(({ status, component, response }): [number, Declared] => {
        const mediaTypes = Object.keys(response.content ?? {});
        const place = component === null ? `${pointer}/responses/${status}` : `#/components/responses/${component}`;
        const json = mediaTypes.includes('application/json');
        return [
          status,
          {
            mediaTypes,
            validate: json ? compileAt(`${place}/content/${escapePointer('application/json')}/schema`) : null,
          },
        ];
      }),
    ),
  ]),
);

/** Returns what is wrong with a reply according to the contract, or null. */
export function differenceOf({ id }: RawOperation, { status, headers, body }: Reply): string | null {
  const declared = declaredBy.get(id)?.get(status);
  if (!declared) return `${status} is not declared`;
  const mediaType = headers.get('content-type')?.split(';')[0];
  if (mediaType === undefined ? declared.mediaTypes.length > 0 : !declared.mediaTypes.includes(mediaType))
    return `content type ${mediaType} is not declared for ${status}`;
  if (mediaType !== 'application/json' || !declared.validate) return null;
  return declared.validate(body) ? null : complaints(declared.validate).join('; ');
}

/** Runs at most `atATime` tasks concurrently. Each promise settles with its task. */
export function inParallel<Value>(tasks: (() => Promise<Value>)[], atATime = operationsAtATime): Promise<Value>[] {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    if (running >= atATime) return;
    const start = waiting.shift();
    if (start) {
      running++;
      start();
    }
  };
  const promises = tasks.map((task) =>
    new Promise<void>((resolve) => waiting.push(resolve)).then(task).finally(() => (running--, next())),
  );
  // A caller that awaits the promise sees the failure. This line prevents an unhandled rejection before that.
  promises.forEach((promise) => void promise.catch(() => undefined));
  for (let index = 0; index < atATime; index++) next();
  return promises;
}

export interface Outcome {
  /** Number of requests per status. */
  statuses: Map<number, number>;
  /** Mean time per request in milliseconds, while other operations run concurrently. */
  averageMs: number;
}

type Statuses = ReadonlyMap<number, number>;

export const hasSucceeded = (statuses: Statuses): boolean => [...statuses.keys()].some((status) => status < 300);

/** Maximum number of additional rounds of requests until the outcome is conclusive. */
const maxFurtherRounds = 7;
const furtherSeeds = Array.from({ length: maxFurtherRounds }, (_, index) => fixedSeed + index + 1);

/**
 * Sends requests and calls `judge` for each reply. If `judge` returns a complaint, throws an error with the shrunk
 * request and its reply. Sends more requests until `isConclusive` accepts the statuses, because a few random requests
 * may miss a rare success.
 */
export async function check<Request extends GeneratedRequest>(
  fixture: Fixture,
  requests: fc.Arbitrary<Request>,
  judge: (request: Request, reply: Reply) => string | null,
  isConclusive: (statuses: Statuses) => boolean = () => true,
): Promise<Outcome> {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(requests, async (request) => {
    const reply = await send(fixture, request);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const complaint = judge(request, reply);
    if (complaint !== null)
      throw new Error(
        `${complaint}\n\n${toText(request)}\n\nreturned\n\n` +
          `${reply.status} ${JSON.stringify(reply.body)?.slice(0, 2000)}\n`,
      );
  });
  const startedAt = performance.now();
  let sent = 0;
  for (const [round, seed] of [...seeds, ...furtherSeeds].entries()) {
    if (round >= seeds.length && isConclusive(statuses)) break;
    const details = await fc.check(property, { seed, numRuns: Math.ceil(caseCount / seeds.length) });
    sent += details.numRuns;
    if (!details.failed) continue;
    const cause =
      details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
    throw new Error(
      `PROPERTY_SEED=${details.seed}, request ${details.numRuns}, shrunk ${details.numShrinks} times: ${cause}`,
    );
  }
  return { statuses, averageMs: (performance.now() - startedAt) / sent };
}

export function report(title: string, outcomes: Map<string, Outcome>): void {
  const lines = [...outcomes].map(
    ([id, { statuses, averageMs }]) =>
      `${id.padEnd(28)}${averageMs.toFixed(1).padStart(6)} ms  ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, times]) => `${status}×${times}`)
        .join(' ')}`,
  );
  const total = [...outcomes.values()]
    .flatMap(({ statuses }) => [...statuses.values()])
    .reduce((sum, times) => sum + times, 0);
  console.log(
    `${title}: ${total} requests, PROPERTY_SEED=${seeds.join(' and ')} PROPERTY_CASES=${caseCount}\n` +
      lines.join('\n'),
  );
}
