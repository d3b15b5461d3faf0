// How much of the contract the traffic has used, and what of it not.

type Missing =
  | { kind: 'operation' }
  | { kind: 'parameter'; name: string; in: string }
  | { kind: 'response'; status: string }
  | { kind: 'property'; target: 'request' | 'response'; status?: string; path: string };

interface OperationCoverage {
  operationId: string;
  covered: Missing[];
  missing: Missing[];
}

/** What `redocly drift --coverage-output` writes, as far as it is used here. */
export interface CoverageReport {
  operations: OperationCoverage[];
}

/** What is counted together, and how much of it has to be used, in per cent. */
const kinds: readonly {
  name: string;
  leastPercent: number;
  holds(item: Missing): boolean;
  show(item: Missing): string;
}[] = [
  { name: 'operations', leastPercent: 100, holds: ({ kind }) => kind === 'operation', show: () => 'itself' },
  {
    name: 'parameters',
    leastPercent: 100,
    holds: ({ kind }) => kind === 'parameter',
    show: (item) => (item.kind === 'parameter' ? item.name : ''),
  },
  {
    name: 'statuses',
    leastPercent: 95,
    holds: ({ kind }) => kind === 'response',
    show: (item) => (item.kind === 'response' ? item.status : ''),
  },
  {
    name: 'properties of successes',
    // 25 requests per operation show 94 to 96 percent; 200 of `npm run test:full` show more.
    leastPercent: 94,
    holds: (item) => item.kind === 'property' && item.target === 'response' && Number(item.status) < 400,
    show: (item) => (item.kind === 'property' ? item.path : ''),
  },
];

/** How much of something was used. */
export interface Share {
  name: string;
  leastPercent: number;
  covered: number;
  total: number;
  /** A line for each thing, or for each operation with its things. */
  missing: string[];
}

export function sharesOf({ operations }: CoverageReport): Share[] {
  return kinds.map(({ name, leastPercent, holds, show }) => {
    const covered = operations.flatMap((operation) => operation.covered.filter(holds)).length;
    const missing = operations.flatMap(({ operationId, missing: items }) =>
      items.some(holds) ? [`${operationId}: ${items.filter(holds).map(show).join(', ')}`] : [],
    );
    return {
      name,
      leastPercent,
      covered,
      total: covered + operations.flatMap((operation) => operation.missing.filter(holds)).length,
      missing,
    };
  });
}

/** The figures and what is missing, for people; and whether it is enough. */
export function judge(shares: readonly Share[]): { lines: string[]; isEnough: boolean } {
  const lines = shares.flatMap(({ name, leastPercent, covered, total, missing }) => [
    `${name}: ${covered} of ${total}, ${((covered / total) * 100).toFixed(1)} %; wanted ${leastPercent} %${missing.length > 0 ? '; missing:' : ''}`,
    ...missing.map((line) => `    ${line}`),
  ]);
  return {
    lines,
    isEnough: shares.every(({ leastPercent, covered, total }) => (covered / total) * 100 >= leastPercent),
  };
}
