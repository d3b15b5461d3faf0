/** One request and its reply. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string };
  response: { status: number; headers: Record<string, string>; body: string };
  /** Null for a request without an operation, such as a file upload, or if the mock failed. */
  operationId: string | null;
  durationMs: number;
  /** Text for the log, such as the problem of the request. May be empty. */
  note: string;
}
