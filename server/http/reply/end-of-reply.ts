import type { ServerResponse } from 'node:http';

export interface ReplyEnd {
  /**
   * Status that the client received. As in nginx, 499 means that the client disconnected before the end of the reply.
   * 444 means that the server closed the connection without a reply.
   */
  readonly status: number;
  /** Which side closed the connection before the reply was complete. Null if the reply is complete. */
  readonly closedBy: 'client' | 'server' | null;
}

const clientClosedStatus = 499;
const noReplyStatus = 444;

const rawStatuses = new WeakMap<ServerResponse, number>();

/** Notes the status of a reply that is written to the connection itself instead of to `response`. */
export const noteRawReply = (response: ServerResponse, status: number): void => void rawStatuses.set(response, status);

/** Returns how a reply ended. Call this after the event `close`. */
export function endOfReply(response: ServerResponse): ReplyEnd {
  const { writableFinished, statusCode, headersSent, socket, errored } = response;
  // Check this first. After a raw reply, `response` may contain an error reply, which the client does not receive.
  const rawStatus = rawStatuses.get(response);
  if (rawStatus !== undefined) return { status: rawStatus, closedBy: null };
  if (writableFinished) return { status: statusCode, closedBy: null };
  // A disconnect by the client has one of two signs: the readable side of the socket has ended, or the socket has an
  // error that the response does not have. If the server destroyed the response with an error, both have the same
  // error.
  const isByClient =
    socket !== null && (socket.readableEnded || (socket.errored !== null && socket.errored !== errored));
  if (isByClient) return { status: clientClosedStatus, closedBy: 'client' };
  return { status: headersSent ? statusCode : noReplyStatus, closedBy: 'server' };
}
