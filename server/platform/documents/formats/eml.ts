// Converts email messages to Markdown, with the names of attachments but not their contents.
import PostalMime, { type Address } from 'postal-mime';
import { notOfType } from '../kinds.js';
import { readHtml } from './html.js';

export async function readEml(content: Uint8Array): Promise<string> {
  // An email begins with a header such as `Subject: …`. In a mailbox file, a line `From …` precedes it.
  if (!/^(From .*\r?\n)?[!-9;-~]+[ \t]*:/.test(Buffer.from(content.subarray(0, 1000)).toString('latin1')))
    throw notOfType('eml');
  const message = await PostalMime.parse(content, { maxNestingDepth: 100 });
  const headers = [
    ['From', message.from && names([message.from])],
    ['To', names(message.to)],
    ['Cc', names(message.cc)],
    ['Date', message.date],
    ['Attachments', message.attachments.flatMap(({ filename }) => filename ?? []).join(', ')],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  const body = message.text?.trim() || readHtml(message.html ?? '');
  return [`# ${message.subject?.replace(/\s+/g, ' ') || 'Email'}`, headers.join('\n'), body].join('\n\n');
}

const names = (addresses: readonly Address[] = []): string =>
  addresses
    .map(({ name, address, group }) =>
      [name, address && `<${address}>`, group && names(group)].filter(Boolean).join(' '),
    )
    .join(', ');
