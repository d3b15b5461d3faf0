// Reads XML as a stream of events, for documents whose XML tree may not fit in memory. Entities that the XML declares
// are not expanded.
import { TextDecoder } from 'node:util';
import { Parser } from 'htmlparser2';
import { documentError } from '../document-error.js';

const maxDepth = 500;

export type Attributes = Readonly<Record<string, string>>;

/** Names of elements have no namespace prefix; names of attributes keep theirs. */
export interface XmlEvents {
  onOpen?(name: string, attributes: Attributes, prefix: string): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

export async function readXmlEvents(content: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxDepth) throw documentError('tooManyLevels', { values: { levels: maxDepth } });
        events.onOpen?.(localName(name), attributes, name.slice(0, Math.max(0, name.indexOf(':'))));
      },
      ontext: (text) => events.onText?.(text),
      onclosetag(name) {
        depth -= 1;
        events.onClose?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  let decoder: TextDecoder | undefined;
  for await (const part of content) {
    decoder ??= new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : 'utf-8');
    parser.write(decoder.decode(part, { stream: true }));
  }
  parser.end();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute by its name without namespace prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return key === undefined ? attributes[name] : attributes[key];
}
