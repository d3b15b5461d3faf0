// Converts XML to an outline, in which an element becomes a line with its attributes and its text.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { notOfType } from '../kinds.js';
import { documentError } from '../document-error.js';

const maxDepth = 200;
const maxIndentation = 20;
const textName = '#text';
const attributesName = ':@';

/** An element as the parser returns it: one key is the element's name, and `:@` contains the attributes. */
type Node = Readonly<Record<string, unknown>>;

export function readXml(text: string): string {
  // Entities can expand a small document to a huge one, or read files of the server. The parser accepts a declaration
  // anywhere in the document.
  const doctype = text.indexOf('<!DOCTYPE');
  if (doctype !== -1 && text.includes('<!ENTITY', doctype)) throw documentError('ownEntities');
  const validity = XMLValidator.validate(text, { allowBooleanAttributes: false });
  if (validity !== true) throw documentError('invalidXml', { values: { line: validity.err.line } });
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
    if (/nest/i.test(message)) throw documentError('tooManyLevels', { values: { levels: maxDepth }, cause: error });
    throw notOfType('xml', error);
  }
}

function outline(node: Node, depth: number, lines: string[]): void {
  const name = nameOf(node);
  if (name === undefined) return;
  const children = node[name] as readonly Node[];
  const attributes = Object.entries((node[attributesName] ?? {}) as Record<string, string>).map(
    ([key, value]) => `${key}: ${value}`,
  );
  const label =
    `${'  '.repeat(Math.min(depth, maxIndentation))}- ` +
    `${name}${attributes.length > 0 ? ` (${attributes.join(', ')})` : ''}`;
  // An element with text becomes one line, because its inner elements are part of its text.
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
