// Checks cron expressions with the SDK's fake, because a JSON Schema cannot check them.
import { createFake, NotModelledError } from '@agent-platform/sdk/testing';
import type { Json } from '../../codegen/contract/document.js';
import type { Operation } from './contract.js';
import type { Detail } from './reply.js';

interface ValidRequest {
  operation: Operation;
  url: URL;
  body: unknown;
}

/** Returns the cron expression of a request and its place, or null if the request has none. */
function scheduleOf({ operation, url, body }: ValidRequest): { place: Detail['in']; schedule: string } | null {
  const isInBody = operation.id === 'createScheduledTask' || operation.id === 'updateScheduledTask';
  if (!isInBody && operation.id !== 'previewSchedule') return null;
  const schedule: unknown = isInBody ? (body as Json).schedule : url.searchParams.get('schedule');
  return typeof schedule === 'string' ? { place: isInBody ? 'body' : 'query', schedule } : null;
}

/** Returns the problems of a request's cron expression, with the server's messages. */
export async function findScheduleProblems(request: ValidRequest): Promise<Detail[]> {
  const found = scheduleOf(request);
  if (found === null) return [];
  const url = `http://fake.test/scheduled-tasks/preview?schedule=${encodeURIComponent(found.schedule)}`;
  try {
    const reply = await createFake().fetch(new Request(url, { headers: { Authorization: 'Bearer any' } }));
    const { details } = (await reply.json()) as { details: Detail[] };
    return details.map((detail) => ({ ...detail, in: found.place }));
  } catch (error) {
    // The fake throws this error for a valid expression, because it cannot describe schedules.
    if (error instanceof NotModelledError) return [];
    throw error;
  }
}
