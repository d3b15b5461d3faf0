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
  // Check this first, because an error reply that was written to `response` afterwards was not sent.
  const rawStatus = rawStatuses.get(response);
  if (rawStatus !== undefined) return { status: rawStatus, closedBy: null };
  if (writableFinished) return { status: statusCode, closedBy: null };
  // A client that disconnects ends the readable side, or causes an error that comes from the socket. If the server
  // destroys the response because of an error, the socket gets the same error.
  const isByClient =
    socket !== null && (socket.readableEnded || (socket.errored !== null && socket.errored !== errored));
  if (isByClient) return { status: clientClosedStatus, closedBy: 'client' };
  return { status: headersSent ? statusCode : noReplyStatus, closedBy: 'server' };
}
