// Removes secrets from logs and traces.

/** Shorter values, such as the key `none` of a local model server, are not secret and may occur in many lines. */
const minLength = 8;

/** Every form in which a known secret may occur. Shared by all loggers, because an error may reach any of them. */
const knownForms = new Set<string>();
let knownSecret: RegExp | null = null;

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Makes `redactSecrets` remove these values. Error messages of services may quote the keys that they received. */
export function hideSecrets(secrets: Iterable<string>): void {
  for (const secret of secrets) {
    if (secret.length < minLength) continue;
    // JSON and URLs encode some characters.
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) knownForms.add(form);
  }
  // Match the longest secret first, because a secret may begin with another.
  const forms = [...knownForms].sort((a, b) => b.length - a.length).map(escapeForRegExp);
  knownSecret = forms.length === 0 ? null : new RegExp(forms.join('|'), 'g');
}

// Use an unbounded quantifier only at the end of a pattern. Elsewhere, a caller's text in a log line could make the
// search take quadratic time.
const credentialsInUrl = /\b([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/"'\\]{1,500}@/gi;
const secretParameter =
  /([?&][\w.-]{0,40}?(?:password|passwd|token|secret|signature|credential|key)[\w.-]{0,40}=)[^\s&"'\\]+/gi;
const bearerToken = /\b(bearer\s{1,8})[\w.~+/=-]{8,}/gi;

export const redactSecrets = (text: string): string =>
  (knownSecret === null ? text : text.replace(knownSecret, '[redacted]'))
    .replace(credentialsInUrl, '$1[redacted]@')
    .replace(secretParameter, '$1[redacted]')
    .replace(bearerToken, '$1[redacted]');
