/** What an instrument says to what somebody typed; its messages as an error, when it could not be read. */
import type { IsoDate } from '../lib/dates/iso-date.ts';
import type { Fields, Instrument, InstrumentAnswer } from '../lib/tools/instruments/instrument.ts';
import { parseAsked, type Typed } from '../lib/tools/instruments/parse-asked.ts';

export function answerInstrument<All extends Fields>(
  instrument: Instrument<All>,
  typed: Typed<All>,
  today: IsoDate = '2026-11-23',
): InstrumentAnswer {
  const outcome = parseAsked(instrument, (name) => typed[name] ?? '', today);
  if (outcome.kind === 'asked') return instrument.answer(outcome.asked, today);
  throw new Error(JSON.stringify(outcome));
}
