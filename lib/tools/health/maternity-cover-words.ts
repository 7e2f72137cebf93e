/** Texts on the value of maternity cover: when a birth is covered, and until when its price stays below its benefit. */
import { healthMaternityCode } from '../../content/figures/health.ts';
import type { Prose } from '../../content/types.ts';
import { formatDate, formatShortDay } from '../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerException } from '../calculators/calculator.ts';
import type { BirthDates, WaitTarget } from './maternity-cover-dates.ts';
import { dayAfterMonths } from './waiting-period-dates.ts';

type MaternityTerms = {
  start: IsoDate;
  wait: number;
  limit: number;
  extra: number;
  until: WaitTarget;
  cost: number | null;
};

/** "From 1 January 2027, a wait of 24 months, ₹50,000 for ₹12,000 a year" */
export function planText({ start, wait, limit, extra, until, cost }: MaternityTerms): string {
  const waitText = wait === 0 ? 'no wait' : `a wait of ${countText(wait, 'month')}`;
  return [
    `From ${formatDate(start)}`,
    `${waitText}${until === 'pregnancy' ? ' for the pregnancy' : ''}`,
    `${rupeesInWords(limit)} for ${rupeesInWords(extra)} a year`,
    ...(cost === null ? [] : [`a birth at ${rupeesInWords(cost)}`]),
  ].join(', ');
}

export function birthVerdict(birth: IsoDate, difference: number, today: IsoDate): string {
  const compared = difference === 0 ? 'what' : difference > 0 ? 'more than' : 'less than';
  return birth <= today
    ? `A birth is covered, and brings ${compared} you have paid for it`
    : `A birth is covered after the wait, and brings ${compared} you pay for it`;
}

export function birthNumbers(birth: IsoDate, difference: number): HeadlineNumber[] {
  return [
    // The month in short: a headline has no room for "30 September 2029".
    { label: 'Covered from', value: `${formatShortDay(birth)} ${birth.slice(0, 4)}` },
    {
      label: difference < 0 ? 'You lose' : 'You gain',
      value: rupeesInWords(Math.abs(difference)),
    },
  ];
}

const existingText =
  'A pregnancy that exists before the policy is usually excluded: ask the insurer in writing.';

/** When the pregnancy may begin. */
export function pregnancyText(
  { waitOver, pregnancy }: BirthDates,
  { start, until }: Pick<MaternityTerms, 'start' | 'until'>,
  today: IsoDate,
): Prose[] {
  if (waitOver <= today) {
    return [
      until === 'birth'
        ? 'The wait is over.'
        : `The wait is over for a pregnancy that began on ${formatDate(pregnancy)} or later.`,
    ];
  }
  if (until === 'pregnancy') {
    return [
      `The pregnancy may not begin before ${formatDate(pregnancy)}, when the wait is over; the birth then comes in about nine months.`,
    ];
  }
  if (pregnancy <= today) return [];
  // A wait shorter than a pregnancy: no day before there is a policy is advised.
  if (pregnancy < start) {
    return [
      `So the pregnancy should begin after ${formatDate(start)}: one that exists before the policy is usually excluded.`,
    ];
  }
  return [`So the pregnancy should not begin before about ${formatDate(pregnancy)}.`];
}

/** The most important first: the answer shows one, and folds the others. */
export function birthExceptions(
  { waitOver, pregnancy, birth }: BirthDates,
  { start, until, limit, cost }: MaternityTerms,
  today: IsoDate,
): AnswerException[] {
  const isWaiting = waitOver > today;
  const isBegun = isWaiting && until === 'birth' && pregnancy <= today;
  const earlyText = `A birth before ${formatDate(birth)} is yours to pay, an early one too.`;
  return [
    ...(isBegun
      ? [
          {
            title: 'A pregnancy that has begun may be too early',
            text:
              pregnancy < start
                ? `${earlyText} ${existingText}`
                : `${earlyText} So is the birth of a pregnancy that began before about ${formatDate(pregnancy)}.`,
          },
        ]
      : []),
    ...(cost !== null && cost > limit
      ? [
          {
            title: `The limit leaves ${rupeesInWords(cost - limit)} to you`,
            text: `Of a birth that costs ${rupeesInWords(cost)}, ${rupeesInWords(cost - limit)} is yours to pay.`,
          },
        ]
      : []),
    {
      title: 'The baby’s own treatment is outside this sum',
      text: 'Intensive care too, which can cost far more than the birth. [What the newborn clause has to say](/maternity-health-insurance#maternity-health-insurance-newborn-intensive-care).',
    },
    ...(isWaiting && !isBegun ? [{ title: 'A birth that comes early', text: earlyText }] : []),
  ];
}

export const maternitySteps: readonly NextStep[] = [
  {
    text: `Look in the plan for the page that takes back the exclusion ${healthMaternityCode.text}`,
    link: 'What to ask',
    href: '/maternity-health-insurance#maternity-health-insurance-what-to-ask',
  },
  {
    text: 'Ask insurers for the price with maternity and without',
    link: 'Insurers',
    href: '/insurance-companies',
  },
  {
    text: 'Baby on the way already? See what you can still do',
    link: 'What helps',
    href: '/maternity-health-insurance#maternity-health-insurance-already-pregnant',
  },
];

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
  return `It pays back no less than you paid until ${formatDate(last)}. With a child later you pay more for the benefit than it gives.`;
}
