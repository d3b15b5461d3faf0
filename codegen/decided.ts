// The page of what the contract decides where the interface document leaves it open: every mark `x-origin: decided`, by its place.
import { resolve, type Contract, type Json } from './contract.js';

/** Something of the contract that is marked. */
interface Decision {
  kind: Kind;
  place: string;
  /** What it is, in a sentence of the contract. */
  about: string;
  reason: string;
}

const kinds = ['Operations', 'Parameters', 'Request bodies', 'Replies', 'Headers', 'Schemas', 'Properties'] as const;
type Kind = (typeof kinds)[number];

/** Where in the file a mark may stand, and what the place is called. The first that fits counts. */
const places: [pattern: RegExp, kind: Kind, name: (parts: string[], node: Json) => string][] = [
  [/^paths (\S+) (\w+)$/, 'Operations', ([path, method]) => `${method?.toUpperCase()} ${path}`],
  [
    /^paths (\S+) (\w+) parameters \d+$/,
    'Parameters',
    ([path, method], { name }) => `${method?.toUpperCase()} ${path}?${name}`,
  ],
  [/^paths (\S+) (\w+) requestBody$/, 'Request bodies', ([path, method]) => `${method?.toUpperCase()} ${path}`],
  [
    /^paths (\S+) (\w+) responses (\d+)$/,
    'Replies',
    ([path, method, status]) => `${method?.toUpperCase()} ${path} ${status}`,
  ],
  [/^components parameters \w+$/, 'Parameters', (_parts, { name, in: place }) => `${name} (${place}, shared)`],
  [/^components responses (\w+)$/, 'Replies', ([name = '']) => name],
  [/^components headers (\S+)$/, 'Headers', ([name = '']) => name],
  [/^components schemas (\w+)$/, 'Schemas', ([name = '']) => name],
  [/^components schemas (\w+) properties (\w+)$/, 'Properties', ([schema, name]) => `${schema}.${name}`],
];

/** The reason of a mark: a key of the document's table, or a sentence of its own. */
const reasonOf = (document: Json, node: Json): string =>
  document['x-origin-reasons'][node['x-origin-reason']] ?? node['x-origin-reason'];

/** Up to the first full stop that ends a sentence. */
const firstSentence = (text: string): string => /^.*?[.](?= |$)/.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? text;

function toDecision(document: Json, keys: string[], node: Json): Decision {
  for (const [pattern, kind, name] of places) {
    const [matched, ...parts] = pattern.exec(keys.join(' ')) ?? [];
    if (matched === undefined) continue;
    if (node['x-origin'] !== 'decided' || typeof node['x-origin-reason'] !== 'string')
      throw new Error(`openapi.yaml: the mark at ${keys.join('/')} is not \`decided\` with an x-origin-reason`);
    const about = node.summary ? `${node.summary}.` : firstSentence(resolve(document, node).description ?? '');
    return { kind, place: name(parts, node), about, reason: reasonOf(document, node) };
  }
  throw new Error(`openapi.yaml: x-origin has no meaning at ${keys.join('/')}`);
}

/** Every mark, in the order of the file. */
function decisionsOf(document: Json): Decision[] {
  const found: Decision[] = [];
  const visit = (node: Json, keys: string[]): void => {
    if (node === null || typeof node !== 'object') return;
    if (node['x-origin'] !== undefined) found.push(toDecision(document, keys, node));
    for (const [key, inner] of Object.entries<Json>(node))
      if (key !== 'example' && key !== 'examples') visit(inner, [...keys, key]);
  };
  visit(document, []);
  return found;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const intro = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit: the next run overwrites it. -->

# What the interface leaves open

The interface document shows a part of each operation and says of the rest that it is not shown. This is what openapi.yaml decides there, with the
reason: everything that is marked \`x-origin: decided\`. Where an operation or a schema is listed, its parts are not.

Not listed one by one are bounds (lengths, counts, sizes, the limits that the document begins with), which are decided unless the interface has
them among its limits, and the statuses of errors that it names by their texts only.
`;

/** Markdown: a table for each kind of place. */
export function generateDecidedPage({ document }: Contract): string {
  const decisions = decisionsOf(document);
  const sections = kinds.map((kind) => {
    const rows = decisions
      .filter((decision) => decision.kind === kind)
      .map(({ place, about, reason }) => `| \`${place}\` | ${cell(about)} | ${cell(reason)} |\n`);
    return `\n## ${kind}: ${rows.length}\n\n| place | what it is | why it is so |\n|---|---|---|\n${rows.join('')}`;
  });
  return intro + sections.join('');
}
