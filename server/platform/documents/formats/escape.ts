/** Escapes a text for HTML. Some formats are converted to HTML first. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
