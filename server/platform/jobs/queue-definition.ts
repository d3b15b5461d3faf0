import type { JobHandler, NewJob, StoredData } from './port.js';

export interface Queue<Data> {
  readonly name: string;
  /** Drops undeclared fields of the data. */
  job(data: Data, options?: Pick<NewJob, 'id' | 'delayMs'>): NewJob;
  /** Checks the stored data before each call. */
  handler(typed: Omit<JobHandler<Data>, 'queue'>): JobHandler;
}

/** The type of each field, as `typeof` names it. Optional and nullable fields cannot be declared. */
type FieldTypes<Data> = { readonly [Field in keyof Data]-?: TypeName<Data[Field]> };
type TypeName<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [object]
      ? 'object'
      : never;

/** A job fails if another version stored it without a declared field, or with a field of another type. */
export function defineQueue<Data extends object>(name: string, fields: FieldTypes<Data>): Queue<Data> {
  function assertReadable(data: StoredData): asserts data is StoredData & Data {
    for (const [field, type] of Object.entries(fields)) {
      const value = data[field];
      if (value === null || typeof value !== type)
        throw new Error(
          `a job of the queue ${name} is unreadable: its field ${field} is not of the type ${String(type)}`,
        );
    }
  }
  const read = (data: StoredData): Data => {
    assertReadable(data);
    return data;
  };
  return {
    name,
    job: (data, options) => ({
      queue: name,
      data: Object.fromEntries(Object.entries(data).filter(([field]) => field in fields)),
      ...options,
    }),
    handler: (typed) => ({
      ...typed,
      queue: name,
      run: async (job) => typed.run({ ...job, data: read(job.data) }),
      // If the data is unreadable, this throws too, and the record that the job concerns keeps its status.
      onDeadLetter: async (letter) => typed.onDeadLetter?.({ ...letter, data: read(letter.data) }),
    }),
  };
}
