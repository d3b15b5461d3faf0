/** Omits undefined fields. */
export function pick<Source extends object, Name extends keyof Source>(
  from: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const picked: Partial<Source> = {};
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked as Pick<Source, Name>;
}

export const withTrimmedName = <Given extends { readonly name?: string | undefined }>(given: Given): Given =>
  given.name === undefined ? given : { ...given, name: given.name.trim() };

export const without = <Name extends string, Other extends Name>(
  names: readonly Name[],
  ...others: readonly Other[]
): readonly Exclude<Name, Other>[] =>
  names.filter((name): name is Exclude<Name, Other> => !(others as readonly string[]).includes(name));
