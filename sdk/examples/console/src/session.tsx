// The client of this tab, and what its caller may do. Every page uses them.
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

/** Returns a function that returns whether the caller may call an operation. A page hides what would be refused. */
export function useCan(): (operationId: string) => boolean {
  const { me } = useSession();
  return (operationId) => me.operations.includes(operationId);
}
