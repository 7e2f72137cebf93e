/** Wrong usage: one line that says what to write instead. */
export class UsageError extends Error {}
