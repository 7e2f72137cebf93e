/** Texts on the value of maternity cover: when a birth is covered, and until when its price stays below its benefit. */
import { healthMaternityCode } from '../../../content/figures/health.ts';
import type { Prose } from '../../../content/types.ts';
import { formatDate, formatShortDay } from '../../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../../dates/iso-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { endOfWait } from '../waiting-period/waiting-period-dates.ts';

// From when a plan pays for a birth, and for how long its price stays below its benefit: dates only.
/** A pregnancy is counted from the first day of the last period. */
export const pregnancyDays = 280;

/** The event that must not happen before the wait is over: wordings differ. */
export type WaitTarget = 'birth' | 'pregnancy';

type BirthDates = {
  /** The safe day. */
  waitOver: IsoDate;
  /** First day of a pregnancy that is covered; counted from the wait, regardless of today. */
  pregnancy: IsoDate;
  /** The first birth that is covered. */
  birth: IsoDate;
};

export function birthDates(start: IsoDate, waitMonths: number, waitedFor: WaitTarget): BirthDates {
  const waitOver = endOfWait(start, { months: waitMonths }).safe;
  return waitedFor === 'birth'
    ? { waitOver, pregnancy: addDays(waitOver, -pregnancyDays), birth: waitOver }
    : { waitOver, pregnancy: waitOver, birth: addDays(waitOver, pregnancyDays) };
}

/** Yearly premiums due up to and including this day: one at the start of each policy year. */
export function premiumsDueBy(start: IsoDate, day: IsoDate): number {
  let years = 0;
  while (policyYearFrom(start, years) <= day) years += 1;
  return years;
}

/** The first day of a policy year, after so many years. */
function policyYearFrom(start: IsoDate, years: number): IsoDate {
  return endOfWait(start, { months: 12 * years }).over;
}

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

/** Whether it is worth it; from when is in the numbers. */
export function birthVerdict(birth: IsoDate, difference: number, today: IsoDate): string {
  const [start, premiums] =
    birth <= today
      ? ['A birth is covered now: the', 'its extra premiums so far']
      : ['The', 'its extra premiums'];
  const sum = rupeesInWords(Math.abs(difference));
  if (difference === 0) return `${start} benefit is as much as ${premiums}`;
  return difference > 0
    ? `${start} benefit is ${sum} more than ${premiums}`
    : `${start} benefit is ${sum} less than ${premiums}`;
}

/** The first birth that is covered, and the date to act on: from when a pregnancy may begin for it. */
export function birthNumbers(
  dates: BirthDates,
  terms: Pick<MaternityTerms, 'start' | 'until'>,
  today: IsoDate,
): HeadlineNumber[] {
  return [
    { label: 'A birth is covered from', value: shortDate(dates.birth) },
    ...pregnancyNumber(dates, terms, today),
  ];
}

function pregnancyNumber(
  { waitOver, pregnancy }: BirthDates,
  { start, until }: Pick<MaternityTerms, 'start' | 'until'>,
  today: IsoDate,
): HeadlineNumber[] {
  const number = (label: string, date: IsoDate) => ({ label, value: shortDate(date) });
  if (until === 'pregnancy') return [number('If the pregnancy begins on or after', pregnancy)];
  // No number: the pregnancy has begun, or nothing is left to wait for.
  if (waitOver <= today || pregnancy <= today) return [];
  // A wait shorter than a pregnancy: no day before there is a policy is advised.
  return pregnancy < start
    ? [number('The pregnancy should begin after', start)]
    : [number('The pregnancy should not begin before about', pregnancy)];
}

/** The month in short: a headline has no room for "30 September 2029". */
const shortDate = (date: IsoDate) => `${formatShortDay(date)} ${date.slice(0, 4)}`;

const existingText =
  'A pregnancy that exists before the policy is usually excluded: ask the insurer in writing.';

/** What has to be known beside the dates, the most important first: one sentence is shown, the others are folded. */
export function maternitySentences(
  { waitOver, pregnancy }: BirthDates,
  { start, until, extra }: Pick<MaternityTerms, 'start' | 'until' | 'extra'>,
  back: number,
  day: IsoDate,
  today: IsoDate,
): Prose[] {
  const isEarly = until === 'birth' && waitOver > today && pregnancy > today && pregnancy < start;
  return [...(isEarly ? [existingText] : []), ...breakEvenSentences(start, extra, back, day)];
}

/** The most important first: the answer shows one, and folds the others. */
export function birthExceptions(
  { waitOver, pregnancy, birth }: BirthDates,
  { start, until, limit, cost }: MaternityTerms,
  today: IsoDate,
): AnswerException[] {
  const isWaiting = waitOver > today;
  const isBegun = isWaiting && until === 'birth' && pregnancy <= today;
  const earlyText = `You pay for a birth before ${formatDate(birth)} yourself, also if the baby comes early.`;
  return [
    ...(isBegun
      ? [
          {
            title: 'A pregnancy that has begun may be too early',
            text:
              pregnancy < start
                ? `${earlyText} ${existingText}`
                : `${earlyText} That is likely for a pregnancy that began before about ${formatDate(pregnancy)}.`,
          },
        ]
      : []),
    ...(cost !== null && cost > limit
      ? [
          {
            title: `You pay ${rupeesInWords(cost - limit)} above the limit`,
            text: `Of a birth that costs ${rupeesInWords(cost)}, you pay ${rupeesInWords(cost - limit)} yourself.`,
          },
        ]
      : []),
    {
      title: 'The baby’s own treatment is not in this sum',
      text: 'Nor is intensive care, which can cost far more than the birth. [What the newborn clause has to say](/maternity-health-insurance#maternity-health-insurance-newborn-intensive-care).',
    },
    ...(isWaiting && !isBegun ? [{ title: 'A baby can come early', text: earlyText }] : []),
  ];
}

export const maternitySteps: readonly NextStep[] = [
  {
    text: `Find the clause that covers maternity: without that clause, exclusion ${healthMaternityCode.text} applies`,
    link: 'What to ask',
    href: '/maternity-health-insurance#maternity-health-insurance-what-to-ask',
  },
  {
    text: 'Ask insurers for the price with maternity and without',
    link: 'Insurers',
    href: '/insurance-companies',
  },
  {
    text: 'Already pregnant? See what you can still do',
    link: 'What helps',
    href: '/maternity-health-insurance#maternity-health-insurance-already-pregnant',
  },
];

/** Says until when the premiums for a birth stay below the benefit. */
function breakEvenSentences(start: IsoDate, extra: number, back: number, day: IsoDate): Prose[] {
  const aside = 'Money that you save instead is yours, with or without a birth.';
  if (extra === 0) return ['You pay no extra premium for it.'];
  const premiums = Math.floor(back / extra);
  if (premiums === 0) return ['The extra premium of one year is more than the benefit.', aside];
  // So many years are longer than any family plans.
  if (premiums > 25) {
    return [
      'You could pay the extra premium for more than 25 years before it is more than the benefit.',
    ];
  }
  const last = addDays(policyYearFrom(start, premiums), -1);
  if (last < day)
    return ['The extra premiums are more than the benefit before such a birth.', aside];
  return [
    `For a birth after ${formatDate(last)} you would pay more in extra premiums than the benefit.`,
  ];
}
