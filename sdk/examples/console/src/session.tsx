import { createContext, useContext } from 'react';
import type { CallerPermissions, Client } from '@agent-platform/sdk';

export interface Session {
  client: Client;
  me: CallerPermissions;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is called outside of SessionContext');
  return session;
}

/** Returns a function with which a page hides the operations that the caller may not call. */
export function useCan(): (operationId: string) => boolean {
  const { me } = useSession();
  return (operationId) => me.operations.includes(operationId);
}
