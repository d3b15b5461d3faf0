// What `npm start` prints once everything runs: where things are, and a line that works as it stands.

/** Address that a person on this machine can open: a wildcard is none, and IPv6 stands in brackets. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

export interface BannerParts {
  dataDir: string;
  url: string;
  parts: readonly string[];
  organizationName: string;
  token: string;
}

export function banner({ dataDir, url, parts, organizationName, token }: BannerParts): string {
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

Try it, with an administrator's token that is good for 12 hours:

export TOKEN=${token}
curl -s ${url}/agents -H "Authorization: Bearer $TOKEN"
`;
}
