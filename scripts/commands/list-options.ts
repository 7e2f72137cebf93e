/** The options that the commands which list records have in common. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Status 2 is a wrong use of the command. */
export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

export function parseOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

export function parseSince(given: string | undefined): Date | undefined {
  const since = given === undefined ? undefined : new Date(given);
  if (since && Number.isNaN(since.getTime())) fail('--since is a date such as 2026-11-21');
  return since;
}

/** A screen holds fifty; a program that asks for JSON or a file wants them all. */
export function parseLimit(given: string | undefined, isForProgram: boolean): number {
  const limit = Number(given ?? (isForProgram ? Number.MAX_SAFE_INTEGER : 50));
  if (!Number.isInteger(limit) || limit < 1) fail('--limit is a whole number');
  return limit;
}
