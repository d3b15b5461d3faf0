import { expect, test } from '@jest/globals';
import { fc } from '../support/fast-check.js';
import { chunkParts, chunkText } from '../../server/platform/documents/chunks.js';
import type { Chunk } from '../../server/platform/documents/index.js';
import { TokenCounter } from '../../server/platform/documents/tokens.js';

const sentence = (index: number): string => `Sentence number ${index} says that the arm stops at ${index} degrees.`;
const sentences = (count: number): string =>
  Array.from({ length: count }, (_value, index) => sentence(index)).join(' ');
const texts = (chunks: readonly Chunk[]): string[] => chunks.map(({ text }) => text);

test('chunking returns a short text as one chunk and an empty text as none', () => {
  expect(chunkText('Hello, world.')).toEqual([{ position: 0, text: 'Hello, world.', tokenCount: 4, heading: null }]);
  expect(chunkText(' \n\n\t ')).toEqual([]);
  expect(chunkText('')).toEqual([]);
});

test('chunking splits long prose between sentences; each chunk repeats the last sentences of the previous one', () => {
  const chunks = chunkText(sentences(100));
  expect(chunks.length).toBeGreaterThan(3);
  expect(chunks.map(({ position }) => position)).toEqual(chunks.map((_chunk, index) => index));
  for (const [index, { text, tokenCount }] of chunks.entries()) {
    expect(text).toMatch(/^Sentence .*degrees\.$/s);
    expect(tokenCount).toBeLessThanOrEqual(400);
    const before = chunks[index - 1]?.text;
    if (before !== undefined) {
      const overlap = text.split(/(?<=\.) /).filter((part) => before.includes(part));
      expect(overlap.length).toBeGreaterThan(1);
      expect(new TokenCounter().count(overlap.join(' '))).toBeLessThanOrEqual(60);
    }
  }
  for (let index = 0; index < 100; index += 1)
    expect(texts(chunks).some((text) => text.includes(sentence(index)))).toBe(true);
});

test('without overlap, the joined chunks equal the text', () => {
  expect(texts(chunkText(sentences(100), { overlapTokens: 0 })).join(' ')).toBe(sentences(100));
});

test('chunking keeps a paragraph whole instead of filling a chunk', () => {
  const paragraphs = Array.from({ length: 8 }, (_value, index) => `Paragraph ${index}. ${sentences(5)}`);
  const chunks = chunkText(paragraphs.join('\n\n'), { maxTokens: 200, overlapTokens: 0 });
  expect(chunks.length).toBeGreaterThan(1);
  for (const { text } of chunks) expect(paragraphs).toEqual(expect.arrayContaining(text.split('\n\n')));
});

test('chunking starts a chunk at a heading and adds the parent headings', () => {
  const text =
    `Preface. ${sentences(10)}\n\n# Manual\n\n## Safety\n\n${sentences(40)}\n\n## Parts ##\n\n${sentences(10)}\n\n` +
    `# Index\n\n${sentences(10)}`;
  const chunks = chunkText(text);
  expect(chunks.map((chunk) => [chunk.heading, chunk.text.split('\n')[0]?.slice(0, 15)])).toEqual([
    [null, 'Preface. Senten'],
    [null, '# Manual'],
    ['Manual > Safety', expect.stringMatching(/^Sentence number/)],
    ['Manual', '## Parts ##'],
    [null, '# Index'],
  ]);
});

test('chunking merges small sections, so that a text of headings does not become one chunk per line', () => {
  const chunks = chunkText('# Title\nword\n'.repeat(1000));
  expect(chunks.length).toBeLessThan(6000 / 90);
});

test('chunking keeps table rows whole and repeats the header in each chunk', () => {
  const row = (index: number): string => `| Gripper ${index} | ${index * 31} |`;
  const head = '| Part | Number |\n| --- | --- |\n';
  const chunks = chunkText(
    `Parts:\n\n${head}${Array.from({ length: 200 }, (_value, index) => row(index)).join('\n')}\n\nAfter.`,
    { maxTokens: 150, overlapTokens: 0 },
  );
  const rows = texts(chunks).flatMap((text) =>
    text
      .replace(/^Parts:\n\n/, '')
      .replace(/\n\nAfter\.$/, '')
      .slice(head.length)
      .split('\n'),
  );
  expect(rows).toEqual(Array.from({ length: 200 }, (_value, index) => row(index)));
  for (const { text } of chunks) expect(text.replace(/^Parts:\n\n/, '').startsWith(head)).toBe(true);
});

test('chunking splits code between lines, fences it again and ignores headings in it', () => {
  const code = Array.from({ length: 100 }, (_value, index) => `# comment ${index}\n  key${index}: value`).join('\n');
  const chunks = chunkText(`# Configuration\n\n~~~yaml\n${code}\n~~~\n\nThe end.`, {
    maxTokens: 150,
    overlapTokens: 0,
  });
  expect(chunks.length).toBeGreaterThan(3);
  for (const { text, heading } of chunks.slice(1, -1)) {
    expect(heading).toBe('Configuration');
    expect(text).toMatch(/^~~~yaml\n(#| {2}key)[^]*\n~~~$/);
  }
  expect(chunks[0]?.text).toMatch(/^# Configuration\n\n~~~yaml\n[^]*\n~~~$/);
  expect(chunks.at(-1)?.text).toMatch(/^~~~yaml\n[^]*\n~~~\n\nThe end\.$/);
});

test('chunking does not take inline code with three backticks for the start of a code block', () => {
  const chunks = chunkText(
    `# One\n\n\`\`\`x\`\`\` is code.\n\n# Two\n\n${sentences(40)}\n\n# Three\n\n${sentences(40)}`,
  );
  expect(new Set(chunks.map(({ heading }) => heading))).toEqual(new Set([null, 'Two', 'Three']));
  expect(chunks.filter(({ text }) => text.includes('```'))).toHaveLength(1);
});

test('chunking keeps list items whole', () => {
  const items = Array.from({ length: 60 }, (_value, index) => `- item ${index}: ${sentence(index)}\n  Continued.`);
  const chunks = chunkText(items.join('\n'), { maxTokens: 100, overlapTokens: 0 });
  expect(chunks.length).toBeGreaterThan(1);
  for (const { text } of chunks) expect(text).toMatch(/^- item [^]*Continued\.$/);
});

test.each([
  ['a family of joined emoji', '👩‍👩‍👧‍👦'],
  ['flags', '🇩🇪'],
  ['letters with combining accents', 'e\u0301'],
  ['Devanagari', 'क्षि'],
  ['decomposed Hangul', '\u1112\u1161\u11ab'],
])('chunking never splits %s', (_name, grapheme) => {
  const chunks = chunkText(grapheme.repeat(500), { maxTokens: 64, overlapTokens: 10 });
  expect(chunks.length).toBeGreaterThan(5);
  for (const { text } of chunks) expect(text.replaceAll(grapheme, '')).toBe('');
});

test("chunking counts a text that equals a model's control token as ordinary text", () => {
  expect(chunkText('<|endoftext|> is text')[0]?.tokenCount).toBeGreaterThan(5);
});

test('chunking random texts is deterministic, loses only white space, splits no character and exceeds no limit', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.lorem({ maxCount: 30 }),
    fc.constantFrom(
      '\n',
      '\n\n',
      '# H\n',
      '## H\n',
      '```\n',
      '| a | b |\n| - | - |\n',
      '| 1 | 2 |\n',
      '- item\n',
      '。',
      'a'.repeat(300),
      ' '.repeat(50),
    ),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 60 }),
      fc.integer({ min: 32, max: 120 }),
      fc.double({ min: 0, max: 0.25, noNaN: true }),
      (parts, maxTokens, share) => {
        const text = parts.join('');
        const options = { maxTokens, overlapTokens: Math.floor(maxTokens * share) };
        const chunks = chunkText(text, options);
        expect(chunkText(text, options)).toEqual(chunks);
        let place = 0;
        for (const chunk of chunks) {
          expect(chunk.text).not.toMatch(/\p{Surrogate}/u);
          expect(chunk.tokenCount).toBe(new TokenCounter().count(chunk.text));
          expect(chunk.tokenCount).toBeLessThanOrEqual(maxTokens);
        }
        // Every character except white space is in a chunk, in order.
        const letters = [...texts(chunks).join('\n')];
        for (const letter of text.replace(/\s/g, '')) {
          place = letters.indexOf(letter, place) + 1;
          expect(place).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test.each([{ maxTokens: 31 }, { maxTokens: 100.5 }, { overlapTokens: -1 }, { maxTokens: 100, overlapTokens: 26 }])(
  'chunking rejects the options %j',
  (options) => {
    expect(() => chunkText('text', options)).toThrow(RangeError);
  },
);

test('the chunks of all parts of a long text have their headings, table heads and code fences', () => {
  const rows = Array.from({ length: 400 }, (_value, index) => `| G${index} | ${index} |`);
  const code = Array.from({ length: 400 }, (_value, index) => `x${index} = ${index}`);
  const table = ['# Arm', '', '## Parts', '', '| Part | Number |', '| --- | --- |', ...rows].join('\n');
  const text = [table, '', '## Code', '', '```py', ...code, '```', '', '# Other', '', 'The end.'].join('\n');
  const parts = [...chunkParts(text, { maxTokens: 64, overlapTokens: 0 }, 1000)];
  const chunks = parts.flat();
  expect(parts.length).toBeGreaterThan(8);
  expect(chunks.map(({ position }) => position)).toEqual([...chunks.keys()]);
  const ofTable = chunks.filter(({ text }) => /^\| G\d/m.test(text));
  expect(ofTable.every(({ text }) => text.includes('| Part | Number |\n| --- | --- |\n| G'))).toBe(true);
  expect(ofTable.slice(1).every(({ heading }) => heading === 'Arm > Parts')).toBe(true);
  const ofCode = chunks.filter(({ text }) => /^x\d/m.test(text));
  expect(ofCode.every(({ text }) => text.includes('```py\n') && text.endsWith('\n```'))).toBe(true);
  expect(ofCode.slice(1).every(({ heading }) => heading === 'Arm > Code')).toBe(true);
  expect(chunks.at(-1)?.text).toContain('# Other');
  const lines = (given: typeof chunks) => given.flatMap(({ text }) => text.match(/^(\| G|x)\d.*/gm) ?? []);
  expect(lines(chunks)).toEqual([...rows, ...code]);
});

test('a long line is split into parts, but never within a character', () => {
  const text = '👋'.repeat(5000);
  const chunks = [...chunkParts(text, { overlapTokens: 0 }, 999)].flat();
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
});
