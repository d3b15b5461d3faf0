// Determines which version of the SDK added an operation, parameter, type or field.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractFile, idempotencyHeader, parseContract } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { partsOf, partsOnlyIn, type PartKind } from '../contract/parts.js';
import { lastRelease } from '../changes/last-release.js';

const sdkPackage = fileURLToPath(new URL('../../sdk/package.json', import.meta.url));
const marked: readonly PartKind[] = ['operation', 'parameter', 'type', 'field'];

/** Versions by the key of the part. Parts of the first release have no version. */
export type Versions = Record<string, string>;

export interface Since {
  of(key: string): string | undefined;
  versions: Versions;
}

/**
 * Gives the current version to each part that is new since the last release, but not to the contents of a new part.
 * Parts of the last release keep their version.
 */
export function sinceOf(released: Json, releasedVersions: Versions, current: Json, version: string): Since {
  const parts = partsOf(current);
  // The idempotency key is not part of the SDK's input.
  const isMarked = ([key]: [string, unknown]) =>
    marked.includes(parts.get(key)?.kind as PartKind) && parts.get(key)?.name !== idempotencyHeader;
  const older = Object.entries(releasedVersions).filter(isMarked);
  const added = partsOnlyIn(parts, partsOf(released))
    .filter(isMarked)
    .map(([key]) => [key, version] as const);
  const versions = Object.fromEntries([...older, ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { of: (key) => (Object.hasOwn(versions, key) ? versions[key] : undefined), versions };
}

let known: Since | undefined;

export function readSince(): Since {
  const yaml = (file: string) => parseContract(readFileSync(file, 'utf8'));
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;
  const { contract, published } = lastRelease();
  known ??= sinceOf(
    yaml(contract),
    published === null ? {} : json(published.since),
    yaml(contractFile),
    json(sdkPackage).version,
  );
  return known;
}

/** Returns the text of sdk/since.json. After a release, later runs read the versions from the copy in sdk/released. */
export const generateSince = () => `${JSON.stringify(readSince().versions, null, 2)}\n`;
