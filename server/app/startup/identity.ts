import { resolve } from 'node:path';
import type { Knex } from 'knex';
import {
  createAbsentIdentityProvider,
  openClerkIdentityProvider,
  principalFromClerk,
  readerOfClaims,
  type IdentityProvider,
} from '../../platform/identity/index.js';
import type { EmbeddedIdentityProvider, RunningProvider } from '../../embedded/identity/index.js';
import { findRunningProvider } from '../../embedded/identity/secrets.js';
import { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from '../../http/tokens/index.js';
import type { LostAccess } from '../../modules/organization/members/lost-access.js';
import { findRunningComponent } from './running-component.js';
import type { StartupContext } from './startup-context.js';

const reloadIntervalMs = 1_000;

export interface Identity {
  /** The verifier rejects tokens of removed members and applies lowered roles. */
  createVerifier(lostAccess: LostAccess): TokenVerifier;
  readonly accounts: IdentityProvider;
  readonly webhookSecrets: readonly string[];
  /** Null if this process does not run the embedded provider. */
  readonly provider: EmbeddedIdentityProvider | null;
}

function verifiersOf(
  { config }: StartupContext,
  issuer: Pick<TokenVerifierOptions, 'issuer' | 'jwks' | 'readPrincipal'>,
) {
  const { audience, authorizedParties } = config.tokens;
  return (lostAccess: LostAccess): TokenVerifier =>
    createTokenVerifier({
      ...issuer,
      authorizedParties,
      ...(audience.length > 0 ? { audience } : {}),
      isRevoked: ({ organizationId, userId }, issuedAtMs) =>
        organizationId !== null && lostAccess.hasLostAccess(organizationId, userId, issuedAtMs),
      loweredRole: ({ organizationId, userId, role }, issuedAtMs) =>
        organizationId === null ? null : lostAccess.loweredRole(organizationId, userId, role, issuedAtMs),
    });
}

export async function openIdentity(start: StartupContext, database: Knex): Promise<Identity> {
  const { config, onReady } = start;
  const { identity, identityTimeoutMs: timeoutMs } = config;
  if (identity.kind === 'external') {
    onReady(`verification of tokens from ${identity.issuer}`);
    const createVerifier = verifiersOf(start, {
      issuer: identity.issuer,
      jwks: new URL(identity.jwksUrl),
      readPrincipal: identity.claims === null ? principalFromClerk : readerOfClaims(identity.claims),
    });
    const accounts =
      identity.clerk === null
        ? createAbsentIdentityProvider()
        : await openClerkIdentityProvider({ ...identity.clerk, timeoutMs });
    return { createVerifier, accounts, webhookSecrets: config.members.webhookSecrets, provider: null };
  }
  const running = await findRunningComponent(start, 'embedded identity provider', () =>
    findResponding(resolve(config.dataDir)),
  );
  const provider = running === null ? await startEmbedded(start, identity.port, database) : null;
  const { url, secretKey, webhookSecret } = running ?? provider!;
  onReady(`embedded identity provider at ${url}`);
  return {
    createVerifier: verifiersOf(start, {
      issuer: url,
      jwks: new URL(`${url}/.well-known/jwks.json`),
      readPrincipal: principalFromClerk,
    }),
    accounts: await openClerkIdentityProvider({ secretKey, apiUrl: url, timeoutMs }),
    webhookSecrets: [webhookSecret, ...config.members.webhookSecrets],
    provider,
  };
}

/**
 * Regularly reads which users lost access, because other processes record lost access too. Does nothing in a worker,
 * which verifies no tokens.
 */
export async function watchLostAccess(
  { config, logger, onClose }: StartupContext,
  lostAccess: LostAccess,
): Promise<void> {
  if (config.role === 'worker') return;
  await lostAccess.reload();
  const reload = () =>
    lostAccess
      .reload()
      .catch((error: unknown) => logger.warn({ err: error }, 'could not read which users lost access'));
  const timer = setInterval(() => void reload(), reloadIntervalMs);
  onClose(() => clearInterval(timer));
}

async function startEmbedded(
  { config, logger, onClose }: StartupContext,
  port: number,
  database: Knex,
): Promise<EmbeddedIdentityProvider> {
  const { startEmbeddedIdentityProvider } = await import('../../embedded/identity/index.js');
  const provider = await startEmbeddedIdentityProvider({
    database,
    dataDir: resolve(config.dataDir),
    port,
    environment: config.environment,
    log: logger,
  });
  onClose(() => provider.stop());
  return provider;
}

/** Sends a request, because a crashed provider leaves the file with its address behind. */
async function findResponding(dataDir: string): Promise<RunningProvider | undefined> {
  const provider = findRunningProvider(dataDir);
  if (!provider) return undefined;
  const response = await fetch(`${provider.url}/.well-known/jwks.json`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  await response?.body?.cancel();
  return response?.ok ? provider : undefined;
}
