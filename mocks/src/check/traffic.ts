// Reads recorded traffic: HAR files, and files with one JSON object per line as the mock records them.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../../codegen/contract/document.js';

/** A recorded request and its reply, in the form that `redocly drift` reads. */
export interface Recorded {
  request: { method: string; url: string; headers: Record<string, string>; body?: string | undefined };
  response: { status: number; headers: Record<string, string>; body?: string | undefined };
}

/** Headers of HTTP, of browsers and of the mock that the contract does not declare, so the check ignores them. */
const ignoredHeaders = new RegExp(
  `^(${[
    ':.*|accept(-.*)?|access-control-.*|cache-control|connection|content-(encoding|length)|cookie|date|host',
    'if-(modified-since|none-match|range|unmodified-since)|keep-alive|origin|pragma|prefer|preference-applied',
    'priority|referer|sec-.*|server|transfer-encoding|upgrade-.*|user-agent|vary|x-accel-.*',
  ].join('|')})$`,
);

const pairsOf = (headers: { name: string; value: string }[]): [string, string][] =>
  headers.map(({ name, value }) => [name, value]);

const withoutIgnored = (pairs: [string, string][]): Record<string, string> =>
  Object.fromEntries(
    pairs
      .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
      .filter(([name]) => !ignoredHeaders.test(name)),
  );

function textOf(content: Json): string | undefined {
  if (content?.text === undefined) return undefined;
  return content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
}

function fromHar({ request, response }: Json): Recorded {
  return {
    request: {
      method: request.method,
      url: request.url,
      headers: withoutIgnored(pairsOf(request.headers)),
      body: request.postData?.text,
    },
    response: {
      status: response.status,
      headers: withoutIgnored(pairsOf(response.headers)),
      body: textOf(response.content),
    },
  };
}

const fromLine = ({ request, response }: Recorded): Recorded => ({
  request: { ...request, headers: withoutIgnored(Object.entries(request.headers)) },
  response: { ...response, headers: withoutIgnored(Object.entries(response.headers)) },
});

function readFile(file: string): Recorded[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.har')) return (JSON.parse(text).log.entries as Json[]).map(fromHar);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => fromLine(JSON.parse(line) as Recorded));
}

/** Reads a file, or all `.har` and `.ndjson` files of a folder. */
export function readTraffic(path: string): Recorded[] {
  if (!statSync(path).isDirectory()) return readFile(path);
  const names = readdirSync(path).filter((name) => /\.(har|ndjson)$/.test(name));
  return names.flatMap((name) => readFile(join(path, name)));
}
