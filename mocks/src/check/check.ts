import { resolve, type Json } from '../../../codegen/contract/document.js';
import type { Contract } from '../contract.js';
import { findDrift, type Problem } from './drift.js';
import type { Recorded } from './traffic.js';

export interface CheckResult {
  checked: number;
  /** Compared exchanges with a 4xx reply. Of these, only the replies are checked. */
  refused: number;
  /** Exchanges that were not compared, such as requests to other servers. */
  skipped: number;
  findings: string[];
  /** Values of X-Contract-Sha256 in the replies. */
  contractHashes: Set<string>;
}

/** Returns the path of a URL below `server`, or null for any other URL. Without `server`, returns the whole path. */
function pathOf(url: URL, server: string | undefined): string | null {
  if (server === undefined) return url.pathname;
  const base = new URL(server);
  const prefix = base.pathname.replace(/\/$/, '');
  return url.origin === base.origin && url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : null;
}

/** Paths of a server that are not in the contract. */
const pathsOutsideContract = /^\/(healthz|readyz|metrics|openapi\.(yaml|json)|docs(\/.*)?)$/;

/**
 * Replaces `name=a,b` in a query with `name=a&name=b`. Redocly would read `a,b` as one value, although the contract
 * says `explode: false`.
 */
function spreadLists(document: Json, raw: Json, search: URLSearchParams): URLSearchParams {
  const parameters: Json[] = (raw.parameters ?? []).map((parameter: Json) => resolve(document, parameter));
  const lists = new Set(parameters.filter(({ explode }) => explode === false).map(({ name }) => name));
  return new URLSearchParams(
    [...search].flatMap(([name, value]) =>
      lists.has(name)
        ? value.split(',').map((one): [string, string] => [name, one])
        : [[name, value] as [string, string]],
    ),
  );
}

const described = ({ method, path, status, target, ruleId, message, occurrences }: Problem): string =>
  `${method} ${path} ${status ?? ''}, ${target}: ${message} (${ruleId}, ${occurrences} times)`;

/** Compares exchanges with the contract. `server` is the base URL of the service in the recording. */
export function checkTraffic(contract: Contract, traffic: readonly Recorded[], server?: string): CheckResult {
  const { document } = contract;
  const origin = new URL(document.servers[0].url).origin;
  const result: CheckResult = { checked: 0, refused: 0, skipped: 0, findings: [], contractHashes: new Set() };
  const [accepted, refused]: [Recorded[], Recorded[]] = [[], []];
  for (const { request, response } of traffic) {
    const sent = new URL(request.url);
    const sentPath = pathOf(sent, server);
    const alias = sentPath === null ? null : contract.resolveAlias(new URL(sentPath + sent.search, sent));
    const [path, url] = alias === null ? [sentPath, sent] : [alias.pathname, alias];
    const operation = contract.paths.get(path ?? '')?.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!operation || request.method === 'HEAD') {
      const isKnown = path === null || url.searchParams.has('X-Amz-Signature') || pathsOutsideContract.test(path);
      const isFinding = server !== undefined && !isKnown && !['HEAD', 'OPTIONS'].includes(request.method);
      if (isFinding) result.findings.push(`${request.method} ${path}: the contract does not have this operation`);
      result.skipped += 1;
      continue;
    }
    result.checked += 1;
    const sha256 = response.headers['x-contract-sha256'];
    if (sha256 !== undefined) result.contractHashes.add(sha256);
    const search = spreadLists(document, operation.raw, url.searchParams);
    const target = `${origin}${operation.path}${search.size > 0 ? `?${search}` : ''}`;
    const isRefused = response.status >= 400 && response.status < 500;
    (isRefused ? refused : accepted).push({ request: { ...request, url: target }, response });
  }
  result.refused = refused.length;
  // A refused request may be wrong on purpose, so only its reply counts. Redocly reports each problem only for the
  // first exchange that has it. If a refused request came first, a problem of an accepted request could be lost. So
  // accepted exchanges come first.
  const problems = findDrift(document, [...accepted, ...refused]);
  const counts = ({ target, exchangeIndex }: Problem) => target === 'response' || exchangeIndex < accepted.length;
  result.findings.push(...problems.filter(counts).map(described));
  return result;
}
