// Decides which lists of an OpenDocument text are numbered, and with which number each of them begins.
import { attribute, type Attributes } from './xml-events.js';

interface Numbering {
  /** `1`, `a`, `A`, `i` or `I`, as in the attribute `type` of an HTML list. */
  readonly format: string;
  readonly start: number;
}

interface OpenList {
  readonly style: string;
  readonly tag: 'ol' | 'ul';
  /** Number of the next item. */
  next: number;
}

const formats = new Set(['1', 'a', 'A', 'i', 'I']);
/** A small file can declare any number, and a large Roman numeral is a long text. */
const maxStart = 10_000;

const isStart = (value: number) => Number.isInteger(value) && value >= 0 && value <= maxStart;

export interface OdtLists {
  /** Call for each element outside of the text, because list styles can be in two files. */
  readStyle(name: string, attributes: Attributes): void;
  /** Returns the HTML that opens the list. */
  open(attributes: Attributes): string;
  onItem(): void;
  /** Returns the HTML that closes the list. */
  close(): string;
}

export function createOdtLists(): OdtLists {
  const numbered = new Map<string, Numbering>();
  const open: OpenList[] = [];
  /** The next number of the last closed list, by style and level. */
  const continued = new Map<string, number>();
  const keyOf = (style: string, level: number | string) => `${level} ${style}`;
  let styleName = '';

  return {
    readStyle(name, attributes) {
      if (name === 'list-style') styleName = attribute(attributes, 'name') ?? '';
      if (name !== 'list-level-style-number') return;
      const format = attribute(attributes, 'num-format') ?? '';
      const start = Number(attribute(attributes, 'start-value') ?? 1);
      if (formats.has(format))
        numbered.set(keyOf(styleName, attribute(attributes, 'level') ?? '1'), {
          format,
          start: isStart(start) ? start : 1,
        });
    },

    open(attributes) {
      // A list without a style inside another list has the style of that list.
      const style = attribute(attributes, 'style-name') ?? open.at(-1)?.style ?? '';
      const key = keyOf(style, open.length + 1);
      const numbering = numbered.get(key);
      const isContinued =
        attribute(attributes, 'continue-numbering') === 'true' || attribute(attributes, 'continue-list') !== undefined;
      const next = (isContinued ? continued.get(key) : undefined) ?? numbering?.start ?? 1;
      open.push({ style, tag: numbering === undefined ? 'ul' : 'ol', next });
      return numbering === undefined ? '<ul>' : `<ol type="${numbering.format}" start="${next}">`;
    },

    onItem() {
      const list = open.at(-1);
      if (list !== undefined) list.next += 1;
    },

    close() {
      const list = open.pop();
      if (list === undefined) return '';
      continued.set(keyOf(list.style, open.length + 1), list.next);
      return `</${list.tag}>`;
    },
  };
}
