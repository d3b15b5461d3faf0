// Reads the XML bodies of DeleteObjects and CompleteMultipartUpload.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Call } from './call.js';
import { startChecksum } from './checksums.js';
import { Fault, tooLarge } from './fault.js';
import { hashContent } from './hash-content.js';
import { receiveBody, type ReceiveOptions } from './receive.js';

const maxBytes = 4 * 1024 * 1024;

export const malformedXml = (): Fault =>
  new Fault(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate against our schema.');

/** Returns the child elements named `entry`, for example `[{ Key: … }]`, and all fields of the root element. */
export async function readEntries(call: Call, root: string, entry: string, options: ReceiveOptions = {}) {
  const text = await readText(call, options);
  if (text.includes('<!DOCTYPE') || XMLValidator.validate(text) !== true) throw malformedXml();
  const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true, removeNSPrefix: true });
  const parsed = (parser.parse(text) as Record<string, unknown>)[root];
  if (!isElement(parsed)) throw malformedXml();
  const entries: unknown[] = [parsed[entry] ?? []].flat();
  if (!entries.every(isElement)) throw malformedXml();
  return { entries, fields: parsed };
}

export type XmlElement = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is XmlElement => typeof value === 'object' && value !== null;

export function textOf(element: XmlElement, name: string): string | undefined {
  const value = element[name];
  return typeof value === 'string' ? value : undefined;
}

async function readText(call: Call, options: ReceiveOptions): Promise<string> {
  const { content, check, checksumAlgorithm } = receiveBody({ ...call, maxObjectBytes: maxBytes }, options);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const calculation = checksumAlgorithm === undefined ? null : startChecksum(checksumAlgorithm);
  const hashes = await hashContent(content, calculation, (chunk) => {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(bytes, maxBytes);
    chunks.push(chunk);
    return Promise.resolve();
  });
  check(hashes);
  return Buffer.concat(chunks).toString();
}
