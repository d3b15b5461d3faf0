/** Address of the service and token, which are stored in this tab only. */
export interface Connection {
  baseUrl: string;
  token: string;
}

const key = 'agent-platform-connection';

/**
 * Reads `#baseUrl=…&token=…` and removes it, so that the token stays neither in the history nor in a copied link.
 * Without these parameters, returns what this tab stored.
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
