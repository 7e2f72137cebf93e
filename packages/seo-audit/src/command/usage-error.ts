/** Wrong usage: a one-line message that says what to write instead. */
export class UsageError extends Error {}
