// Prepares frequent statements, because parsing and planning are most of the work of a short statement.

/** Number of uses at which a statement is prepared. Preparing rarer statements would only occupy memory in Postgres. */
const usesBeforePreparing = 5;
/** Maximum texts whose uses are counted. Otherwise, texts with lists of variable length would fill the memory. */
const maxCounted = 1_000;
/** Excludes statements that return `*`, which would fail after a migration that changes the columns. */
const selectsAllColumns = /(?:select|returning|\.|,)\s*\*(?!\s*\d)/i;

export class PreparedStatements {
  readonly #max: number;
  readonly #names = new Map<string, string>();
  #uses = new Map<string, number>();

  /** Prepares up to `max` statements; 0 prepares none. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the name under which to prepare the statement, or undefined. `given` is the name that a library chose. */
  nameOf(text: string, given?: string): string | undefined {
    if (this.#max === 0) return undefined;
    const name = given ?? this.#names.get(text);
    if (name !== undefined || this.#names.size >= this.#max) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < usesBeforePreparing || selectsAllColumns.test(text)) {
      if (this.#uses.size >= maxCounted) this.#uses = new Map();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const added = `s${this.#names.size + 1}`;
    this.#names.set(text, added);
    return added;
  }
}
