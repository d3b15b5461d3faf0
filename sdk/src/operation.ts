// What the SDK knows of an operation when it runs, and how the flat input of a call is dealt out over query, headers and body.

/** One operation of the contract. */
export interface Operation {
  /** Its name in the contract. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path below `baseUrl`. */
  readonly path: string;
  /** Keys of the input that are query parameters. */
  readonly query?: readonly string[];
  /** Keys of the input that are headers, and the names of those headers. */
  readonly header?: Readonly<Record<string, string>>;
  /** Whether there is a body: always, or when the input has a key for it. Missing: never. */
  readonly body?: 'required' | 'optional';
  /**
   * Whether it takes an `Idempotency-Key`, with which the server carries a request out once however often it comes; false: it needs none, a
   * repeat does no harm. Missing, and no GET: a request that may have been carried out is not sent again.
   */
  readonly key?: boolean;
  /** What success looks like when it is not JSON alone: `none` has no body, `stream` may be a stream of events. */
  readonly reply?: 'none' | 'stream';
}

/** The parts of one request. */
export interface RequestParts {
  query: Record<string, unknown>;
  header: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/**
 * Deals out the input. A key that is both parameter and body field goes to the parameter. A key that the contract does not know is sent as
 * well, where the operation takes most: the server refuses it by name, and a newer server may know it.
 */
export function splitInput(operation: Operation, input: object = {}): RequestParts {
  // Without a prototype, so that a key `__proto__` is a key like any other.
  const [query, header, body] = [0, 0, 0].map(() => Object.create(null)) as [
    Record<string, unknown>,
    Record<string, string>,
    Record<string, unknown>,
  ];
  const headerNames = operation.header ?? {};
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (Object.hasOwn(headerNames, key)) header[headerNames[key] as string] = String(value);
    else (operation.query?.includes(key) || !operation.body ? query : body)[key] = value;
  }
  return { query, header, body: operation.body === 'required' || Object.keys(body).length > 0 ? body : undefined };
}
