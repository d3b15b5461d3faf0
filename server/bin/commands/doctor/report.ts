/** `warning`: there is a problem, but no data is known to be lost. `skipped`: an earlier check failed. */
export type CheckStatus = 'ok' | 'warning' | 'failed' | 'skipped';

export interface Check {
  readonly name: string;
  readonly status: CheckStatus;
  /** One or more sentences. */
  readonly detail: string;
  /** The items that `detail` counts. Checks of objects list at most 1,000. */
  readonly items: readonly string[];
}

export interface Report {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

const maxPrintedItems = 20;

export const check = (name: string, status: CheckStatus, detail: string, items: readonly string[] = []): Check => ({
  name,
  status,
  detail,
  items,
});

export const reportOf = (checks: readonly Check[]): Report => ({
  ok: checks.every(({ status }) => status !== 'failed'),
  checks,
});

export function formatReport({ ok, checks }: Report): string {
  const lines = checks.flatMap(({ name, status, detail, items }) => {
    const hidden = items.length - maxPrintedItems;
    const more = hidden > 0 ? [`and ${hidden} more; --json shows all`] : [];
    const indented = [...items.slice(0, maxPrintedItems), ...more].map((item) => `                         ${item}`);
    return [`${status.padEnd(8)} ${name.padEnd(15)} ${detail}`, ...indented];
  });
  return [...lines, conclusionOf(ok, checks)].join('\n');
}

function conclusionOf(ok: boolean, checks: readonly Check[]): string {
  if (!ok) return 'Some checks failed: see the lines that begin with "failed".';
  if (checks.some(({ status }) => status === 'warning'))
    return 'No check failed, but there are warnings: see the lines that begin with "warning".';
  return 'All checks passed.';
}
