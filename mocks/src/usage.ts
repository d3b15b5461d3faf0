/** A mistake of the caller, which needs no stack. */
export class UsageError extends Error {}
