// XML → an outline: an element a line, with its attributes and its text.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { DocumentError } from '../document-error.js';

const maxDepth = 200;
const maxIndentation = 20;
const textName = '#text';
const attributesName = ':@';

/** As the parser gives elements in order: one key is the name, `:@` has the attributes. */
type Node = Readonly<Record<string, unknown>>;

export function readXml(text: string): string {
  // They are how a small document becomes a huge one, or asks for files of the server. What stands before the first element is enough to look at.
  if (text.slice(0, /<[\p{L}_]/u.exec(text)?.index).includes('<!ENTITY'))
    throw new DocumentError('The XML declares entities of its own, which are not resolved here');
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: false });
  if (validity !== true)
    throw new DocumentError(`The file is not well-formed XML (line ${validity.err.line}), or it is cut off`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: maxDepth,
  });
  const lines: string[] = [];
  for (const node of parse(parser, text)) outline(node, 0, lines);
  return lines.join('\n');
}

function parse(parser: XMLParser, text: string): readonly Node[] {
  try {
    return parser.parse(text) as readonly Node[];
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/nest/i.test(message))
      throw new DocumentError(`The XML is nested more than ${maxDepth} levels deep`, { cause: error });
    throw new DocumentError('The file is not well-formed XML, or it is cut off', { cause: error });
  }
}

function outline(node: Node, depth: number, lines: string[]): void {
  const name = nameOf(node);
  if (name === undefined) return;
  const children = node[name] as readonly Node[];
  const attributes = Object.entries((node[attributesName] ?? {}) as Record<string, string>).map(
    ([key, value]) => `${key}: ${value}`,
  );
  const label = `${'  '.repeat(Math.min(depth, maxIndentation))}- ${name}${attributes.length > 0 ? ` (${attributes.join(', ')})` : ''}`;
  // An element with text of its own is read as one: what is marked up inside it belongs to the sentence.
  const hasText = children.some((child) => typeof child[textName] === 'string' && child[textName].trim() !== '');
  lines.push(hasText ? `${label}: ${textOf(children).trim().replace(/\s+/g, ' ')}` : label);
  if (!hasText) for (const child of children) outline(child, depth + 1, lines);
}

const nameOf = (node: Node): string | undefined =>
  Object.keys(node).find((key) => key !== attributesName && key !== textName);

function textOf(children: readonly Node[]): string {
  return children
    .map((child) =>
      typeof child[textName] === 'string'
        ? child[textName]
        : textOf((child[nameOf(child) ?? ''] ?? []) as readonly Node[]),
    )
    .join('');
}
