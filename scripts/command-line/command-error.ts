/**
 * Why a command stops, with its exit status: 1, it failed or found nothing to change; 2, it was called wrongly.
 * `command-options.ts` prints it and exits.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly status: 1 | 2;
  constructor(message: string, status: 1 | 2) {
    super(message);
    this.status = status;
  }
}

/** Wrong usage: an option or a word that is missing, unknown or misspelt. */
export function failWithUsageError(message: string): never {
  throw new CommandError(message, 2);
}

export function failWithUnknownReference(reference: string): never {
  return failWithError(unknownReferenceMessage(reference));
}

export function unknownReferenceMessage(reference: string): string {
  return `No request has the reference ${reference}`;
}

/** The usage was right, but the command cannot do it. */
export function failWithError(message: string): never {
  throw new CommandError(message, 1);
}
