export interface DeliveryAttempt {
  readonly url: string;
  /** The same in every attempt, so that the receiver can recognize a repetition. */
  readonly eventId: string;
  readonly payload: string;
  /** When the attempt began. It is part of the signature, so that a receiver can refuse an old request. */
  readonly at: Date;
  /** Each secret adds a signature, so that secrets can be rotated. */
  readonly secrets: readonly string[];
}

export interface DeliveryResult {
  /** Null if there was no response. */
  readonly responseStatus: number | null;
  /** The beginning of the body. Null if there was no response. */
  readonly responseBody: string | null;
  /** Null if the receiver accepted the event. Safe to show to users: contains no address. */
  readonly error: string | null;
  readonly durationMs: number;
}

export interface WebhookSender {
  /** Returns whether the URL is allowed. Only an attempt resolves its name and checks the addresses. */
  isAllowed(url: string): boolean;
  /** Sends the event. Resolves even if the delivery failed. Rejects only with the reason of an aborted `signal`. */
  send(attempt: DeliveryAttempt, signal: AbortSignal): Promise<DeliveryResult>;
}
