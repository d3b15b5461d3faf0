// Describes the changes since the last release for callers: breaking changes with their reasons, deprecations,
// additions, and other changes.
import type { Json } from '../contract.js';
import { partsOf, partsOnlyIn, type Part, type PartKind } from '../contract-parts.js';
import type { ApiChange } from './api-report-changes.js';
import { approvalOf } from './approved-changes.js';
import type { ContractChange } from './contract-changes.js';
import type { Changes } from './judge.js';

type Parts = ReturnType<typeof partsOf>;

/** Returns the changes as Markdown. */
export function describeChanges(changes: Changes, contracts: { released: Json; current: Json }): string {
  const [before, after] = [partsOf(contracts.released), partsOf(contracts.current)];
  const { released, current } = changes;
  const sections: [string, string[]][] = [
    ['Breaking', describeBreaking(changes)],
    ['Deprecated', describeDeprecated(before, after)],
    ['Removed', listParts(partsOnlyIn(before, after), before)],
    ['Added', [...listParts(partsOnlyIn(after, before), after), ...listExports(changes.api, 'is new', 'exports of')]],
    ['Changed', describeChanged(before, after)],
  ];
  const head = [
    `# Changes since SDK ${released.sdk}`,
    '',
    `Contract ${released.contract} → ${current.contract}, SDK ${released.sdk} → ${current.sdk}. ` +
      `Written by \`npm run changelog\` from what the two contracts and the two`,
    'reports of exports say; [the changelog](CHANGELOG.md) explains the rest. Do not edit: the next run overwrites it.',
    '',
  ].join('\n');
  return [
    head,
    ...sections.map(([title, lines]) => `## ${title}\n\n${lines.length === 0 ? 'Nothing.' : lines.join('\n')}\n`),
  ].join('\n');
}

function describeBreaking({ contract, approved, api }: Changes): string[] {
  const byReason = new Map<string, ContractChange[]>();
  for (const change of contract.filter(({ bump }) => bump === 'major')) {
    const entry = approvalOf(change, approved);
    const reason =
      entry === undefined ? 'Not approved.' : `${entry.reason} (${entry.date}; requires a ${entry.requires} version.)`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), change]);
  }
  const ofContract = [...byReason].flatMap(([reason, found]) => [
    `- ${escapeMarkdown(reason)}`,
    ...[...new Set(withoutRepeats(found).map(findingInWords))].sort().map((line) => `  - ${line}`),
  ]);
  return [
    ...ofContract,
    ...listExports(api, 'is gone', 'gone from'),
    ...listExports(api, 'is another', 'another type or signature in'),
  ];
}

interface Finding {
  place: string;
  words: string;
}

function readFinding({ tool, text }: ContractChange): Finding {
  // «oasdiff rule GET /agents: words» or «redocly rule #/paths/~1agents/get/…: words».
  const [, target = '', words = ''] = (tool === 'oasdiff'
    ? /^oasdiff \S+ (\S+ [^:]*): (.*)$/s
    : /^redocly \S+ (\S+): (.*)$/s
  ).exec(text) ?? ['', text, ''];
  const [, path = '', method = ''] = /^#\/paths\/([^/]+)(?:\/([a-z]+))?/.exec(target) ?? [];
  return {
    place: path === '' ? target : `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`.trim(),
    words,
  };
}

// Both tools find most changes. oasdiff names the field.
function withoutRepeats(found: readonly ContractChange[]): ContractChange[] {
  const reported = new Set(found.filter(({ tool }) => tool === 'oasdiff').map((change) => readFinding(change).place));
  return found.filter((change) => change.tool === 'oasdiff' || !reported.has(readFinding(change).place));
}

function findingInWords(change: ContractChange): string {
  const { place, words } = readFinding(change);
  return `\`${place}\`: ${words}`;
}

function describeDeprecated(before: Parts, after: Parts): string[] {
  return [...after].flatMap(([key, { kind, of, name, facts }]) => {
    if (!facts.deprecated) return [];
    const news = before.get(key)?.facts.deprecated === facts.deprecated ? 'as before' : 'new';
    return [
      kind === 'operation'
        ? `- \`${name}\` (\`${facts.place}\`), ${news}: ${facts.deprecated}`
        : `- \`${nameOf({ kind, of, name })}\`, ${news}`,
    ];
  });
}

const nameOf = ({ kind, of, name }: Pick<Part, 'kind' | 'of' | 'name'>) =>
  kind === 'field' ? `${of}.${name}` : kind === 'parameter' ? `${of}: ${name}` : name;

/** Kinds of parts that are listed one by one, in the order of the list. */
const named: [kind: PartKind, title: string][] = [
  ['operation', 'operations'],
  ['type', 'types'],
  ['field', 'fields'],
];
/** Kinds of parts that several operations may share. Each part is listed once, with its operations. */
const shared: Partial<Record<PartKind, string>> = {
  value: 'value',
  parameter: 'parameter',
  status: 'status',
  header: 'header of replies',
  text: 'error',
};

const quoted = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

function listParts(found: [string, Part][], all: Parts): string[] {
  const operations = [...all.values()].flatMap(({ kind, name }) => (kind === 'operation' ? [name] : []));
  const parts = found.map(([, part]) => part);
  const byName = named.flatMap(([kind, title]) => {
    const names = parts.filter((part) => part.kind === kind).map(nameOf);
    return names.length === 0 ? [] : [`- ${title}: ${quoted(names)}`];
  });
  const owners = new Map<string, Set<string>>();
  for (const { kind, name, of } of parts.filter((part) => part.kind in shared)) {
    const title = `${shared[kind]} \`${name}\``;
    owners.set(title, (owners.get(title) ?? new Set()).add(of));
  }
  const byOwners = new Map<string, string[]>();
  for (const [title, some] of owners) {
    const words = ownersInWords(some, operations);
    byOwners.set(words, [...(byOwners.get(words) ?? []), title]);
  }
  return [...byName, ...[...byOwners].map(([words, titles]) => `- ${titles.sort().join(', ')}: ${words}`).sort()];
}

function ownersInWords(owners: Set<string>, operations: readonly string[]): string {
  const others = operations.filter((id) => !owners.has(id));
  if (others.length === 0) return 'every operation';
  return others.length < 4 && owners.size > others.length ? `every operation but ${quoted(others)}` : quoted(owners);
}

function listExports(api: readonly ApiChange[], ending: string, words: string): string[] {
  const byEntry = new Map<string, string[]>();
  for (const { text } of api.filter(({ text }) => text.endsWith(` ${ending}`))) {
    const [entry = '', name = ''] = text.slice(0, -ending.length - 1).split(' ');
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), `\`${name}\``]);
  }
  return [...byEntry].map(
    ([entry, names]) => `- ${words} \`@agent-platform/sdk${entry.slice(1)}\`: ${names.sort().join(', ')}`,
  );
}

const factWords: Record<string, string> = {
  limits: 'limits',
  default: 'default',
  required: 'required',
  role: 'role or permission',
  place: 'path',
};

function describeChanged(before: Parts, after: Parts): string[] {
  const both = [...after].flatMap(([key, part]) =>
    before.has(key) ? [{ part, old: (before.get(key) as Part).facts }] : [],
  );
  const facts = both.flatMap(({ part, old }) =>
    Object.entries(factWords).flatMap(([fact, words]) => {
      const [was, is] = [old[fact] ?? '', part.facts[fact] ?? ''];
      return was === is
        ? []
        : [`- ${words} of \`${nameOf(part)}\`: ${was === '' ? 'none' : was} → ${is === '' ? 'none' : is}`];
    }),
  );
  const reworded = both
    .filter(({ part, old }) => (part.facts.words ?? '') !== (old.words ?? ''))
    .map(({ part }) => `\`${nameOf(part)}\``);
  return [...facts, ...(reworded.length === 0 ? [] : [`- described in other words: ${reworded.join(', ')}`])];
}

// A `*` in a reason is literal.
const escapeMarkdown = (text: string) => text.replace(/(?<!`)\*/g, '\\*');
