// Formats S3's XML replies.
import type { Fault } from './fault.js';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function faultXml({ code, message, fields }: Fault, requestId: string): string {
  const content = elements({ Code: code, Message: message, ...fields, RequestId: requestId });
  return `${declaration}${element('Error', content)}`;
}

/** Returns a reply with S3's namespace. `content` is XML. */
export function documentXml(name: string, content: string): string {
  return `${declaration}<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;
}

/** `content` is XML. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** Returns an element for each entry, with the escaped value. */
export function elements(values: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(values)
    .map(([name, value]) => element(name, escape(String(value))))
    .join('');
}

function escape(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are escaped on purpose
  return text.replace(/[<>&"'\u0000-\u001f]/g, (character) => `&#${character.charCodeAt(0)};`);
}
