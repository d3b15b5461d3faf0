const secret = /^(cookie|proxy-authorization|set-cookie|x-api-key)$/;

/** Replaces secrets. Keeps the scheme of `authorization`, because the contract describes it. */
export function recordedHeaders(headers: Iterable<[name: string, value: string]>): Record<string, string> {
  const replaced = [...headers].map(([name, value]) => {
    if (name === 'authorization') return [name, value.replace(/^(\S+).*$/s, '$1 removed')];
    return [name, secret.test(name) ? 'removed' : value];
  });
  return Object.fromEntries(replaced) as Record<string, string>;
}
