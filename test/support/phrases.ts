// Lists the phrases that the texts of this project do not use, for the tests of pages, comments and the contract.

interface Phrase {
  found: RegExp;
  instead: string;
}

const everywhere: Phrase[] = [
  // Case matters here, because `noBody` and `anyBody` are names in the code.
  {
    found: /\b([Ss]omebody|[Nn]obody|[Ww]hoever|[Aa]nybody|[Ee]verybody)\b/,
    instead: 'the caller, another worker, no process',
  },
  { found: /\bstrangers?\b/i, instead: 'cross-tenant' },
  { found: /\bleftovers?\b/i, instead: 'orphaned objects' },
  { found: /\b(is|are|was|were) answered\b/i, instead: 'returns' },
  { found: /\bunder way\b/i, instead: 'in progress' },
  { found: /\bfor ever\b/i, instead: 'indefinitely' },
  { found: /\bany ?more\b/i, instead: 'no longer' },
  { found: /\bat one time\b/i, instead: 'concurrently' },
  { found: /\bas good as\b/i, instead: 'equivalent to' },
  { found: /\bnever was\b/i, instead: 'does not exist' },
  { found: /\b(told|tells)\b/i, instead: 'emits, reports, notifies' },
  { found: /\bturnstile\b/i, instead: 'semaphore' },
  { found: /\bmoment\b/i, instead: 'a timestamp' },
];

/** The phrases above, and phrases that have another meaning in other texts, such as prompts. */
const inContract: Phrase[] = [
  ...everywhere,
  { found: /\banswers? (with|the|a|one)\b/i, instead: 'returns' },
  { found: /\b(asked|asks)\b/i, instead: 'calls, checks, reads' },
  { found: /\bleft out\b/i, instead: 'omitted' },
  { found: /\bat once\b/i, instead: 'immediately, concurrently' },
  { found: /\bmost (users|entries|conversations|messages)\b/i, instead: 'at most, maximum' },
];

/** The name of the Unix user without rights. */
const nameOfUser = /[`'"]nobody[`'"]/g;

const findIn = (phrases: Phrase[], text: string): string[] =>
  phrases.flatMap(({ found, instead }) => {
    const [phrase] = found.exec(text.replace(nameOfUser, '')) ?? [];
    return phrase === undefined ? [] : [`${phrase} → ${instead}`];
  });

/** Returns the phrases that a text must not use, each with the term to use instead. */
export const unclearPhrases = (text: string): string[] => findIn(everywhere, text);
export const unclearPhrasesOfContract = (text: string): string[] => findIn(inContract, text);
