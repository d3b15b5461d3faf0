// The port for sending events to the receivers of organizations.

export interface DeliveryAttempt {
  readonly url: string;
  /** The same in every attempt, so that the receiver can recognize a repetition. */
  readonly eventId: string;
  readonly payload: string;
  /** When the attempt began. The signature contains it, so that a receiver can refuse an old request. */
  readonly at: Date;
  /** The request has one signature for each secret, so that secrets can be rotated. */
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
  /** Returns whether the URL is allowed. Its name is resolved and checked only by an attempt. */
  isAllowed(url: string): boolean;
  /** Sends the event. Resolves even if the delivery failed. Rejects only if `signal` is aborted, with its reason. */
  send(attempt: DeliveryAttempt, signal: AbortSignal): Promise<DeliveryResult>;
}
