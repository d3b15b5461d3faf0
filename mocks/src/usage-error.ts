/** An error in the arguments of the program, printed without a stack. */
export class UsageError extends Error {}
