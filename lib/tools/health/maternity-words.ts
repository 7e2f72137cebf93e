/** Texts on the value of maternity cover: when a birth is covered, and until when its price stays below its benefit. */
import { formatDate } from '../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import type { BarChart } from '../calculators/calculator.ts';
import type { BirthDates, WaitTarget } from './maternity-dates.ts';
import { dayAfterMonths } from './waiting-period-dates.ts';

export function birthVerdict(birth: IsoDate, difference: number, today: IsoDate): string {
  const covered = birth <= today ? 'has been covered since' : 'is covered from';
  return `A birth ${covered} ${formatDate(birth)} and brings ${differenceText(difference)}`;
}

function differenceText(difference: number): string {
  if (difference === 0) return 'what you pay';
  return `${rupeesInWords(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than you pay`;
}

export function pregnancyText(
  { waitOver, pregnancy, birth }: BirthDates,
  until: WaitTarget,
  today: IsoDate,
): string {
  if (waitOver <= today) {
    return until === 'birth'
      ? 'The wait is over.'
      : `The wait is over for a pregnancy that began on ${formatDate(pregnancy)} or later.`;
  }
  const earlyBirthText = `A birth before ${formatDate(birth)} is yours to pay, an early one too.`;
  if (until === 'pregnancy') {
    return `The pregnancy may not begin before ${formatDate(pregnancy)}, when the wait is over. The birth then comes in about nine months.`;
  }
  return pregnancy <= today
    ? `${earlyBirthText} So is the birth of a pregnancy that began before about ${formatDate(pregnancy)}.`
    : `So the pregnancy should not begin before about ${formatDate(pregnancy)}. ${earlyBirthText}`;
}

/** Until when the price paid stays below the benefit. */
export function breakEvenText(start: IsoDate, extra: number, back: number, day: IsoDate): string {
  const aside = 'What you put aside instead is yours, with or without a birth.';
  if (extra === 0) return 'It costs nothing more, so there is nothing to earn back.';
  const premiums = Math.floor(back / extra);
  if (premiums === 0) return `One year’s extra premium is more than it pays. ${aside}`;
  // Longer than any family plans.
  if (premiums > 25)
    return 'You would pay for more than 25 years before it costs more than it pays.';
  const last = addDays(dayAfterMonths(start, 12 * premiums), -1);
  if (last < day) return `The extra premiums pass what it pays before such a birth. ${aside}`;
  return `It pays back no less than you paid until ${formatDate(last)}. Whoever has a child later pays more for the benefit than it gives.`;
}

export function maternityChart(paid: number, back: number, cost: number | null): BarChart {
  return {
    title: 'What you pay for it, and what it pays',
    bars: [
      { label: 'Paid more by then', parts: [{ label: 'you', amount: paid, tone: 'own' }] },
      {
        label: cost === null ? 'The limit' : 'The bill of the birth',
        parts: [
          { label: 'the plan', amount: back, tone: 'insurer' },
          ...(cost === null ? [] : [{ label: 'you', amount: cost - back, tone: 'own' as const }]),
        ],
      },
    ],
  };
}
