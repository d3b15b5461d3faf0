// Parses the structured parts of interface.md, such as tables and lists. It does not parse most sentences.
import { readFileSync } from 'node:fs';

export const interfaceText = readFileSync(new URL('interface.md', import.meta.url), 'utf8');

export interface ShownField {
  name: string;
  isNullable: boolean;
  /** Fields of an object or of list items. Empty if the text shows no fields or refers to a table by name. */
  fields: ShownField[];
}

export interface ShownOperation {
  /** Method and path, such as `POST /agents`. */
  name: string;
  query: string[];
  body: string[];
  /** Names in `query` or `body`. */
  required: string[];
  /** Fields of each reply, if the text lists them. */
  replies: ShownField[][];
  statuses: number[];
}

const section = (title: string, level: string): string => {
  const [, after = ''] = interfaceText.split(`\n${level} ${title}\n`);
  return after.split(new RegExp(`\\n#{1,${level.length}} `))[0] ?? '';
};

/** Returns the fields in the table of a section. A row may name several fields. */
export function fieldsOfTable(title: string): ShownField[] {
  const rows = [...section(title, '###').matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].filter(
    ([, first = '']) => first !== 'Field',
  );
  return rows.flatMap(([, names = '', type = '']) =>
    names.split(', ').map((name) => ({ name, isNullable: /\bnull\b/.test(type), fields: inlineFields(type) })),
  );
}

/** Returns the fields of the object in a type, such as `array of {id: integer, name: string}`. */
const inlineFields = (type: string): ShownField[] => {
  const start = type.indexOf('{');
  return start < 0 ? [] : parseShape(type.slice(start));
};

/** Returns the fields of a shape such as `{id, name: string, skill: {id: integer}, errors?: [{userId: string}]}`. */
function parseShape(text: string): ShownField[] {
  const tokens = text.match(/[{}[\],:?]|[^{}[\],:?]+/g) ?? [];
  let at = 0;
  const value = (): { words: string; fields: ShownField[] } => {
    let words = '';
    let fields: ShownField[] = [];
    for (; at < tokens.length && !/^[,\]}]$/.test(tokens[at] ?? ''); at++) {
      if (tokens[at] === '{') fields = object();
      else if (tokens[at] === '[') {
        at++;
        ({ words, fields } = value());
      } else words += tokens[at];
    }
    return { words, fields };
  };
  const object = (): ShownField[] => {
    const found: ShownField[] = [];
    for (at++; at < tokens.length && tokens[at] !== '}';) {
      const name = (tokens[at++] ?? '').trim();
      if (tokens[at] === '?') at++;
      if (tokens[at] === ':') at++;
      const { words, fields } = value();
      if (name !== '') found.push({ name, isNullable: /\bnull\b/.test(words), fields });
      if (tokens[at] === ',') at++;
    }
    return found;
  };
  return object();
}

const typed = /`(\w+)`(?= \(?(?:string|integer|boolean|object|array)\b)/g;
const namesIn = (text: string): string[] => [...text.matchAll(typed)].map(([, name = '']) => name);
const line = (text: string, label: string): string => new RegExp(`^- ${label}[^:]*: (.*)$`, 'm').exec(text)?.[1] ?? '';

function readOperation(heading: string, text: string): ShownOperation {
  const [name = ''] = heading.split('?');
  const [query, body] = [line(text, 'Query'), line(text, 'Body')];
  // One operation describes its parameters in a sentence: «with `taskId` (integer) …; `allInOrg=true` …».
  const paragraph = (text.split('\n')[0] ?? '').split(/\bErrors?:/)[0] ?? '';
  const inSentence = [
    ...namesIn(paragraph),
    ...[...paragraph.matchAll(/`(\w+)=\w+`/g)].map(([, parameter = '']) => parameter),
  ];
  const statuses = `${/^- Status: (.*)$/m.exec(text)?.[1] ?? ''} ${/^- Errors?: (.*)$/m.exec(text)?.[1] ?? ''}`;
  const shapes = [...text.matchAll(/Response[^`\n]*: `(\{.*?\})`(?=[;.\n]|$)|Response `(\{.*?\})`/gm)].map(
    ([, after, directly]) => parseShape(after ?? directly ?? ''),
  );
  return {
    name,
    query: query === '' ? inSentence : namesIn(query),
    body: namesIn(body.replace(/ entries \{.*?\}/, '')),
    required: [...`${query}; ${body}`.matchAll(/`(\w+)` [^;`]*?\brequired(?! for)/g)].map(
      ([, parameter = '']) => parameter,
    ),
    replies: shapes,
    statuses: [...statuses.matchAll(/\b([245]\d\d)\b/g)].map(([status]) => Number(status)),
  };
}

const endpoints = section('Endpoints', '##');

/** Every operation that has its own paragraph. */
export const shownOperations: ShownOperation[] = endpoints
  .split(/\n(?=\*\*[A-Z]+ \/)/)
  .slice(1)
  .map((part) => {
    const [, heading = '', text = ''] =
      /^\*\*([A-Z]+ \/\S+)\*\* - ([\s\S]*)$/.exec(part.split('\n### ')[0] ?? '') ?? [];
    return readOperation(heading, text);
  });
