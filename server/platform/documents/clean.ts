/**
 * Returns the text with `\n` as the only line break, without white space at the ends of lines, and without consecutive
 * empty lines. Removes byte order marks, soft hyphens, and ASCII control characters except tabs. Replaces unpaired
 * surrogates.
 */
export function clean(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/[\f\v]/g, '\n')
      // eslint-disable-next-line no-control-regex -- control characters are removed on purpose
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
