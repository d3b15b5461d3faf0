// What `npm start` prints once everything runs: where things are, and a line that works as it stands.

export interface BannerParts {
  url: string;
  parts: readonly string[];
  organizationName: string;
  token: string;
}

export function banner({ url, parts, organizationName, token }: BannerParts): string {
  return `
Agent Platform is ready.

  API            ${url}
  Reference      ${url}/docs
  Contract       ${url}/openapi.yaml
  Mock           npm run mock
  Parts          ${parts.join('\n                 ')}

  Organization   ${organizationName}
  Another token  npm run token -- --role org:member

Try it, with an administrator's token that is good for 12 hours:

export TOKEN=${token}
curl -s ${url}/agents -H "Authorization: Bearer $TOKEN"
`;
}
