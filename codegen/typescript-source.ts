// Templates of the TypeScript source that the generators emit.

interface Constant {
  name: string;
  comment?: string;
  /** Type of the constant. Without a type, the constant is `as const`. */
  type?: string;
  value: string;
}

export const json = (value: unknown, indent?: number): string => JSON.stringify(value, null, indent);

const docComment = (text: string): string => `/** ${text} */\n`;

export function constant({ name, comment, type, value }: Constant): string {
  const declaration = type === undefined ? `${name} = ${value} as const` : `${name}: ${type} = ${value}`;
  return `${comment === undefined ? '' : docComment(comment)}export const ${declaration};\n`;
}

/** `members` are already indented. */
export const interfaceOf = (name: string, comment: string, members: readonly string[]): string =>
  `${docComment(comment)}export interface ${name} {\n${members.join('\n')}\n}\n`;

export const typeAlias = (name: string, type: string): string => `export type ${name} = ${type};\n`;
