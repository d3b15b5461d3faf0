// Address and token: from the form, or from the address of this page after `#`, which browsers send to no server.
export interface Connection {
  baseUrl: string;
  token: string;
}

const key = 'agent-platform-connection';

/** `#baseUrl=…&token=…` is taken once and removed, so that it stays neither in the history nor in a link that is copied. */
export function readConnection(): Connection | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const [baseUrl, token] = [given.get('baseUrl'), given.get('token')];
  if (baseUrl !== null && token !== null) {
    history.replaceState(null, '', location.pathname + location.search);
    const connection = { baseUrl, token };
    sessionStorage.setItem(key, JSON.stringify(connection));
    return connection;
  }
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as Connection);
}

export const keepConnection = (connection: Connection): void => sessionStorage.setItem(key, JSON.stringify(connection));
export const forgetConnection = (): void => sessionStorage.removeItem(key);
