export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** In one line: a message may quote a file, including its line breaks. */
export function errorLine(error: unknown): string {
  return errorMessage(error).replace(/\s+/g, ' ');
}
