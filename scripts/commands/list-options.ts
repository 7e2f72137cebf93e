/** What the commands that list records have in common: their options, and how they say age and number. */

export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

export function readSince(given: string | undefined): Date | undefined {
  const since = given === undefined ? undefined : new Date(given);
  if (since && Number.isNaN(since.getTime())) fail('--since is a date such as 2026-11-21');
  return since;
}

/** A screen holds fifty; a program that asks for JSON or a file wants them all. */
export function readLimit(given: string | undefined, isForProgram: boolean): number {
  const limit = Number(given ?? (isForProgram ? Number.MAX_SAFE_INTEGER : 50));
  if (!Number.isInteger(limit) || limit < 1) fail('--limit is a whole number');
  return limit;
}

export function ageOf(created: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(created)) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

export function shownOf(shown: number, total: number): string {
  return shown < total
    ? `\nThe newest ${shown} of ${total}; --limit ${total} shows all.`
    : `\n${total} in all.`;
}
