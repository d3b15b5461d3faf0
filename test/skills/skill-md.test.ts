// Tests the parser of SKILL.md without HTTP.
import { afterEach, describe, expect, test } from '@jest/globals';
import matter from 'gray-matter';
import { startCpuTime } from '../support/cpu-time.js';
import { parseSkillMd, SkillMdError } from '../../server/modules/skills/skill-md.js';

const parseFrontmatter = (yaml: string) => parseSkillMd(`---\nname: x\n${yaml}\n---\n`).metadata;

function failureOf(text: string): Pick<SkillMdError, 'kind' | 'line' | 'column' | 'message'> {
  try {
    parseSkillMd(text);
  } catch (error) {
    if (!(error instanceof SkillMdError)) throw error;
    const { kind, line, column, message } = error;
    return { kind, line, column, message };
  }
  throw new Error('the text was accepted');
}

describe('languages of the frontmatter other than YAML', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'frontmatterRan'));
  const inJavaScript = (language: string) => `---${language}\n{name: (globalThis.frontmatterRan = true, 'x')}\n---\n`;

  test('include JavaScript, which gray-matter runs by default', () => {
    expect(matter(inJavaScript('js')).data).toEqual({ name: 'x' });
    expect(globalThis).toHaveProperty('frontmatterRan');
  });

  test.each([
    'js',
    'javascript',
    ' js',
    'JS',
    'JavaScript',
    'coffee',
    'json',
    'toml',
    'yaml',
    'toString',
    'constructor',
    '__proto__',
  ])('are rejected and not executed: ---%s', (language) => {
    expect(failureOf(inJavaScript(language))).toMatchObject({ kind: 'invalid', line: 1, column: 1 });
    expect(globalThis).not.toHaveProperty('frontmatterRan');
  });

  test.each([
    '!!js/function "function () { globalThis.frontmatterRan = true }"',
    '!!js/regexp /x/',
    '!!js/undefined x',
    '!!binary aGk=',
    '!!set {x}',
    '!own x',
  ])('cannot be used by a tag: %s', (value) => {
    expect(failureOf(`---\nname: x\nvalue: ${value}\n---\n`)).toMatchObject({
      kind: 'invalid',
      line: 3,
      column: 8,
      message: 'tags such as `!own` are not supported',
    });
  });
});

describe("gray-matter's cache", () => {
  test('is neither written nor read', () => {
    const text = '---\nname: cached\nlist: [1]\n---\n';
    matter(text).data.name = 'changed by another caller';
    const first = parseSkillMd(text);
    (first.metadata['list'] as number[]).push(2);
    expect(parseSkillMd(text)).toEqual({ name: 'cached', description: null, metadata: { list: [1] } });
    const own = '---\nname: never seen\n---\n';
    parseSkillMd(own);
    expect(Object.keys((matter as unknown as { cache: object }).cache)).not.toContain(own);
  });

  test('a rejected text is rejected again with the same message', () => {
    const broken = '---\nname: [\n---\n';
    expect(failureOf(broken)).toEqual(failureOf(broken));
  });
});

test.each([
  ['tags: [a, b', 'the list or mapping is not closed'],
  ['value: "text', 'the quotation marks are not closed'],
  ['value: [,1]', 'a value is missing before the comma'],
  ['value:\n\tinner: 1', 'must not be indented with tabs'],
  ['value: one: two', 'the line is indented wrongly, or its text needs quotation marks'],
  ['value', 'the line must have the form `key: value`'],
  ['name: y', 'the key is there twice'],
  ['? {a: b}\n: 1', 'must not have a list or a mapping as a key'],
  ['value: *missing', 'the alias has no anchor'],
  ['value: "\\q"', 'the escape after the backslash does not exist'],
  ['value: |9x\n  text', 'is not valid YAML'],
])('the parser explains %j in its own words', (yaml, message) => {
  expect(failureOf(`---\nname: x\n${yaml}\n---\n`)).toMatchObject({ kind: 'invalid', message });
});

describe('the lines around the frontmatter', () => {
  test.each([
    ['no closing line', '---\nname: x\nDo it.', 3, /must end with a line/],
    ['a line that only begins with three dashes', '---\nname: x\n---- \n---\n', 3, /must be `---`/],
    ['a line of text that begins with three dashes', '---\nname: x\n---yaml\n', 3, /must be `---`/],
    ['an opening line of four dashes', '----\nname: x\n----\n', 1, /must begin/],
    ['an indented opening line', ' ---\nname: x\n---\n', 1, /must begin/],
    ['a first line that is empty', '\n---\nname: x\n---\n', 1, /must begin/],
    ['carriage returns alone', '---\rname: x\r---\r', 1, /must begin/],
    ['two documents', '---\nname: x\n...\nname: y\n---\n', 2, /single document/],
  ])('are rejected: %s', (_what, text, line, message) => {
    expect(failureOf(text)).toMatchObject({ kind: 'invalid', line, message: expect.stringMatching(message) });
  });

  test('are ignored after the end', () => {
    expect(parseSkillMd('---\nname: x\n---\n---js\nname: [\n---\n').name).toBe('x');
  });
});

describe('the position of an error', () => {
  test.each([
    ['with CRLF', '---\r\nname: x\r\nowner: a\r\nowner: b\r\n---\r\n', 4, 1],
    ['with a byte order mark', '\uFEFF---\nname: x\nowner: a\nowner: b\n---\n', 4, 1],
    ['of a key in a flow mapping', '---\n{owner: a, name: 7}\n---\n', 2, 12],
    [
      'of a key of the outermost mapping, not of a nested key of the same name',
      '---\nowner: {name: a}\nlist: [{name: b}]\nname: 7\n---\n',
      4,
      1,
    ],
    ['of a quoted key', '---\nowner: a\n"na\\x6de": 7\n---\n', 3, 2],
    ['after an alias', '---\na: &a {name: 1}\nb: *a\nname: 7\n---\n', 4, 1],
    ['of a value that is nested', '---\nname: x\nowner:\n  limit: .nan\n---\n', 3, 1],
  ])('is correct: %s', (_what, text, line, column) => {
    expect(failureOf(text)).toMatchObject({ kind: 'invalid', line, column });
  });
});

describe('the parser of SKILL.md', () => {
  test('limits name and description, counted in code points', () => {
    expect(parseSkillMd(`---\nname: ${'😀'.repeat(200)}\ndescription: ${'😀'.repeat(4000)}\n---\n`).name).toBe(
      '😀'.repeat(200),
    );
    expect(failureOf(`---\nname: ${'😀'.repeat(201)}\n---\n`).message).toBe(
      'name must not have more than 200 characters',
    );
    expect(failureOf(`---\nname: x\ndescription: ${'😀'.repeat(4001)}\n---\n`).message).toBe(
      'description must not have more than 4,000 characters',
    );
  });

  test('limits fields, values and bytes', () => {
    const fields = (count: number) => Array.from({ length: count }, (_item, index) => `k${index}: 1`).join('\n');
    expect(Object.keys(parseFrontmatter(fields(200)))).toHaveLength(200);
    expect(failureOf(`---\nname: x\n${fields(201)}\n---\n`)).toMatchObject({
      line: 203,
      message: 'the frontmatter must not have more than 200 further fields',
    });
    expect(parseFrontmatter(`list: [${'1,'.repeat(4999)}]`)['list']).toHaveLength(4999);
    expect(failureOf(`---\nname: x\nlist: [${'1,'.repeat(5000)}]\n---\n`).message).toMatch(/more than 5,000 values/);
    // A list this long fails before its values are constructed.
    // So the error has the line of a value, not of its key.
    expect(failureOf(`---\nname: x\nlist:\n  [${'1,'.repeat(30_000)}]\n---\n`)).toMatchObject({
      line: 4,
      message: expect.stringMatching(/more than 5,000 values/),
    });
    expect(failureOf(`---\nname: x\na: &a ${'y'.repeat(60_000)}\nb: *a\n---\n`)).toMatchObject({
      line: 4,
      message: expect.stringMatching(/more than 102,400 bytes/),
    });
    // An alias counts with its expansion.
    const ofBytes = (bytes: number) => `a: &a ${'y'.repeat(51_000)}\nb: *a\nc: ${'z'.repeat(bytes - 102_022)}`;
    expect(Buffer.byteLength(JSON.stringify(parseFrontmatter(ofBytes(102_400))))).toBe(102_400);
    expect(failureOf(`---\nname: x\n${ofBytes(102_401)}\n---\n`).message).toMatch(/more than 102,400 bytes/);
  });

  // The frontmatter is one level, each list adds a level, and the value is the last level.
  const within = (lists: number, value: string) => `${'['.repeat(lists)}${value}${']'.repeat(lists)}`;
  test.each([
    ['in nested lists', (levels: number) => `list: ${within(levels - 2, '1')}`],
    ['in empty lists', (levels: number) => `list: ${within(levels - 1, '')}`],
    [
      'through an alias',
      (levels: number) => `inner: &inner ${within(10, '1')}\nlist: ${within(levels - 12, '*inner')}`,
    ],
  ])('limits nesting to 32 levels, %s', (_what, yaml) => {
    expect(parseFrontmatter(yaml(32))['list']).toHaveLength(1);
    expect(failureOf(`---\nname: x\n${yaml(33)}\n---\n`).message).toMatch(/exceeded maxDepth|nested deeper/);
  });

  test.each(['.inf', '-.inf', '.nan', '9007199254740993', '-9007199254740993'])(
    'requires quotation marks for the number %s',
    (number) => {
      expect(failureOf(`---\nname: x\nvalue: ${number}\n---\n`).message).toMatch(/without loss/);
      expect(parseFrontmatter(`value: '${number}'`)).toEqual({ value: number });
    },
  );

  test.each(['"\\0"', '"\\ud800"', '{"\\0": 1}', '["\\udc00"]'])('rejects %s, which cannot be stored', (value) => {
    expect(failureOf(`---\nname: x\nvalue: ${value}\n---\n`).message).toMatch(/NUL or half/);
  });

  test.each([
    '__proto__: {isAdmin: true}',
    'a: {__proto__: {isAdmin: true}}',
    'a: [{__proto__: 1}]',
    'constructor: {prototype: {isAdmin: true}}',
  ])('rejects %s and does not change prototypes', (yaml) => {
    expect(failureOf(`---\nname: x\n${yaml}\n---\n`).message).toMatch(/forbidden key/);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

test('a run of 500 white-space characters is accepted, and one more is refused', () => {
  const withRun = (length: number) => `a: 1\n# comment${' '.repeat(length)}# end`;
  expect(parseFrontmatter(withRun(500))).toMatchObject({ a: 1 });
  expect(failureOf(`---\nname: x\n${withRun(501)}\n---\n`).message).toContain('500');
});

describe('hostile texts of 100 KB cost little', () => {
  const size = 100_000;
  test.each([
    ['empty lines', 'a: 1\n' + '\n'.repeat(size)],
    ['lines of a space', 'a: 1\n' + ' \n'.repeat(size / 2)],
    ['runs of white space just short enough', ('\n'.repeat(499) + '#').repeat(size / 500)],
    [
      'aliases of aliases',
      'a: &a [1,1,1,1,1,1,1,1,1,1]\n' +
        Array.from(
          'bcdefghij',
          (key, index) => `${key}: &${key} [${Array(10).fill(`*${'abcdefghi'[index]}`).join(',')}]`,
        ).join('\n'),
    ],
    ['a value that contains itself', 'a: &a [*a, *a, *a]'],
    ['a mapping that contains itself', 'a: &a {b: *a, c: *a}'],
    ['open brackets', 'a: ' + '['.repeat(size)],
    ['open block sequences', 'a:\n' + '- '.repeat(size / 2)],
    ['open mappings', 'a: ' + '{b: '.repeat(size / 4)],
    ['question marks', '? '.repeat(size / 2)],
    ['exclamation marks', 'a: ' + '!'.repeat(size)],
    ['anchors', Array.from({ length: 8_000 }, (_item, index) => `k${index}: &a${index} 1`).join('\n')],
    ['a long alias name', `a: *${'n'.repeat(size)}`],
    ['a long number', `a: ${'9'.repeat(size)}`],
    ['comments', '#\n'.repeat(size / 2)],
    ['escapes', `a: "${'\\x41'.repeat(size / 4)}"`],
  ])('%s', (_what, yaml) => {
    const cpuMs = startCpuTime();
    const text = `---\nname: x\n${yaml}\n---\n`;
    const outcome = (() => {
      try {
        return parseSkillMd(text).name;
      } catch (error) {
        return error;
      }
    })();
    // Without the limits these texts take minutes.
    expect(cpuMs()).toBeLessThan(10_000);
    if (outcome !== 'x') {
      expect(outcome).toBeInstanceOf(SkillMdError);
      expect((outcome as SkillMdError).message.length).toBeLessThan(400);
    }
  });
});
