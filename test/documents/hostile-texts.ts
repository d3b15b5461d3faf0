// Texts that are as expensive as possible to chunk. Each function takes the length in characters.

export type HostileText = (length: number) => string;

/** Returns a function that returns pseudorandom numbers from 0 to 1, the same in each run. */
function randomNumbers(): () => number {
  let seed = 1;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomWords(length: number): string {
  const random = randomNumbers();
  let text = '';
  while (text.length < length) {
    const letters = Array.from({ length: 3 + random() * 9 }, () => String.fromCharCode(97 + random() * 26));
    text += `${letters.join('')} `;
  }
  return text.slice(0, length);
}

function randomChinese(length: number): string {
  const random = randomNumbers();
  return Array.from({ length }, () => String.fromCharCode(0x4e00 + random() * 20_000)).join('');
}

/** Repeats only whole units, so that no character is split. */
const repeated =
  (unit: string): HostileText =>
  (length) =>
    unit.repeat(Math.floor(length / unit.length));

const codeAfter = (length: number): string => repeated('x = 1\n')(length);

export const hostileTexts: Readonly<Record<string, HostileText>> = {
  prose: repeated('The arm stops at 40 degrees.\n\n'),
  'random words': randomWords,
  'one endless line': repeated('all on one line, '),
  'no spaces': repeated('abcdefghijklmnopqrstuvwxyz0123456789'),
  'one letter': repeated('a'),
  'only spaces between two letters': (length) => `a${' '.repeat(length)}b`,
  'only empty lines between two letters': (length) => `a${repeated('\n ')(length)}b`,
  'punctuation without spaces': repeated('!@#$%^&*()'),
  'brackets and quotation marks': repeated('"('),
  digits: repeated('0123456789'),
  'lines of one letter': repeated('a\n'),
  'one long heading': (length) => `# ${randomWords(length)}`,
  'many headings': repeated('# h\nx\n'),
  'a fence as long as its code': (length) => `${'`'.repeat(length / 2)}\n${codeAfter(length / 2)}`,
  'a fence of tildes that is not closed': (length) => `${'~'.repeat(length / 2)}\n${codeAfter(length / 2)}`,
  'a fence with a long description': (length) => `\`\`\`${randomWords(length / 2)}\n${codeAfter(length / 2)}\n\`\`\``,
  'one fence around everything': (length) => `\`\`\`\n${codeAfter(length)}\n\`\`\``,
  'many fences': repeated('```\n'),
  'a table with a giant head': (length) =>
    `|${repeated('ab |')(length / 2)}\n|${repeated('-|')(length / 4)}\n${repeated('| a | b |\n')(length / 4)}`,
  'many tables': repeated('| a |\n| - |\n| x |\n\n'),
  'heads of tables': repeated('| a |\n|---|\n'),
  'one line of Chinese': repeated('漢字。'),
  'random Chinese characters': randomChinese,
  'one letter with a million accents': (length) => `e${'\u0301'.repeat(length)}`,
  'accents on accents': repeated('e\u0301\u0301\u0301'),
  'only Hangul consonants': repeated('\u1100'),
  emoji: repeated('😀😃 '),
  'families of joined emoji': repeated('👩‍👩‍👧‍👦'),
  'emoji that are all joined': repeated('👩\u200d'),
  flags: repeated('🇩🇪'),
};
