// The records of the fake: found, made, changed and removed by the rules of each operation.
import { fakeSeed } from '../generated/fake-contract.js';
import type { FakeOperation, FakeRecord, FakeReply, StoredRecord } from './contract.js';

/** Input of a call: query parameters and fields of the body. */
export type Input = Readonly<Record<string, unknown>>;

/** The records of one fake. */
export interface Store {
  /** All records of a noun, such as `Agent`. */
  all(noun: string): FakeRecord[];
  /** Replaces the records of a noun. */
  set(noun: string, records: readonly FakeRecord[]): void;
  /** The records of the noun that the input asks for, in the order of their making. */
  select(operation: FakeOperation, input: Input): FakeRecord[];
  /** The one record that the input names. */
  find(operation: FakeOperation, input: Input): FakeRecord | undefined;
  create(operation: FakeOperation, reply: FakeReply, input: Input): FakeRecord;
  update(operation: FakeOperation, record: FakeRecord, input: Input): FakeRecord;
  remove(operation: FakeOperation, record: FakeRecord): void;
}

/** A store that begins with the records of the contract's examples, or empty. */
export function createStore(isSeeded: boolean): Store {
  const records = new Map<string, StoredRecord[]>(
    isSeeded ? Object.entries(fakeSeed).map(([noun, list]) => [noun, structuredClone([...list])]) : [],
  );
  const list = (noun = '') => records.get(noun) ?? [];
  let lastId = Math.max(
    0,
    ...[...records.values()].flat().map(({ record }) => (typeof record.id === 'number' ? record.id : 0)),
  );

  const isSame = (value: unknown, wanted: unknown) => `${wanted}`.split(',').includes(`${value}`);
  const fits = (operation: FakeOperation, input: Input, { record, parents }: StoredRecord) =>
    Object.entries(operation.filters ?? {}).every(
      ([key, field]) => input[key] === undefined || isSame(field ? record[field] : parents[key], input[key]),
    );
  const select = (operation: FakeOperation, input: Input) =>
    list(operation.noun).filter((stored) => fits(operation, input, stored));

  const store: Store = {
    all: (noun) => list(noun).map(({ record }) => record),
    set: (noun, given) =>
      void records.set(
        noun,
        given.map((record) => ({ record, parents: {} })),
      ),
    select: (operation, input) => select(operation, input).map(({ record }) => record),
    find(operation, input) {
      const { key = '', field = 'id' } = operation;
      // In an update the other keys are new values, not conditions.
      const candidates =
        operation.kind === 'list' || operation.kind === 'delete' ? select(operation, input) : list(operation.noun);
      return candidates.map(({ record }) => record).find((record) => isSame(record[field], input[key]));
    },
    create(operation, reply, input) {
      const example = exampleRecord(reply);
      const now = timestamps(example, ['createdAt', 'updatedAt']);
      const parents = Object.entries(operation.filters ?? {});
      const linked = Object.fromEntries(
        parents.filter(([, field]) => field !== '').map(([key, field]) => [field, input[key]]),
      );
      const id = typeof example.id === 'string' ? crypto.randomUUID() : (lastId += 1);
      const record = { ...example, ...defaultsOf(operation), ...known(example, input), ...linked, ...now, id };
      const kept = Object.fromEntries(parents.map(([key]) => [key, input[key]]));
      records.set(operation.noun ?? '', [...list(operation.noun), { record, parents: kept }]);
      return record;
    },
    update(operation, record, input) {
      const { id: _id, ...changes } = known(record, input);
      const changed = { ...record, ...changes, ...timestamps(record, ['updatedAt']) };
      records.set(
        operation.noun ?? '',
        list(operation.noun).map((stored) => (stored.record === record ? { ...stored, record: changed } : stored)),
      );
      return changed;
    },
    remove: (operation, record) =>
      void records.set(
        operation.noun ?? '',
        list(operation.noun).filter((stored) => stored.record !== record),
      ),
  };
  return store;
}

// What a request does not say is as in the contract's example.
function exampleRecord({ at, example }: FakeReply): FakeRecord {
  return (at ? (example as Record<string, FakeRecord>)[at] : (example as FakeRecord)) ?? {};
}

const known = (record: FakeRecord, input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key in record));

function defaultsOf({ body }: FakeOperation): FakeRecord {
  return Object.fromEntries(
    Object.entries(body?.properties ?? {}).flatMap(([name, rule]) =>
      rule.default === undefined ? [] : [[name, rule.default]],
    ),
  );
}

function timestamps(record: FakeRecord, names: string[]): FakeRecord {
  const now = new Date().toISOString();
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, now]));
}
