// A connection for one run. If the server loses the session, the connection gets a new session from the pool.
import { ToolServerError, type ToolResult, type ToolServerConnection } from '../../platform/tool-servers/port.js';
import type { Server, Session, SessionPool } from './session-pool.js';

/**
 * `onCalled` is called when a call shows whether the server works. The failure of a tool is not a failure of its
 * server.
 */
export function createPooledConnection(
  first: Session,
  { acquire, release, retire }: SessionPool,
  onCalled: (server: Server, failure: ToolServerError | null) => Promise<void>,
): ToolServerConnection {
  let session = first;
  // Hold a lost session until `close`, because other calls may still use it.
  const held = [first];
  let isReleased = false;
  type Call = Parameters<ToolServerConnection['call']>;
  /** A lost session counts as a failure of the server only if the repeated call loses its session too. */
  const callOnce = async (used: Session, isRepeated: boolean, ...call: Call): Promise<ToolResult> => {
    try {
      const result = await used.connection.call(...call);
      await onCalled(used.server, null);
      return result;
    } catch (error) {
      if (!(error instanceof ToolServerError) || error.failure === 'tool_failed') throw error;
      retire(used);
      if (error.failure !== 'session_lost' || isRepeated) await onCalled(used.server, error);
      throw error;
    }
  };
  return {
    tools: first.connection.tools,
    isBroken: () => session.connection.isBroken(),
    async call(name, args, signal) {
      const used = session;
      try {
        return await callOnce(used, false, name, args, signal);
      } catch (error) {
        // Repeat the call after `session_lost`, because the server has not run the tool.
        if (!(error instanceof ToolServerError) || error.failure !== 'session_lost') throw error;
        const next = await acquire(used.server, signal);
        if (isReleased || next === session) release(next);
        else {
          session = next;
          held.push(next);
        }
        return callOnce(next, true, name, args, signal);
      }
    },
    async close() {
      if (!isReleased) held.forEach(release);
      isReleased = true;
    },
  };
}
