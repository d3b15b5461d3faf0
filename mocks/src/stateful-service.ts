// Replies from the SDK's fake, which keeps records in memory.
import { createFake, NotModelledError } from '@agent-platform/sdk/testing';
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import type { Service } from './reply-to-request.js';
import type { Contract } from './contract.js';
import { errorReply, type Reply } from './reply.js';

const headersSetByMock = new Set(['x-request-id', 'deprecation', 'sunset', 'link']);

function headersOf(response: Response): Record<string, string> {
  const kept = [...response.headers].filter(([name]) => !headersSetByMock.has(name));
  const named = kept.map(([name, value]) => [name === 'content-type' ? 'Content-type' : name, value]);
  return Object.fromEntries(named) as Record<string, string>;
}

const toReply = async (response: Response): Promise<Reply> => ({
  status: response.status,
  headers: headersOf(response),
  body: await response.text(),
});

/** Keeps the bytes of a downloaded file. All other replies of the storage are text. */
async function toStorageReply(method: string, response: Response): Promise<Reply> {
  if (method === 'GET' && response.ok)
    return { status: 200, headers: headersOf(response), body: '', bytes: Buffer.from(await response.arrayBuffer()) };
  const reply = await toReply(response);
  const [, code, message] = /<Code>(.*)<\/Code><Message>(.*)<\/Message>/.exec(reply.body) ?? [];
  return { ...reply, ...(code === undefined ? {} : { note: `${code}: ${message}` }) };
}

/**
 * Lists the times of a valid schedule and describes it, because the SDK's fake cannot. With steps, such as `0-50/10`,
 * the description can differ from the server's.
 */
function previewOf(given: string, now: Date, times: number): Reply {
  // cronstrue rejects `07` as a day of the week. If both the day of month and the weekday are restricted, a schedule
  // fires when either matches. croner counts `*/1` as restricted, so `0 9 */1 * 1` would fire every day.
  const schedule = given.replace(/\b0+(?=\d)/g, '').replace(/(^| )\*\/1(?= |$)/g, '$1*');
  const next = new Cron(schedule, { mode: '5-part', utcOffset: 0, paused: true }).nextRuns(times, now);
  const description = cronstrue.toString(schedule, { use24HourTimeFormat: true, verbose: true, tzOffset: 0 });
  const body = JSON.stringify({ next, description });
  return { status: 200, headers: { 'Content-type': 'application/json' }, body };
}

/** Creates a service that begins with the example records of the SDK's fake, even if `contract` has other examples. */
export function createStatefulService(contract: Contract): Service {
  const storageUrl = 'http://storage.invalid';
  const previewedTimes: number = contract.document.components.schemas.SchedulePreview.properties.next.maxItems;
  const fake = createFake({ storageUrl, now: new Date() });
  return {
    storageUrl,
    async reply({ operation: { method }, url, headers, text }) {
      try {
        const request = new Request(url, { method, headers, ...(text === '' ? {} : { body: text }) });
        return await toReply(await fake.fetch(request));
      } catch (error) {
        if (!(error instanceof NotModelledError)) throw error;
        if (error.operationId === 'previewSchedule')
          return previewOf(url.searchParams.get('schedule') ?? '', fake.now(), previewedTimes);
        if (method === 'GET') return null;
        return { ...errorReply(contract.error('not_implemented')), note: error.message };
      }
    },
    async storage(method, url, headers, bytes) {
      const body = ['GET', 'HEAD'].includes(method) ? {} : { body: new Uint8Array(bytes) };
      return toStorageReply(method, await fake.fetch(new Request(url, { method, headers, ...body })));
    },
  };
}
