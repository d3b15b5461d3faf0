/** `warning`: a problem without known data loss. `skipped`: an earlier check failed. */
export type CheckStatus = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Check {
  readonly name: string;
  readonly status: CheckStatus;
  readonly detail: string;
  /** The first `maxItems` of the items that `detail` counts, one line each. */
  readonly items: readonly string[];
}

export interface Report {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

export const maxItems = 1_000;
const maxPrintedItems = 20;

export const check = (name: string, status: CheckStatus, detail: string, items: readonly string[] = []): Check => ({
  name,
  status,
  detail,
  items: items.slice(0, maxItems),
});

export const reportOf = (checks: readonly Check[]): Report => ({
  ok: checks.every(({ status }) => status !== 'failed'),
  checks,
});

export function formatReport({ ok, checks }: Report): string {
  const lines = checks.flatMap(({ name, status, detail, items }) => {
    const indented = [...items.slice(0, maxPrintedItems), ...hintOf(items.length)].map(
      (item) => `                         ${item}`,
    );
    return [`${status.padEnd(8)} ${name.padEnd(15)} ${detail}`, ...indented];
  });
  return [...lines, conclusionOf(ok, checks)].join('\n');
}

function hintOf(itemCount: number): string[] {
  if (itemCount <= maxPrintedItems) return [];
  // `items` has at most `maxItems`, so there may be more.
  if (itemCount < maxItems) return [`and ${itemCount - maxPrintedItems} more; --json shows all`];
  return [
    `and at least ${itemCount - maxPrintedItems} more; --json shows the first ${maxItems.toLocaleString('en-US')}`,
  ];
}

function conclusionOf(ok: boolean, checks: readonly Check[]): string {
  if (!ok) return 'Some checks failed: see the lines that begin with "failed".';
  if (checks.some(({ status }) => status === 'warning'))
    return 'No check failed, but there are warnings: see the lines that begin with "warning".';
  return 'All checks passed.';
}
