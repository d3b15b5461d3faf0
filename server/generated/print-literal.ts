// Copied from codegen/copied/print-literal.ts by `npm run generate`. Do not edit: the next run overwrites it.

// Prints JSON values as source text. The server has a copy, because its reference page shows calls of the SDK.

/** Returns a JSON value as source text, on one line if it fits the width. Omits undefined properties. */
export function printLiteral(value: unknown, width: number, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const print = (item: unknown) => printLiteral(item, width - 2, `${indent}  `);
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map(print)
    : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoteKey(key)}: ${print(item)}`]));
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return isArray ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}

/** Returns the argument of an SDK method: the value of `main` if the input has nothing else, otherwise the input. */
export function printArgument(input: Readonly<Record<string, unknown>>, main: string | null): string {
  const keys = Object.keys(input);
  if (keys.length === 0) return '';
  return printLiteral(main !== null && keys.join() === main ? input[main] : input, 100);
}

/** Returns a name as the key of an object or type, in quotes if it needs them. */
export function quoteKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Returns a text as a literal in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}
