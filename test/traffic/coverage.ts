// Measures how much of the contract the traffic has used, and lists the rest.

type Item =
  | { kind: 'operation' }
  | { kind: 'parameter'; name: string; in: string }
  | { kind: 'response'; status: string }
  | { kind: 'property'; target: 'request' | 'response'; status?: string; path: string };

interface OperationCoverage {
  operationId: string;
  covered: Item[];
  missing: Item[];
}

/** The output of `redocly drift --coverage-output`, without the fields that this file does not read. */
export interface CoverageReport {
  operations: OperationCoverage[];
}

/** Statuses that no recording attributes to an operation, with the reasons. They are not counted. */
const unattributed: Readonly<Record<string, string>> = {
  405: 'no operation has the method of the request, so the reply belongs to all operations of the path',
};

const statusOf = (item: Item): number | null =>
  item.kind === 'response' && !(item.status in unattributed) ? Number(item.status) : null;

/** The kinds of counted items, with the required coverage in percent. */
const kinds: readonly {
  name: string;
  minPercent: number;
  holds(item: Item): boolean;
  show(item: Item): string;
}[] = [
  { name: 'operations', minPercent: 100, holds: ({ kind }) => kind === 'operation', show: () => 'itself' },
  {
    name: 'parameters',
    minPercent: 100,
    holds: ({ kind }) => kind === 'parameter',
    show: (item) => (item.kind === 'parameter' ? item.name : ''),
  },
  {
    name: 'statuses of successes and refusals',
    minPercent: 100,
    holds: (item) => (statusOf(item) ?? 500) < 500,
    show: (item) => String(statusOf(item)),
  },
  {
    name: 'statuses of failures',
    // Some operations return before they use anything that tests can make fail: see test/http/every-status.test.ts.
    minPercent: 90,
    holds: (item) => (statusOf(item) ?? 0) >= 500,
    show: (item) => String(statusOf(item)),
  },
  {
    name: 'properties of successes',
    // The 25 requests per operation of test/properties show about 96 percent. `npm run test:full` sends 200.
    minPercent: 95,
    holds: (item) => item.kind === 'property' && item.target === 'response' && Number(item.status) < 400,
    show: (item) => (item.kind === 'property' ? item.path : ''),
  },
];

/** The share of the items of one kind that the traffic has used. */
export interface Share {
  name: string;
  minPercent: number;
  covered: number;
  total: number;
  /** One line per missing item, or per operation with its missing items. */
  missing: string[];
}

export function sharesOf({ operations }: CoverageReport): Share[] {
  return kinds.map(({ name, minPercent, holds, show }) => {
    const covered = operations.flatMap((operation) => operation.covered.filter(holds)).length;
    const missing = operations.flatMap(({ operationId, missing: items }) =>
      items.some(holds) ? [`${operationId}: ${items.filter(holds).map(show).join(', ')}`] : [],
    );
    return {
      name,
      minPercent,
      covered,
      total: covered + operations.flatMap((operation) => operation.missing.filter(holds)).length,
      missing,
    };
  });
}

/** Without traffic, the total is 0. */
const percentOf = ({ covered, total }: Share): number => (total === 0 ? 0 : (covered / total) * 100);

/** Returns the figures and missing items as lines of text, and whether the coverage is sufficient. */
export function judge(shares: readonly Share[]): { lines: string[]; isEnough: boolean } {
  const lines = shares.flatMap((share) => [
    `${share.name}: ${share.covered} of ${share.total}, ${percentOf(share).toFixed(1)} %; ` +
      `required ${share.minPercent} %${share.missing.length > 0 ? '; missing:' : ''}`,
    ...share.missing.map((line) => `    ${line}`),
  ]);
  return { lines, isEnough: shares.every((share) => percentOf(share) >= share.minPercent) };
}
