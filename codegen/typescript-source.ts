// Templates of the TypeScript source that the generators emit.

interface Constant {
  name: string;
  /** What the constant is, as a sentence. */
  comment?: string;
  /** Type of the constant. Without a type, the constant is `as const`. */
  type?: string;
  /** The value as source. */
  value: string;
}

/** Returns a value as JSON, which is also TypeScript. With `indent`, each entry is on a line of its own. */
export const json = (value: unknown, indent?: number): string => JSON.stringify(value, null, indent);

/** Returns a doc comment of one line. */
const docComment = (text: string): string => `/** ${text} */\n`;

/** Returns an exported constant. */
export function constant({ name, comment, type, value }: Constant): string {
  const declaration = type === undefined ? `${name} = ${value} as const` : `${name}: ${type} = ${value}`;
  return `${comment === undefined ? '' : docComment(comment)}export const ${declaration};\n`;
}

/** Returns an exported interface. Each member is indented already. */
export const interfaceOf = (name: string, comment: string, members: readonly string[]): string =>
  `${docComment(comment)}export interface ${name} {\n${members.join('\n')}\n}\n`;

export const typeAlias = (name: string, type: string): string => `export type ${name} = ${type};\n`;
