// What every text goes through before it leaves: no character that a database refuses, no space that says nothing.

/** Without NUL and other control characters, without unpaired surrogates, with `\n` between lines and at most one empty line in a row. */
export function clean(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/[\f\v]/g, '\n')
      // eslint-disable-next-line no-control-regex -- they are what is taken out
      .replace(/[\0-\x08\x0e-\x1f\x7f\ufeff\u00ad]/g, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '')
      .trimEnd()
  );
}
