import type { Config } from './config.js';

/**
 * Returns the password of the URL, encoded and decoded. Omits a password that equals the user name, as in `postgres`.
 */
function passwordOf(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { username, password } = new URL(url);
  return password === '' || password === username ? [] : [password, decode(password)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the secrets that must not appear in any log. */
export function secretsOf({ database, identity, storage, members, modelProviders, encryptionKeys }: Config): string[] {
  return [
    ...passwordOf(database.url),
    ...(identity.kind === 'external' && identity.clerk !== null ? [identity.clerk.secretKey] : []),
    ...(storage.kind === 'external' && storage.credentials !== null ? [storage.credentials.secretAccessKey] : []),
    ...members.webhookSecrets,
    ...modelProviders.flatMap(({ apiKey }) => (apiKey === null ? [] : [apiKey])),
    ...encryptionKeys,
  ];
}
