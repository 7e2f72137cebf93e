/**
 * Operators' log: JSON lines on standard output. Rule: no field contains a visitor's input, an address, a token or a
 * number; handlers log outcomes, references and durations. Of a question without an answer, the words that the site's
 * own texts have are logged.
 */
import 'server-only';
import pino, { type Logger } from 'pino';
import { environment } from '../../config/environment.server.ts';

let instance: Logger | undefined;

export function logger(): Logger {
  instance ??= pino(
    {
      level: environment().logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    createDestination(),
  );
  return instance;
}

/** Output buffered while the disk is full; further lines are dropped. */
const maxBufferedBytes = 1_048_576;

function createDestination(): pino.DestinationStream {
  const standardOutput = pino.destination({ dest: 1, sync: true, maxLength: maxBufferedBytes });
  return standardOutput.on('error', () => {
    // A full disk has no room for an error line either.
  });
}

/** Class and code only: a message may quote a visitor's input. */
export function errorName(error: unknown): string {
  const { name = 'Error', code = '' } = error as { name?: string; code?: string };
  return `${name} ${code}`.trim();
}
