/**
 * Logs for operators: JSON lines on standard output. Rule: no field ever carries what a visitor typed,
 * an address, a token or a number; handlers log outcomes, references and durations.
 */
import 'server-only';
import pino, { type Logger } from 'pino';
import { environment } from '../config/env.server.ts';

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
