/** Returns the first `maxLength` UTF-16 code units of a text, or one fewer to avoid splitting a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
