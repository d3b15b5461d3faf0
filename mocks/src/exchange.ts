/** One request and its reply. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string };
  response: { status: number; headers: Record<string, string>; body: string };
  /** Null if the request is for no operation of the contract, such as a file upload, or if the mock itself failed. */
  operationId: string | null;
  durationMs: number;
  /** Text for the log, such as the problem of the request. May be empty. */
  note: string;
}
