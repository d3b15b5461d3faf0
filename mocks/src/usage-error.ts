/** An error in the arguments of the program. It is printed without a stack. */
export class UsageError extends Error {}
