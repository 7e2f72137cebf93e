/** Parses the options of commands: an unknown option is an error. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { parseIsoDate, startOfDayInIndia } from '../../lib/dates/iso-date.ts';
import { type Contact, parseContact } from '../../lib/input/contact.ts';
import { printHelp } from '../../lib/process/print-help.ts';
import { errorMessage } from '../../lib/text/error-message.ts';

// An operator at night needs one line, not a stack trace.
process.on('uncaughtException', (error) => {
  console.error(errorMessage(error));
  process.exit(error instanceof CommandError ? error.status : 1);
});

/** The message of an option's parser, then how the command is used. */
export function failAndPrintUsage(error: unknown, usage: string): never {
  return failWithUsageError(`${errorMessage(error)}\n\n${usage}`);
}

/** @param usage printed by --help, which exits with status 0 and does nothing else. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  printHelp(usage);
  try {
    return parseArgs({ args: typedWords(), options }).values;
  } catch (error) {
    return failAndPrintUsage(error, usage);
  }
}

/** The words of a command that hands them to another parser. */
export function readWords(usage: string): string[] {
  printHelp(usage);
  return typedWords();
}

const typedWords = () => process.argv.slice(2);

/**
 * As `parseOptions`, for a command that also takes a file.
 * @returns `values` of the options, and `positionals`.
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  printHelp(usage);
  try {
    return parseArgs({ args: typedWords(), options, allowPositionals: true });
  } catch (error) {
    return failAndPrintUsage(error, usage);
  }
}

type Values = Readonly<Record<string, unknown>>;

/** For each mode the options that it takes besides its own; `list` is what the command does without a mode. */
type Modes = { list: readonly string[] } & Readonly<Record<string, readonly string[]>>;

type ModeOf<Of extends Values, All extends Modes> =
  | { kind: 'list' }
  | {
      [Kind in Exclude<keyof All & keyof Of, 'list'>]: {
        kind: Kind;
        value: NonNullable<Of[Kind]>;
      };
    }[Exclude<keyof All & keyof Of, 'list'>];

/**
 * What a command was asked to do. A second mode, or an option that the mode would ignore, is wrong usage: an operator
 * who adds --dry-run must not change anything.
 */
export function parseMode<Of extends Values, const All extends Modes>(
  values: Of,
  modes: All,
): ModeOf<Of, All> {
  const given = Object.keys(values).filter(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  const [kind = 'list', second] = given.filter(
    (name) => name !== 'list' && Object.hasOwn(modes, name),
  );
  if (second !== undefined) failWithUsageError(`--${kind} and --${second}: only one at a time`);
  const foreign = given.find((name) => name !== kind && !modes[kind]?.includes(name));
  if (foreign !== undefined)
    failWithUsageError(
      kind === 'list' ? `--${foreign} is not for a list` : `--${kind} takes no --${foreign}`,
    );
  return { kind, value: values[kind] } as ModeOf<Of, All>;
}

/** `--status`. */
export function parseState<State extends string>(
  value: string | undefined,
  states: readonly State[],
): State | undefined {
  const state = states.find((each) => each === value);
  if (value !== undefined && !state) failWithUsageError(`--status is one of ${states.join(', ')}`);
  return state;
}

/** The day begins at midnight in India. */
export function parseSince(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = parseIsoDate(value);
  if (!date) failWithUsageError('--since is a date such as 2026-11-21');
  return startOfDayInIndia(date);
}

/** Fifty for a screen; JSON and files default to all. */
export function parseLimit(value: string | undefined, isForProgram: boolean): number {
  const limit = Number(value ?? (isForProgram ? Number.MAX_SAFE_INTEGER : 50));
  if (!Number.isInteger(limit) || limit < 1) failWithUsageError('--limit is a whole number from 1');
  return limit;
}

/** `--of`: ten digits or an e-mail address. */
export function parseContactOption(value: string): Contact {
  return parseContact(value) ?? failWithUsageError('--of is ten digits or an e-mail address.');
}

/** `--reason`, which the audit trail keeps. */
export function parseReason(value: string | undefined): string {
  return value?.trim().slice(0, 500) || failWithUsageError('Why?  --reason "…"');
}

export function failWithoutReference(typed: string): never {
  return failWithUsageError(`${typed} is not a reference: check it for a typing error`);
}

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

function unknownReferenceMessage(reference: string): string {
  return `No request has the reference ${reference}`;
}

/** The usage was right, but the command cannot do it. */
export function failWithError(message: string): never {
  throw new CommandError(message, 1);
}
