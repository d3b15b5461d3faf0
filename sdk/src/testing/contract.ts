// What the fake knows of the contract; the table itself is generated.

/** A record of any noun. */
export type FakeRecord = Readonly<Record<string, unknown>>;

/** A record and the keys of the input that it was made or listed with, such as the skill of a file. */
export interface StoredRecord {
  readonly record: FakeRecord;
  readonly parents: FakeRecord;
}

/** One success of an operation. */
export interface FakeReply {
  status: number;
  /** Missing: no body. */
  mediaType?: string;
  example?: unknown;
  /** Where in the body the record is: `''` all of it, a key, or with `[]` at its end an array of records. Missing: nowhere. */
  at?: string;
  /** Fields that the record has in this reply. */
  fields?: readonly string[];
}

/** An error of the contract: its code and text. */
export interface FakeError {
  code: string;
  error: string;
}

/** One operation. */
export interface FakeOperation {
  id: string;
  method: string;
  path: string;
  /** Whether a request with the `Idempotency-Key` of one before is answered as that one. */
  takesKey?: boolean;
  /** Its query parameters and their types. */
  query: Readonly<Record<string, string>>;
  /** Missing: it is answered with the contract's example and changes nothing. */
  kind?: 'list' | 'get' | 'create' | 'save' | 'update' | 'delete';
  /** The records that it is about. */
  noun?: string;
  /** Key of the input that names one record, and the field it is compared with. */
  key?: string;
  field?: string;
  /** The parameter that leads to the next page. */
  next?: string;
  /** Keys of the input that must equal a field of the record; an empty name stands for what the record was made with. */
  filters?: Readonly<Record<string, string>>;
  replies: readonly FakeReply[];
  body?: {
    required: readonly string[];
    properties: Readonly<Record<string, { type: readonly string[]; enum?: readonly unknown[]; default?: unknown }>>;
  };
  notFound?: FakeError;
  badRequest?: FakeError;
  /** The headers of a deprecated one. */
  deprecated?: { since: string; sunset: string; link: string };
}
