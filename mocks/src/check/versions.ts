// Compares the package's contract with the contracts of a service and of recorded traffic, and with the version for
// which the program was written.
import type { Json } from '../../../codegen/contract/document.js';
import type { Contract } from '../contract.js';
import { UsageError } from '../usage-error.js';

export interface VersionOptions {
  /** Version for which the program was written. */
  expected?: string | undefined;
  /** Base URL of a service whose contract is compared too. */
  service?: string | undefined;
  /** Values of X-Contract-Sha256 in recorded replies. */
  hashes?: ReadonlySet<string>;
}

async function contractOf(service: string): Promise<{ version: string; sha256: string | null }> {
  const address = `${service.replace(/\/$/, '')}/openapi.json`;
  const signal = AbortSignal.timeout(10_000);
  const reply = await fetch(address, { signal }).catch((error: Error) => {
    throw new UsageError(`${address} cannot be read: ${String(error.cause ?? error.message)}`);
  });
  if (!reply.ok) throw new UsageError(`${address} cannot be read: status ${reply.status}`);
  const { info } = (await reply.json()) as Json;
  return { version: String(info?.version), sha256: reply.headers.get('x-contract-sha256') };
}

/** Returns a sentence for each contract that is not the expected one. */
export async function findVersionChanges(
  contract: Contract,
  { expected, service, hashes }: VersionOptions,
): Promise<string[]> {
  const changes: string[] = [];
  if (expected !== undefined && expected !== contract.version)
    changes.push(`This package has contract ${contract.version}, but the program was written for ${expected}.`);
  if ([...(hashes ?? [])].some((sha256) => sha256 !== contract.sha256))
    changes.push(`The traffic was recorded with another contract than that of this package (${contract.version}).`);
  if (service === undefined) return changes;
  const { version, sha256 } = await contractOf(service);
  if (version !== (expected ?? contract.version))
    changes.push(`${service} has contract ${version} instead of ${expected ?? contract.version}.`);
  else if (sha256 !== null && sha256 !== contract.sha256)
    changes.push(`${service} has contract ${version} with another text than the contract of this package.`);
  return changes;
}
