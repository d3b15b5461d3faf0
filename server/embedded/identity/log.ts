/** The part of a pino logger that the provider uses. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
