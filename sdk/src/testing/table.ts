export interface Identified {
  readonly id: number | string;
}

/** Records of one kind, in the order in which they were added. */
export class Table<Kept extends Identified> {
  #records = new Map<Kept['id'], Kept>();
  #lastId = 0;

  all(): Kept[] {
    return [...this.#records.values()];
  }

  find(id: Kept['id']): Kept | undefined {
    return this.#records.get(id);
  }

  nextId(): number {
    return (this.#lastId += 1);
  }

  /** Adds a record, or replaces the one with its id. */
  put<Given extends Kept>(record: Given): Given {
    this.#records.set(record.id, record);
    if (typeof record.id === 'number') this.#lastId = Math.max(this.#lastId, record.id);
    return record;
  }

  /** Replaces the record with a changed copy, and returns the copy. */
  change(record: Kept, fields: Partial<Kept>): Kept {
    return this.put({ ...record, ...fields });
  }

  remove(id: Kept['id']): void {
    this.#records.delete(id);
  }

  /** Returns a function that restores the present records. */
  remember(): () => void {
    const [records, lastId] = [new Map(this.#records), this.#lastId];
    return () => {
      this.#records = records;
      this.#lastId = lastId;
    };
  }

  replace(records: readonly Kept[]): void {
    this.#records.clear();
    for (const record of records) this.put(record);
  }
}
