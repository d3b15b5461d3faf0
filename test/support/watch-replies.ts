// Checks what a server does not check in its own replies: the headers, and the events of streams.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { contract } from '../contract/support.js';
import { streamDifferences } from '../contract/chat-events.js';
import { headerDifferences } from '../contract/reply-headers.js';
import { sentHeaders } from './sent-headers.js';

const idAt = new Map(contract.operations.map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]));

function collectEvents(response: ServerResponse): () => string | null {
  const pieces: string[] = [];
  const isStream = () => String(response.getHeader('content-type')).startsWith('text/event-stream');
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...values: unknown[]) => never;
    response[name] = ((...values: unknown[]) => {
      if (typeof values[0] === 'string' && isStream()) pieces.push(values[0]);
      return original(...values);
    }) as never;
  }
  return () => (isStream() ? pieces.join('') : null);
}

/** Watches replies from now on. Returns a function that returns the differences so far. */
export function watchReplies(server: Server): () => Promise<string[]> {
  const differences = new Set<string>();
  const streams: Promise<void>[] = [];

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const id = idAt.get(`${method} ${url.split('?')[0]}`);
    if (id === undefined) return;
    const events = id === 'chat' || id === 'resumeChat' ? collectEvents(response) : () => null;
    const note = (found: string[]) =>
      found.forEach((difference) => differences.add(`${id} ${response.statusCode}: ${difference}`));
    response.once('close', () => {
      if (response.headersSent)
        note(headerDifferences(id, response.statusCode, new Map(Object.entries(sentHeaders(response)))));
      const text = events();
      if (text !== null) streams.push(streamDifferences(text, { isWhole: response.writableFinished }).then(note));
    });
  });

  return async () => {
    await Promise.all(streams);
    return [...differences];
  };
}
