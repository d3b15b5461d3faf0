// Prints only the token to stdout, so that TOKEN=$(npm run --silent token) works.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningProvider, type MintedToken } from '../../embedded/identity/index.js';

const usage = `usage: npm run token -- [--role org:admin] [--organization ID] [--user ID] [--version 1|2]
                        [--lifetime SECONDS]
  --role          without --user, selects the oldest member with this role; default org:admin
                  with --user, must be the role of this member, if given
  --organization  default the oldest organization; "none" for a token without an organization
  --user          id of a member
  --version       version of Clerk's session tokens; default 2
  --lifetime      in seconds; default 3600`;

interface Arguments {
  role?: string;
  organization?: string;
  user?: string;
  version?: string;
  lifetime?: string;
  help?: boolean;
}

function readArguments(): Arguments {
  try {
    const text = { type: 'string' } as const;
    const options = {
      role: text,
      organization: text,
      user: text,
      version: text,
      lifetime: text,
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    fail(`${(error as Error).message}\n${usage}`);
  }
}

async function requestToken(options: Arguments): Promise<MintedToken> {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const provider = findRunningProvider(dataDir);
  const notRunning =
    `no process runs the embedded identity provider of ${dataDir}. Start the server first, ` +
    `or set DATA_DIR to the server's data folder`;
  if (!provider) fail(notRunning);
  const isOutside = options.organization === 'none';
  const response = await fetch(`${provider.url}/dev/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.secretKey}`, 'content-type': 'application/json' },
    // The provider uses defaults for undefined values.
    body: JSON.stringify({
      role: options.role,
      organization_id: isOutside ? undefined : options.organization,
      without_organization: isOutside,
      user_id: options.user,
      version: options.version === undefined ? undefined : Number(options.version),
      lifetime_seconds: options.lifetime === undefined ? undefined : Number(options.lifetime),
    }),
    signal: AbortSignal.timeout(5_000),
  }).catch((error: Error) => fail(`${notRunning} (${error.message})`));
  const body = (await response.json()) as MintedToken & { errors?: { message: string }[] };
  if (!response.ok) fail(body.errors?.[0]?.message ?? `status ${response.status}`);
  return body;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const options = readArguments();
if (options.help) {
  console.log(usage);
} else {
  const { token, email, organization_id: organizationId, role } = await requestToken(options);
  console.error(organizationId === null ? `${email}, in no organization` : `${email}, ${role} in ${organizationId}`);
  console.log(token);
}
