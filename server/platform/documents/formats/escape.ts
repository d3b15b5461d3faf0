/** Escapes a text for HTML, as which some formats are read. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
