// Replies from the SDK's fake, which follows the rules of the service in memory.
import { createFake, NotModelledError } from '@agent-platform/sdk/testing';
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import type { Service } from './answer.js';
import type { Contract } from './contract.js';
import { refuse, type Reply } from './reply.js';

// The server sets these headers for every reply.
const own = new Set(['x-request-id', 'deprecation', 'sunset', 'link']);

async function toReply(response: Response): Promise<Reply> {
  const kept = [...response.headers].filter(([name]) => !own.has(name));
  const named = kept.map(([name, value]) => [name === 'content-type' ? 'Content-type' : name, value]);
  return { status: response.status, headers: Object.fromEntries(named), body: await response.text() };
}

/** Describes a valid schedule as the server does. The SDK's fake does not, because it has no such library. */
function previewOf(schedule: string, now: Date): Reply {
  const next = new Cron(schedule, { mode: '5-part', utcOffset: 0, paused: true }).nextRuns(10, now);
  const description = cronstrue.toString(schedule, { use24HourTimeFormat: true, verbose: true, tzOffset: 0 });
  const body = JSON.stringify({ next, description });
  return { status: 200, headers: { 'Content-type': 'application/json' }, body };
}

/** Creates a service that begins with the records of the contract's examples. */
export function createMemory(contract: Contract): Service {
  const storageUrl = 'http://storage.invalid';
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
          return previewOf(url.searchParams.get('schedule') ?? '', fake.now());
        if (method === 'GET') return null;
        return { ...refuse(contract.error('not_implemented')), note: error.message };
      }
    },
    upload: async (url, headers, bytes) =>
      toReply(await fake.fetch(new Request(url, { method: 'PUT', headers, body: new Uint8Array(bytes) }))),
  };
}
