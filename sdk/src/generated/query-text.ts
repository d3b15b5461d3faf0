// Copied from codegen/copied/query-text.ts by `npm run generate`. Do not edit: the next run overwrites it.

// Reads the text of a query. `URLSearchParams` would accept invalid percent-encoding. The server and the SDK's fake
// have copies.

/**
 * The accepted decimal notations. JavaScript writes numbers below 1e-6 with an exponent, and others with at most 22
 * digits after the point.
 */
export const notations: Readonly<Record<string, RegExp>> = {
  integer: /^(0|-?[1-9]\d{0,15})$/,
  number: /^-?(0|[1-9]\d{0,15})(\.\d{1,22})?(e[+-]?\d{1,3})?$/i,
};

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * Returns the decoded parameters of a query without its `?`. A value that is not percent-encoded UTF-8 is null. Such a
 * name stays encoded.
 */
export const readPairs = (query: string): [name: string, value: string | null][] =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [decode(name) ?? name, decode(rest.join('='))];
    });
