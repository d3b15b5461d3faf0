export type Bump = 'none' | 'patch' | 'minor' | 'major';

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

export const greatest = (bumps: Iterable<Bump>): Bump =>
  order[Math.max(0, ...[...bumps].map((bump) => order.indexOf(bump)))] as Bump;

/** Returns the numbers of a version, without a pre-release such as `-rc.1`. */
const numbersOf = (version: string): number[] => version.replace(/-.*/, '').split('.').map(Number);

export function nextVersion(released: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(released);
  if (bump === 'major') return `${major + 1}.0.0`;
  if (bump === 'minor') return `${major}.${minor + 1}.0`;
  return bump === 'patch' ? `${major}.${minor}.${patch + 1}` : released;
}

/** Ignores pre-releases: `1.2.0-rc.1` is at least `1.2.0`. */
export function isAtLeast(version: string, wanted: string): boolean {
  const [given, least] = [numbersOf(version), numbersOf(wanted)];
  const different = least.findIndex((part, index) => part !== given[index]);
  return different === -1 || (given[different] ?? 0) > (least[different] ?? 0);
}
