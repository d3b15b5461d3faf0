// Which error texts of the contract the traffic has brought about, and which not.
import type { Operation } from '../../codegen/contract.js';
import type { Share } from './coverage.js';

/** A text as the contract has it; in a template, values stand in braces. */
interface DeclaredText {
  text: string;
  matches(error: string): boolean;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function ofTemplate(template: string): DeclaredText {
  const form = template
    .split(/\{[a-zA-Z]+\}/)
    .map(escape)
    .join('.+');
  const pattern = new RegExp(`^${form}$`, 's');
  return { text: template, matches: (error) => pattern.test(error) };
}

const declaredBy = ({ errorTexts, errorTemplates }: Operation['responses'][number]): DeclaredText[] => [
  ...errorTexts.map((text) => ({ text, matches: (error: string) => error === text })),
  ...Object.values(errorTemplates).map(ofTemplate),
];

function errorIn(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'string' ? error : null;
  } catch {
    return null;
  }
}

/** Looks at replies; afterwards says what of each operation it has seen. */
export function createErrorTexts(operations: readonly Operation[]) {
  const declared = new Map(
    operations.map((operation) => [
      operation.id,
      new Map(operation.responses.map((response) => [response.status, declaredBy(response)])),
    ]),
  );
  const seen = new Set<string>();
  const keyOf = (id: string, status: number, text: string) => `${id} ${status} ${text}`;

  return {
    see(id: string, status: number, body: string | undefined): void {
      const error = status < 400 || body === undefined ? null : errorIn(body);
      if (error === null) return;
      for (const { text, matches } of declared.get(id)?.get(status) ?? [])
        if (matches(error)) seen.add(keyOf(id, status, text));
    },

    /** Every text from somewhere; and from nearly every operation that declares it. */
    shares(): Share[] {
      const all = [...declared].flatMap(([id, statuses]) =>
        [...statuses].flatMap(([status, texts]) =>
          texts.map(({ text }) => ({ id, what: `${status} ${text}`, isSeen: seen.has(keyOf(id, status, text)) })),
        ),
      );
      const texts = [...new Set(all.map(({ what }) => what))];
      const missing = texts.filter((what) => !all.some((one) => one.what === what && one.isSeen));
      const byOperation = [...declared.keys()].flatMap((id) => {
        const unseen = all.filter((one) => one.id === id && !one.isSeen).map(({ what }) => what);
        return unseen.length > 0 ? [`${id}: ${unseen.join('; ')}`] : [];
      });
      return [
        {
          name: 'error texts',
          leastPercent: 100,
          covered: texts.length - missing.length,
          total: texts.length,
          missing,
        },
        {
          name: 'error texts of operations',
          leastPercent: 95,
          covered: all.filter(({ isSeen }) => isSeen).length,
          total: all.length,
          missing: byOperation,
        },
      ];
    },
  };
}
