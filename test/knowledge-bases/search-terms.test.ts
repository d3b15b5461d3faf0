import { describe, expect, test } from '@jest/globals';
import { fc } from '../support/fast-check.js';
import { contentWeight, separateIndexLines } from '../../server/modules/knowledge-bases/search/document-index-lines.js';
import { fuse } from '../../server/modules/knowledge-bases/search/rank-fusion.js';
import { queryTerms, chunkTerms } from '../../server/modules/knowledge-bases/search/search-terms.js';
import { maxCandidates, planOf } from '../../server/modules/knowledge-bases/search/full-text-repository.js';

describe('search terms', () => {
  test.each([
    ['E-17', ['e', '17'], ['e-17', 'e17']],
    ['max_joint_velocity', ['max', 'joint', 'velocity'], ['max_joint_velocity', 'maxjointvelocity']],
    ['version 3.5', ['version', '3', '5'], ['3.5']],
    ['getUserById', ['get', 'user', 'by', 'id'], ['getuserbyid']],
    ['Straße, réseau', ['straße', 'strasse', 'réseau', 'reseau'], []],
    ['ＡＸ－１００', ['ax', '100'], ['ax-100', 'ax100']],
    ['保修期', [], ['保修', '修期']],
    ['猫', [], ['猫']],
    ['USBメモリー', ['usb'], ['メモ', 'モリ', 'リー']],
    ['エラーE-17は', ['e', '17'], ['エラ', 'ラー', 'e-17', 'e17', 'は']],
    ['错误E-17表示v2.3.1过热', ['e', '17', 'v2', '3', '1'], ['错误', 'e-17', 'e17', '表示', 'v2.3.1', 'v231', '过热']],
    ['오류 E-17은', ['e', '17'], ['오류', 'e-17', 'e17', '은']],
  ])('of the query %s', (query, words, exact) => expect(queryTerms(query)).toEqual({ words, exact }));

  test('a chunk contains every term of a query with the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { words, exact } = chunkTerms(null, text);
        const query = queryTerms(text);
        fc.pre(separateIndexLines(text).index === '');
        expect(words.split(' ')).toEqual(expect.arrayContaining(query.words));
        for (const term of query.exact) expect(exact).toContain(`'${term.replaceAll("'", "''")}':1`);
      }),
    );
  });

  test('a query that grows by normalization is cut', () => {
    const { words, exact } = queryTerms('\ufdfa'.repeat(4000));
    expect([...words, ...exact].join('').length).toBeLessThan(3 * 4000);
  });

  test('index lines contribute only their identifiers', () => {
    const text = 'The brake holds.\nBrake AX-100 and E17 ........ 12\nWarranty ........ 4711';
    expect(chunkTerms('Manual', text)).toEqual({
      words: 'manual the brake holds',
      exact: `'e17':1 'ax-100':1 'ax100':1`,
    });
  });

  test('a hostile text of 40,000 characters is split within 1 second of CPU time', () => {
    const seconds = (text: string) => {
      const before = process.cpuUsage();
      chunkTerms(null, text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    };
    for (const unit of ['.', '. ', '…', '-', 'a-', 'a.', '1,', 'a, 1', '猫', 'é', '._', 'aA', ' ', '. . . . 5'])
      expect({ unit, isFast: seconds(unit.repeat(40_000 / unit.length)) < 1 }).toEqual({ unit, isFast: true });
  });
});

describe('index lines', () => {
  test.each([
    'Warranty .......... 12',
    '1.2 Warranty . . . . . . . 12',
    '保修…………12',
    'Preface ....... iv',
    'brake, 12, 45–47, 60',
    'Page 3 of 9',
    '17',
  ])('are recognized: %s', (line) =>
    expect(separateIndexLines(`A sentence.\n${line}`)).toEqual({
      content: expect.stringMatching(/^A sentence\.\s*$/),
      index: line,
    }),
  );

  test.each([
    'Espresso .......... 2.50',
    'And then... 3 people came.',
    'Berlin, 2024',
    'The brake, tested on 12 machines.',
    'Order 4711-0815',
  ])('are not recognized in prose: %s', (line) =>
    expect(separateIndexLines(line)).toEqual({ content: line, index: '' }),
  );

  test('a table of contents in one line, as PDF files have it, does not affect the prose around it', () => {
    const text = `${'Prose. '.repeat(30)}1 Safety ........ 5 2 Brakes ........ 9 The end.`;
    const { content, index } = separateIndexLines(text);
    expect(index).toContain('2 Brakes ........ 9');
    expect(content).toContain('Prose. Prose.');
    expect(content).toContain('The end.');
  });

  test('the weight of a chunk falls as its share of index lines rises', () => {
    expect(contentWeight('A sentence.')).toBe(1);
    expect(contentWeight('')).toBe(1);
    expect(contentWeight('Warranty .......... 12\nBrakes .......... 13')).toBe(0.25);
    const mixed = contentWeight('A sentence of some length.\nBrakes .......... 13');
    expect(mixed).toBeGreaterThan(0.4);
    expect(mixed).toBeLessThan(0.8);
  });
});

describe('the plan of a search', () => {
  const total = maxCandidates;
  test('ranks the chunks with the rarest terms, and weights rare terms higher', () => {
    const plan = planOf([
      { term: 'the', count: total, total },
      { term: 'rare', count: 3, total },
      { term: 'absent', count: 0, total },
      { term: "it's", count: 40, total },
    ]);
    expect(plan?.candidates).toBe(`'rare' | 'it''s'`);
    const weights = Object.fromEntries(plan?.terms.map(({ term, weight }) => [term, weight]) ?? []);
    expect(weights['rare']).toBeGreaterThan(weights["it's"] ?? 0);
    expect(weights["it's"]).toBeGreaterThan(weights['the'] ?? 0);
    expect(weights['absent']).toBeGreaterThan(weights['rare'] ?? 0);
  });

  test('takes no more candidates than allowed', () => {
    const counted = [600, 300, 500].map((count) => ({ term: `t${count}`, count, total }));
    expect(planOf(counted)?.candidates).toBe(`'t300' | 't500'`);
  });

  test('requires all terms if every one is common', () => {
    const counted = ['a', 'b'].map((term) => ({ term, count: total, total }));
    expect(planOf(counted)?.candidates).toBe(`'a' & 'b'`);
    expect(planOf([{ term: 'a', count: 0, total }])).toBeNull();
  });
});

describe('rank fusion', () => {
  const item = (name: string, text: number | null, vector: number | null) => ({ name, scores: { text, vector } });
  test('puts items of both rankings first, then those of the text ranking, then those of the vector ranking', () => {
    const fused = fuse([item('vector', null, 0.9), item('both', 0.1, 0.5), item('text', 0.8, null)]);
    expect(fused.map(({ name }) => name)).toEqual(['both', 'text', 'vector']);
  });

  test('the score is 1 for an item that is first in both rankings', () => {
    expect(fuse([item('a', 0.1, 0.2)])[0]?.score).toBe(1);
    expect(fuse([item('a', null, 0.2)])[0]?.score).toBe(0.5);
  });
});
