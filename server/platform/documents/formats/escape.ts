/** Escapes the text of an element. Not for attributes, because quotes stay unescaped. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
