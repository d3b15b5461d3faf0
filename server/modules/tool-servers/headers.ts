import type { Encryption } from '../../platform/encryption.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { reservedToolServerHeaders } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';
import type { StoredToolServer, ToolServerFields } from './repository.js';

export type Headers = Readonly<Record<string, string>>;

const reservedNames: ReadonlySet<string> = new Set(reservedToolServerHeaders.values);
const reservedPattern = new RegExp(reservedToolServerHeaders.pattern);

/** Returns an error for each reserved or repeated name, ignoring case. The contract cannot express these rules. */
export function problemsOfHeaders(headers: Headers): ErrorDetail[] {
  const seen = new Set<string>();
  const details: ErrorDetail[] = [];
  for (const name of Object.keys(headers)) {
    const lowerCase = name.toLowerCase();
    if (reservedNames.has(lowerCase) || reservedPattern.test(lowerCase))
      details.push({ message: reasons.request.reservedHeader, path: ['headers', name] });
    if (seen.has(lowerCase)) details.push({ message: reasons.request.repeatedHeader, path: ['headers', name] });
    seen.add(lowerCase);
  }
  return details;
}

/** Encrypted headers can be decrypted only with the same organization, server and URL origin. */
const contextOf = (organizationId: string, id: number, url: string): string[] => [
  'tool server headers',
  organizationId,
  String(id),
  new URL(url).origin,
];

export function encryptHeaders(
  encryption: Encryption,
  organizationId: string,
  id: number,
  url: string,
  headers: Headers,
): Pick<ToolServerFields, 'headerNames' | 'sealedHeaders'> {
  const headerNames = Object.keys(headers).sort();
  if (headerNames.length === 0) return { headerNames, sealedHeaders: null };
  return {
    headerNames,
    sealedHeaders: encryption.encrypt(JSON.stringify(headers), contextOf(organizationId, id, url)),
  };
}

/** Throws DecryptionError if the encryption key is no longer configured. */
export function decryptHeaders(
  encryption: Encryption,
  organizationId: string,
  { id, url, sealedHeaders }: Pick<StoredToolServer, 'id' | 'url' | 'sealedHeaders'>,
): Headers {
  if (sealedHeaders === null) return {};
  return JSON.parse(encryption.decrypt(sealedHeaders, contextOf(organizationId, id, url))) as Headers;
}
