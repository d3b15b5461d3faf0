// The address of the service and the token. They are stored in this tab only.
export interface Connection {
  baseUrl: string;
  token: string;
}

const key = 'agent-platform-connection';

/**
 * Reads `#baseUrl=…&token=…` once and removes it, so that the token stays neither in the history nor in a copied link.
 * A browser sends the part after `#` to no server. If the address has no such part, returns what this tab stored.
 */
export function readConnection(): Connection | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const [baseUrl, token] = [given.get('baseUrl'), given.get('token')];
  if (baseUrl !== null && token !== null) {
    history.replaceState(null, '', location.pathname + location.search);
    keepConnection({ baseUrl, token });
  }
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as Connection);
}

export function keepConnection(connection: Connection): void {
  sessionStorage.setItem(key, JSON.stringify(connection));
}
