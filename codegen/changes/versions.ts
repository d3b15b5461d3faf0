// Compares versions and computes the bump that a change requires.

export type Bump = 'none' | 'patch' | 'minor' | 'major';

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

export const greatest = (bumps: Iterable<Bump>): Bump =>
  order[Math.max(0, ...[...bumps].map((bump) => order.indexOf(bump)))] as Bump;

/** Returns the minimum version that a change of this kind requires after a released version. */
export function nextVersion(released: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (bump === 'major') return `${major + 1}.0.0`;
  if (bump === 'minor') return `${major}.${minor + 1}.0`;
  return bump === 'patch' ? `${major}.${minor}.${patch + 1}` : released;
}

/** Returns whether a version is at least the wanted one. Both have the form major.minor.patch. */
export function isAtLeast(version: string, wanted: string): boolean {
  const [given, least] = [version, wanted].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const different = least.findIndex((part, index) => part !== given[index]);
  return different === -1 || (given[different] ?? 0) > (least[different] ?? 0);
}
