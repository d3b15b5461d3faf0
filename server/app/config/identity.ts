import type { Environment } from './settings.js';

/** The token issuer: the embedded provider, Clerk, or another issuer of JWTs. */
export type IdentityConfig =
  | { kind: 'embedded'; port: number }
  | {
      kind: 'external';
      issuer: string;
      jwksUrl: string;
      clerk: { secretKey: string; apiUrl: string } | null;
      claims: { organization: string; role: string; permissions?: string } | null;
    };

/** Adds each broken rule to `problems`. */
export function readIdentity(environment: Environment, problems: string[]): IdentityConfig {
  const { IDENTITY_ISSUER: issuer, CLERK_SECRET_KEY: secretKey } = environment;
  if (issuer === undefined) {
    if (secretKey !== undefined)
      problems.push('IDENTITY_ISSUER is missing: for Clerk, it must be the Frontend API URL of the Clerk instance');
    else if (environment.NODE_ENV === 'production') {
      problems.push(
        'IDENTITY_ISSUER is missing: the embedded identity provider hands out tokens to anyone on the machine and is ' +
          'refused in production',
      );
    }
    return { kind: 'embedded', port: environment.EMBEDDED_IDENTITY_PORT };
  }
  const organization = environment.IDENTITY_CLAIM_ORGANIZATION;
  const role = environment.IDENTITY_CLAIM_ROLE;
  if ((organization === undefined) !== (role === undefined))
    problems.push('IDENTITY_CLAIM_ORGANIZATION and IDENTITY_CLAIM_ROLE belong together: one of them is missing');
  return {
    kind: 'external',
    issuer,
    jwksUrl: environment.IDENTITY_JWKS_URL ?? `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`,
    clerk: secretKey === undefined ? null : { secretKey, apiUrl: environment.CLERK_API_URL },
    claims:
      organization === undefined || role === undefined
        ? null
        : { organization, role, permissions: environment.IDENTITY_CLAIM_PERMISSIONS },
  };
}
