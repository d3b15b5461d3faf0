// Measures which error codes of the contract the traffic has produced.
import type { Operation } from '../../codegen/contract/contract.js';
import type { Share } from './coverage.js';

export function createErrorCodes(operations: readonly Operation[]) {
  const declared = new Map(
    operations.map((operation) => [
      operation.id,
      new Map(operation.responses.map((response) => [response.status, response.errors.map(({ code }) => code)])),
    ]),
  );
  const seen = new Set<string>();
  const keyOf = (id: string, status: number, code: string) => `${id} ${status} ${code}`;

  return {
    see(id: string, status: number, code: string | null): void {
      if (code !== null && declared.get(id)?.get(status)?.includes(code)) seen.add(keyOf(id, status, code));
    },

    /** Returns two shares. Every code must occur at least once, and on nearly every operation that declares it. */
    shares(): Share[] {
      const all = [...declared].flatMap(([id, statuses]) =>
        [...statuses].flatMap(([status, codes]) =>
          codes.map((code) => ({ id, what: `${status} ${code}`, isSeen: seen.has(keyOf(id, status, code)) })),
        ),
      );
      const codes = [...new Set(all.map(({ what }) => what))];
      const missing = codes.filter((what) => !all.some((one) => one.what === what && one.isSeen));
      const byOperation = [...declared.keys()].flatMap((id) => {
        const unseen = all.filter((one) => one.id === id && !one.isSeen).map(({ what }) => what);
        return unseen.length > 0 ? [`${id}: ${unseen.join('; ')}`] : [];
      });
      return [
        {
          name: 'error codes',
          minPercent: 100,
          covered: codes.length - missing.length,
          total: codes.length,
          missing,
        },
        {
          name: 'error codes of operations',
          minPercent: 95,
          covered: all.filter(({ isSeen }) => isSeen).length,
          total: all.length,
          missing: byOperation,
        },
      ];
    },
  };
}
