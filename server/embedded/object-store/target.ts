import { Fault } from './fault.js';

export interface Target {
  /** Empty for `/`. */
  readonly bucket: string;
  /** Empty for a request on the bucket itself. */
  readonly key: string;
  /** The decoded path. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Does not use the URL class, which would resolve `..` and so turn one key into another. */
export function parseTarget(address: string): Target {
  const [rawPath = '', ...rest] = address.split('?');
  const path = decode(rawPath);
  const [, bucket, key = ''] = /^\/([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  if (bucket === undefined) throw new Fault(400, 'InvalidURI', "Couldn't parse the specified URI.");
  return { bucket, key, path, query: parseQuery(rest.join('?')) };
}

export function queryValue({ query }: Target, wanted: string): string | undefined {
  return query.find(([name]) => name === wanted)?.[1];
}

function parseQuery(text: string): [string, string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return [decode(name), decode(value.join('='))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Fault(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
