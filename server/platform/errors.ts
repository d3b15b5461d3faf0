// The one error class that rules and transport throw. Its codes are a closed list; http/errors.ts alone turns them into statuses.
import { errorTemplates, type ErrorText, type failures } from '../generated/error-texts.js';

/** What kind of failure it is. */
export type ErrorCode = keyof typeof failures;

/** One thing that is wrong with a request: what, and the way to the field. */
export interface ErrorDetail {
  message: string;
  path: string[];
}

type Template = keyof typeof errorTemplates;
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text of the contract with its values filled in. */
export type FilledText = string & { readonly filledFrom: Template };

/** Fills in a text of the contract that has values, such as `Email slug "{slug}" is already in use`. */
export function errorText<Key extends Template>(
  template: Key,
  values: Record<Placeholders<(typeof errorTemplates)[Key]>, string | number>,
): FilledText {
  const filled = errorTemplates[template].replace(/\{([a-zA-Z]+)\}/g, (_match, name: string) =>
    String((values as Record<string, unknown>)[name]),
  );
  return filled as FilledText;
}

export interface ErrorOptions {
  /** What the caller may read about each field. */
  details?: ErrorDetail[];
  /** Seconds after which another try makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** Headers of the reply that belong to this failure, such as Allow. */
  headers?: Record<string, string>;
  /** Whether the source logs such failures itself, many in one line. Default: each is logged. */
  isReported?: boolean;
  /** For the log only. */
  cause?: unknown;
}

/**
 * A failure that the caller is told about. Without a text, the reply carries the operation's first text for the status, as the contract
 * declares it; that is right for everything that the transport refuses.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly text: string | null;
  readonly details: ErrorDetail[] | null;
  readonly retryAfterSeconds: number | null;
  readonly headers: Record<string, string>;
  readonly isReported: boolean;

  constructor(code: ErrorCode, text: ErrorText | FilledText | null = null, options: ErrorOptions = {}) {
    super(text ?? code, { cause: options.cause });
    this.code = code;
    this.text = text;
    this.details = options.details ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.headers = options.headers ?? {};
    this.isReported = options.isReported ?? false;
  }
}
