// The text that `npm start` prints when everything is running: addresses, and a command that works as printed.

/** Returns a URL that can be opened on this machine: replaces a wildcard address, and puts IPv6 in brackets. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

export interface BannerOptions {
  dataDir: string;
  url: string;
  parts: readonly string[];
  organizationName: string;
  token: string;
}

export function banner({ dataDir, url, parts, organizationName, token }: BannerOptions): string {
  const settings = dataDir === '.data' ? '' : `DATA_DIR=${dataDir} `;
  return `
Agent Platform is ready.

  API            ${url}
  Reference      ${url}/docs
  Contract       ${url}/openapi.yaml
  Mock           npm run mock
  Parts          ${parts.join('\n                 ')}

  Organization   ${organizationName}
  Another token  ${settings}npm run token -- --role org:member

Try it with an administrator's token, which is valid for 12 hours:

export TOKEN=${token}
curl -s ${url}/agents -H "Authorization: Bearer $TOKEN"
`;
}
