/** Returns a URL that works on this machine, even if the server listens on a wildcard address. */
export function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

export interface BannerOptions {
  dataDir: string;
  url: string;
  organizationName: string;
  tokenFile: string;
}

export function banner({ dataDir, url, organizationName, tokenFile }: BannerOptions): string {
  const settings = dataDir === '.data' ? '' : `DATA_DIR=${dataDir} `;
  return `
Agent Platform is ready. Open ${url}/docs

  API     ${url}
  Demo    ${organizationName}
  Token   ${tokenFile}, or: ${settings}npm run token -- --role org:member

curl -s ${url}/agents -H "Authorization: Bearer $(cat ${tokenFile})"
`;
}
