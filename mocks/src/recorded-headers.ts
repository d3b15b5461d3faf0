const secret = /^(cookie|proxy-authorization|set-cookie|x-api-key)$/;

/** Replaces secret values. Keeps the scheme of `authorization`, because the contract declares the scheme. */
export function recordedHeaders(headers: Iterable<[name: string, value: string]>): Record<string, string> {
  const replaced = [...headers].map(([name, value]) => {
    if (name === 'authorization') return [name, `${/^\S+ /.exec(value)?.[0] ?? ''}removed`];
    return [name, secret.test(name) ? 'removed' : value];
  });
  return Object.fromEntries(replaced) as Record<string, string>;
}
