/**
 * Logs for operators: JSON lines on standard output. Rule: no field ever carries what a visitor typed,
 * an address, a token or a number; handlers log outcomes, references and durations.
 */
import 'server-only';
import pino, { type Logger } from 'pino';
import { environment } from '../config/environment.server.ts';

let made: Logger | undefined;

export function logger(): Logger {
  made ??= pino({
    level: environment().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
  return made;
}

/** Class and code only: a message may quote what was sent. */
export function errorName(error: unknown): string {
  const { name = 'Error', code = '' } = error as { name?: string; code?: string };
  return `${name} ${code}`.trim();
}
