import { isGuest, type Caller } from '../../platform/caller.js';

interface Metadata {
  readonly type: string;
  readonly messageMetadata?: { readonly warnings?: unknown };
}

function isWarning(event: string): boolean {
  // Do not parse every event, because an answer consists of many small ones.
  if (!event.includes('"warnings"')) return false;
  const { type, messageMetadata } = JSON.parse(event) as Metadata;
  return type === 'message-metadata' && messageMetadata?.warnings !== undefined;
}

/** Removes the warnings about tool servers from a guest's stream, because guests cannot read tool servers. */
export function eventsShownTo(caller: Caller, events: ReadableStream<string>): ReadableStream<string> {
  if (!isGuest(caller)) return events;
  return events.pipeThrough(
    new TransformStream<string, string>({
      transform(event, controller) {
        if (!isWarning(event)) controller.enqueue(event);
      },
    }),
  );
}
