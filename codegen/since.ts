// Which version of the SDK brought an operation, parameter, type or field: found by comparison with the last release, never written by hand.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { contractFile, idempotencyHeader, type Json } from './contract.js';
import { partsOf, partsOnlyIn, type PartKind } from './contract-parts.js';

const sdk = fileURLToPath(new URL('../sdk/', import.meta.url));
const marked: readonly PartKind[] = ['operation', 'parameter', 'type', 'field'];

/** Versions by the key of the part; nothing for what the first release had. */
export type Versions = Record<string, string>;

export interface Since {
  of(key: string): string | undefined;
  versions: Versions;
}

/** What is new against the last release has the version of now; the rest has what it had in that release. */
export function sinceOf(released: Json, releasedVersions: Versions, current: Json, version: string): Since {
  const parts = partsOf(current);
  // The key of a write is no input of the SDK's operations.
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

/** The versions of the contract of now. */
export function readSince(): Since {
  const yaml = (file: string) => load(readFileSync(file, 'utf8')) as Json;
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;
  known ??= sinceOf(
    yaml(`${sdk}released/openapi.yaml`),
    json(`${sdk}released/since.json`),
    yaml(contractFile),
    json(`${sdk}package.json`).version,
  );
  return known;
}

/** sdk/since.json: the next release keeps it, so that its versions stay when they are no news any more. */
export const generateSince = () => `${JSON.stringify(readSince().versions, null, 2)}\n`;
