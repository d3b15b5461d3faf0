/** One operation of the contract, as the SDK reads it at run time. */
export interface Operation {
  /** Name of the operation in the contract. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path below `baseUrl`. */
  readonly path: string;
  /** The one required key of the input. A string or number in place of the input is the value of this key. */
  readonly main?: string;
  /** The required keys of the input, if there is no `main`. */
  readonly required?: readonly string[];
  /** Values of the input that the method sets itself. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Keys of the input that are query parameters. */
  readonly query?: readonly string[];
  /** Keys of the input that are headers, and the names of those headers. */
  readonly header?: Readonly<Record<string, string>>;
  /** Whether the request has a body. `required`: yes. `optional`: if the input has fields of a body. Undefined: no. */
  readonly body?: 'required' | 'optional';
  /**
   * Whether a safe repeat needs an `Idempotency-Key`. True: the operation accepts a key, and the server runs requests
   * with the same key only once. False: a repeat does no harm, so the operation needs no key. Undefined: a GET is
   * repeated, another method only if the server did not carry out the request.
   */
  readonly key?: boolean;
  /** Kind of a successful reply that is not JSON: no body, or a stream of events or lines. */
  readonly reply?: 'none' | 'stream';
}
