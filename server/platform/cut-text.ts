/**
 * Returns at most `maxLength` UTF-16 code units of the beginning of a text. Does not cut between the two halves of a
 * surrogate pair, which would leave invalid Unicode.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
