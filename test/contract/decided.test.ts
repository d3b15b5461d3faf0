// The marks `x-origin: decided`: each has its reason, stands where it means something, and is on the page that lists them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { document, operations, type Json } from './support.js';

interface Mark {
  pointer: string;
  node: Json;
  /** Whether something around it is marked already. */
  isInside: boolean;
}

const marks: Mark[] = [];
const collect = (node: Json, pointer: string, isInside: boolean): void => {
  if (node === null || typeof node !== 'object') return;
  const isMarked = node['x-origin'] !== undefined;
  if (isMarked) marks.push({ pointer, node, isInside });
  for (const [key, inner] of Object.entries<Json>(node))
    if (key !== 'example' && key !== 'examples')
      collect(inner, `${pointer}/${key.replaceAll('/', '~1')}`, isInside || isMarked);
};
collect(document, '#', false);

const reasons: Record<string, string> = document['x-origin-reasons'];
const reasonsUsed = marks.map(({ node }) => node['x-origin-reason'] as string);
const times = (reason: string) => reasonsUsed.filter((used) => used === reason).length;

describe('marks', () => {
  test('say `decided`, and nothing in what is marked is marked again', () => {
    expect(marks.length).toBeGreaterThan(250);
    expect(marks.filter(({ node }) => node['x-origin'] !== 'decided').map(({ pointer }) => pointer)).toEqual([]);
    expect(marks.filter(({ isInside }) => isInside).map(({ pointer }) => pointer)).toEqual([]);
  });

  test('have a reason: one of the table, or a sentence', () => {
    const isSentence = (text: unknown) => typeof text === 'string' && /^[A-Z].{20,}\.$/.test(text);
    expect(
      marks
        .filter(({ node }) => !isSentence(reasons[node['x-origin-reason']] ?? node['x-origin-reason']))
        .map(({ pointer }) => pointer),
    ).toEqual([]);
    expect(
      Object.entries(reasons).filter(([key, text]) => !/^[a-z]+(-[a-z]+)*$/.test(key) || !isSentence(text)),
    ).toEqual([]);
  });

  test('share a reason by its key, and only then', () => {
    expect(Object.keys(reasons).filter((key) => times(key) < 2)).toEqual([]);
    expect(reasonsUsed.filter((used) => reasons[used] === undefined && times(used) > 1)).toEqual([]);
  });

  test('no reason stands without a mark', () => {
    const text = JSON.stringify(document);
    expect([...text.matchAll(/"x-origin-reason":/g)]).toHaveLength(marks.length);
  });
});

describe('server/docs/decided.md', () => {
  const page = readFileSync(new URL('../../server/docs/decided.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [title = ''] = section.split(':');
      return [...section.matchAll(/^\| `([^`]+)` \| (.+?) \| ([^|]+) \|$/gm)].map(([, place, about, reason]) => ({
        title,
        place,
        about,
        reason,
      }));
    });

  const titled = (pointer: string, node: Json): { title: string; place: string } => {
    const [kind, ...rest] = pointer.slice(2).split('/');
    const at = operations.find(
      (operation) => pointer === operation.pointer || pointer.startsWith(`${operation.pointer}/`),
    );
    if (kind === 'paths' && at !== undefined) {
      const name = `${at.method.toUpperCase()} ${at.path}`;
      const [what, key] = pointer.slice(at.pointer.length + 1).split('/');
      if (what === 'parameters') return { title: 'Parameters', place: `${name}?${node.name}` };
      if (what === 'responses') return { title: 'Replies', place: `${name} ${key}` };
      return { title: what === 'requestBody' ? 'Request bodies' : 'Operations', place: name };
    }
    const [part, name, inner, property] = rest;
    if (part === 'parameters') return { title: 'Parameters', place: `${node.name} (${node.in}, shared)` };
    if (inner === 'properties') return { title: 'Properties', place: `${name}.${property}` };
    return {
      title: { responses: 'Replies', headers: 'Headers', schemas: 'Schemas' }[part ?? ''] ?? '',
      place: name ?? '',
    };
  };

  test('lists every mark with its reason, and nothing else', () => {
    const wanted = marks.map(({ pointer, node }) => ({
      ...titled(pointer, node),
      reason: reasons[node['x-origin-reason']] ?? node['x-origin-reason'],
    }));
    const sorted = (list: { title: string; place?: string; reason?: string }[]) =>
      list.map(({ title, place, reason }) => `${title} ${place}: ${reason}`).sort();
    expect(sorted(rows)).toEqual(sorted(wanted));
    expect([...page.matchAll(/^\| `/gm)]).toHaveLength(rows.length);
  });

  test('says of each what it is', () =>
    expect(
      rows.filter(({ about }) => !/^[A-Z`].{9,}/.test(about ?? '')).map(({ place, about }) => `${place}: ${about}`),
    ).toEqual([]));
});
