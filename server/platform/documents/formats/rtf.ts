import { Readable } from 'node:stream';
import { Tokenize } from 'rtf-stream-parser';
import { decodeAs } from '../decode.js';
import { documentError } from '../document-error.js';
import { encodingOfCharset, encodingOfCodePage } from './rtf-encodings.js';
import { markdownTable } from './table.js';

/**
 * A token of the parser. The parser's own type is a `const enum`, which a compiler that reads one file at a time cannot
 * import.
 */
interface Token {
  readonly type: (typeof tokenTypes)[keyof typeof tokenTypes];
  readonly word?: string;
  readonly param?: number;
  readonly data?: Buffer;
}

const tokenTypes = { groupStart: 0, groupEnd: 1, control: 2, text: 3 } as const;

const maxDepth = 500;
/** The parser keeps all tokens of a piece in memory. */
const pieceBytes = 65_536;

/** Groups that contain no text of the document. Optional groups, which `\*` marks, contain none either. */
const skipped = new Set(
  (
    'colortbl stylesheet info pict nonshppict objdata fldinst bkmkstart bkmkend listtext pntext themedata datastore ' +
    'listtable listoverridetable rsidtbl generator xmlnstbl header headerl headerr headerf footer footerl footerr ' +
    'footerf atnid atnauthor annotation revtbl filetbl private txe xe tc rxe'
  ).split(' '),
);

const characters: Readonly<Record<string, string>> = {
  tab: ' ',
  line: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Settings of a group's text. At the end of the group, the settings before the group apply again. */
interface State {
  isSkipped: boolean;
  isFontTable: boolean;
  isFootnote: boolean;
  isHidden: boolean;
  isInTable: boolean;
  /** From 0; null for body text. */
  outlineLevel: number | null;
  isListItem: boolean;
  font: number;
  /** Number of fallback characters after each `\u`, for programs without Unicode. This parser skips them. */
  fallbackLength: number;
}

export async function readRtf(content: Uint8Array): Promise<string> {
  const tokens = Readable.from(piecesOf(content)).pipe(new Tokenize());
  const writer = new RtfText();
  for await (const token of tokens) writer.add(token as Token);
  return writer.end();
}

function* piecesOf(content: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < content.length; start += pieceBytes)
    yield Buffer.from(content.subarray(start, start + pieceBytes));
}

class RtfText {
  readonly #blocks: string[] = [];
  readonly #states: State[] = [];
  readonly #charsets = new Map<number, number>();
  #state: State = {
    isSkipped: false,
    isFontTable: false,
    isFootnote: false,
    isHidden: false,
    isInTable: false,
    outlineLevel: null,
    isListItem: false,
    font: 0,
    fallbackLength: 1,
  };
  #codePage = 1252;
  #isOptional = false;
  /** Number of characters still to skip after a `\u`. */
  #skip = 0;
  /** Bytes that are not decoded yet, because a character may consist of several. */
  #bytes: Buffer[] = [];
  #encoding = 'windows-1252';
  #text: string[] = [];
  #cells: string[] = [];
  #rows: string[][] = [];

  add({ type, word = '', param, data }: Token): void {
    if (type === tokenTypes.groupStart) this.#open();
    else if (type === tokenTypes.groupEnd) this.#close();
    else if (type === tokenTypes.text) this.#addBytes(data ?? Buffer.alloc(0));
    else if (word === "'") this.#addBytes(data ?? Buffer.alloc(0));
    else this.#control(word, param);
  }

  end(): string {
    this.#endParagraph();
    this.#endTable();
    return this.#blocks.join('\n\n');
  }

  #open(): void {
    if (this.#states.length >= maxDepth) throw documentError('tooManyLevels', { values: { levels: maxDepth } });
    this.#states.push({ ...this.#state });
    this.#skip = 0;
  }

  #close(): void {
    const before = this.#states.pop();
    if (before === undefined) return;
    if (this.#state.isFootnote && !before.isFootnote) this.#addText(')');
    this.#state = before;
    this.#skip = 0;
    this.#isOptional = false;
  }

  #control(word: string, param: number | undefined): void {
    const isOptional = this.#isOptional;
    this.#isOptional = word === '*';
    const state = this.#state;
    if (word === '*' || state.isSkipped) return;
    if (word === 'fonttbl') state.isFontTable = true;
    else if (word === 'footnote') {
      state.isFootnote = true;
      this.#addText(' (');
    } else if (skipped.has(word) || (isOptional && word !== 'shppict')) {
      // Microsoft Word writes the number of a list item into a separate group.
      const outer = this.#states.at(-1);
      if ((word === 'listtext' || word === 'pntext') && outer) outer.isListItem = true;
      state.isSkipped = true;
    } else if (word === 'f') state.font = param ?? 0;
    else if (word === 'fcharset') {
      if (state.isFontTable) this.#charsets.set(state.font, param ?? 0);
    } else if (word === 'ansicpg') this.#codePage = param ?? 1252;
    else if (word === 'mac') this.#codePage = 10_000;
    else if (word === 'uc') state.fallbackLength = Math.max(0, param ?? 1);
    else if (word === 'u') this.#addUnit(param ?? 0);
    else if (word === 'v' || word === 'deleted') state.isHidden = param !== 0;
    else if (word === 'plain') state.isHidden = false;
    else if (word === 'pard') {
      state.isInTable = false;
      state.isListItem = false;
      state.outlineLevel = null;
    } else if (word === 'intbl') state.isInTable = true;
    else if (word === 'outlinelevel') state.outlineLevel = param !== undefined && param < 9 ? param : null;
    else if (word === 'par' || word === 'page' || word === 'sect') {
      if (state.isFootnote || state.isInTable) this.#addText(' ');
      else this.#endParagraph();
    } else if (word === 'cell' || word === 'nestcell') this.#cells.push(this.#takeText());
    else if (word === 'row' || word === 'nestrow') {
      if (this.#cells.length > 0) this.#rows.push(this.#cells);
      this.#cells = [];
    } else if (Object.hasOwn(characters, word)) this.#addCharacter(characters[word] ?? '');
  }

  #addUnit(param: number): void {
    this.#skip = 0;
    this.#addText(String.fromCharCode(param & 0xffff));
    this.#skip = this.#state.fallbackLength;
  }

  #addCharacter(text: string): void {
    if (this.#skip > 0) this.#skip -= 1;
    else this.#addText(text);
  }

  #addBytes(data: Buffer): void {
    this.#isOptional = false;
    const { isSkipped, isFontTable, isHidden, font } = this.#state;
    const bytes = data.subarray(this.#skip);
    this.#skip -= data.length - bytes.length;
    if (bytes.length === 0 || isSkipped || isFontTable || isHidden) return;
    const encoding = encodingOfCharset(this.#charsets.get(font)) ?? encodingOfCodePage(this.#codePage);
    if (encoding !== this.#encoding) this.#decode();
    this.#encoding = encoding;
    this.#bytes.push(bytes);
  }

  #addText(text: string): void {
    this.#decode();
    const { isSkipped, isFontTable, isHidden } = this.#state;
    if (!isSkipped && !isFontTable && !isHidden) this.#text.push(text);
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    this.#text.push(decodeAs(this.#encoding, Buffer.concat(this.#bytes), false));
    this.#bytes = [];
  }

  #takeText(): string {
    this.#decode();
    const text = this.#text.join('').trim();
    this.#text = [];
    return text;
  }

  #endParagraph(): void {
    const { outlineLevel, isListItem } = this.#state;
    const text = this.#takeText();
    if (text === '') return;
    this.#endTable();
    if (outlineLevel !== null) this.#blocks.push(`${'#'.repeat(Math.min(6, outlineLevel + 1))} ${oneLine(text)}`);
    else if (isListItem) this.#blocks.push(`- ${text}`);
    else this.#blocks.push(text.replace(/^[•·▪◦–]\s+/, '- '));
  }

  #endTable(): void {
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    if (this.#rows.length > 0) this.#blocks.push(markdownTable(this.#rows));
    this.#cells = [];
    this.#rows = [];
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
