// Finds sentences that are too long, for the tests of pages, comments and the contract.

const maxWords = 25;

/** Returns the sentences that have more than `maxWords` words. A colon and a semicolon end a sentence too. */
export const longSentences = (paragraph: string): string[] =>
  paragraph
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!:;][*)"”]*) /)
    .filter((sentence) => wordCount(sentence) > maxWords);

/** Counts a piece of code as one word, and a link by its text. */
function wordCount(sentence: string): number {
  const text = sentence.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']');
  return text.split(' ').filter((word) => /\w/.test(word)).length;
}

/** Returns the paragraphs and list items of Markdown, without headings, tables and code. */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/^ *(\||#).*$/gm, '')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) /);

/** Returns the paragraphs of the comments of a program. Each tag of a doc comment begins one. */
export const commentsOf = (program: string): string[] =>
  [...program.matchAll(/(?:^ *\/\/.*\n)+|\/\*\*[\s\S]*?\*\//gm)]
    .map(([comment]) => comment.replace(/^ *(\/\/|\/\*\*|\*\/|\*) ?|\*\/$/gm, '').replace(/^@/gm, '\n@'))
    .flatMap(paragraphsOf);
