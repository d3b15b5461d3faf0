// Copied from codegen/copied/path-aliases.ts by `npm run generate`. Do not edit: the next run overwrites it.

// Resolves other paths of operations (`x-path-alias`). The parameter in the path becomes the query parameter of the
// same name.

/** The path of the operation, and its URL with the query parameter. */
export interface ResolvedAlias {
  path: string;
  url: string;
}

/** Returns a function that resolves an alias. The function returns null for any other path. */
export function createAliases(
  operations: readonly { path: string; alias: string | null }[],
): (path: string) => ResolvedAlias | null {
  const aliases = operations.flatMap(({ path, alias }) => {
    const [, before, name, after] = /^(.*)\{(\w+)\}(.*)$/.exec(alias ?? '') ?? [];
    return name === undefined ? [] : [{ path, name, before: before ?? '', after: after ?? '' }];
  });
  return (given) => {
    for (const { path, name, before, after } of aliases) {
      if (!given.startsWith(before) || !given.endsWith(after)) continue;
      const value = given.slice(before.length, given.length - after.length);
      if (value === '' || value.includes('/')) continue;
      try {
        return { path, url: `${path}?${name}=${encodeURIComponent(decodeURIComponent(value))}` };
      } catch {
        // The value is not valid percent-encoding, so the path does not exist.
      }
    }
    return null;
  };
}
