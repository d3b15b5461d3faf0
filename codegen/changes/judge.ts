// Decides whether the changes since the last release may be merged: server/docs/decisions/contract-changes.md.
import { approvalOf, approves, type ApprovedChange } from './approved-changes.js';
import type { ApiChange } from './api-report-changes.js';
import type { ContractChange } from './contract-changes.js';
import { greatest, isAtLeast, nextVersion, type Bump } from './versions.js';

export interface Versions {
  contract: string;
  sdk: string;
}

export interface Changes {
  contract: readonly ContractChange[];
  api: readonly ApiChange[];
  approved: readonly ApprovedChange[];
  released: Versions;
  current: Versions;
}

export interface Judgement {
  unapproved: string[];
  /** Approved changes that match no breaking change. */
  unused: string[];
  bumps: { contract: Bump; sdk: Bump };
  /** One sentence each. Empty if the changes may be merged. */
  problems: string[];
}

export function judge({ contract, api, approved, released, current }: Changes): Judgement {
  const breaking = contract.filter(({ bump }) => bump === 'major');
  const unapproved = breaking.filter((change) => !approvalOf(change, approved)).map(({ text }) => text);
  const unused = approved
    .filter((entry) => !breaking.some((change) => approves(entry, change)))
    .map(({ change }) => change);
  const contractBump = greatest(
    contract.map((change) =>
      change.bump === 'major' ? (approvalOf(change, approved)?.requires ?? 'major') : change.bump,
    ),
  );
  // A change of the contract also changes what callers of the SDK observe.
  const sdkBump = greatest([contractBump, ...api.map(({ bump }) => bump)]);
  const problems = [
    ...unapproved.map((text) => `breaking, and not in sdk/released/approved-changes.yaml: ${text}`),
    ...unused.map((change) => `an entry of sdk/released/approved-changes.yaml matches no breaking change: ${change}`),
    ...versionProblems('info.version of openapi.yaml', released.contract, current.contract, contractBump),
    ...versionProblems('version of sdk/package.json', released.sdk, current.sdk, sdkBump),
  ];
  return { unapproved, unused, bumps: { contract: contractBump, sdk: sdkBump }, problems };
}

function versionProblems(what: string, released: string, current: string, bump: Bump): string[] {
  const least = nextVersion(released, bump);
  return isAtLeast(current, least)
    ? []
    : [`${what} is ${current} and must be at least ${least} (released: ${released}, required bump: ${bump})`];
}
