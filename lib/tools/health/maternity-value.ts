/** The instrument "when does maternity cover pay, and is it worth its price": from the terms that a plan prints. */
import { healthMaternityCode } from '../../content/figures/health.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addDays, addMonths } from '../../dates/iso-date.ts';
import { rupees } from '../../input/rupees.ts';
import { type Asked, defineInstrument } from '../instruments/instrument.ts';

const most = 10_000_000;
/** A pregnancy is counted from the first day of the last period. */
const pregnancyDays = 280;
const yearsShown = 4;

const fields = {
  start: {
    kind: 'date',
    label: 'The policy starts on',
    yearsBack: 10,
    yearsAhead: 5,
  },
  wait: {
    kind: 'number',
    unit: 'months',
    label: 'It waits for maternity',
    hint: 'As the plan prints it.',
    least: 0,
    most: 72,
  },
  limit: {
    kind: 'rupees',
    label: 'It pays for a birth',
    hint: 'The limit of the plan.',
    least: 0,
    most,
  },
  extra: {
    kind: 'rupees',
    label: 'It costs more a year',
    hint: 'Than without maternity, as quoted.',
    least: 0,
    most,
  },
  cost: {
    kind: 'rupees',
    label: 'A birth at your hospital costs',
    hint: 'Ask the hospital. If empty, the limit counts.',
    least: 1,
    most,
    isOptional: true,
    isDetail: true,
  },
  births: {
    kind: 'number',
    unit: 'births',
    label: 'Births you count on',
    least: 1,
    most: 4,
    start: '1',
    isDetail: true,
  },
} as const;

type Terms = Asked<typeof fields>;

export const maternityValue = defineInstrument({
  id: 'maternity-value',
  question: 'From when is a birth covered, and is it worth it?',
  lead: 'Enter what the plan prints and what it was quoted to cost with maternity and without.',
  button: 'Show date and sum',
  detailsLabel: 'Cost of a birth, how many',
  fields,
  // Ours, to try the sum with; no insurer's plan.
  examples: [
    {
      label: 'Two years’ wait, ₹50,000',
      typed: { start: '2027-01-01', wait: '24', limit: '50000', extra: '12000' },
    },
    {
      label: 'Nine months’ wait, ₹1 lakh',
      typed: { start: '2027-01-01', wait: '9', limit: '1 lakh', extra: '30000' },
    },
  ],
  answer: (terms, today) => {
    const first = addMonths(terms.start, terms.wait);
    const begun = addDays(first, -pregnancyDays);
    const years = premiumsBefore(terms.wait);
    const back = paidBack(terms);
    const paid = terms.extra * years;
    return {
      verdict: `A birth ${first <= today ? 'has been covered since' : 'is covered from'} ${formatDate(first)}`,
      text: [
        begun <= today
          ? 'A pregnancy that began too early for that date is not paid by this policy, whoever sells it.'
          : `So the pregnancy should not begin before about ${formatDate(begun)}. A birth before ${formatDate(first)} is yours to pay, an early one too.`,
        worth(back - paid, years),
      ],
      working: {
        caption: 'A birth on the first day that is covered',
        rows: [
          {
            label: `Paid more by then: ${years} × ${rupees(terms.extra)}`,
            value: rupees(-paid),
            note: 'A premium is due at the start of each policy year.',
          },
          { label: backLabel(terms), value: rupees(back) },
          { label: 'More, or less, than you paid', value: rupees(back - paid), isTotal: true },
        ],
      },
      tables: [
        {
          caption: 'The same for a birth in a later year of the policy',
          columns: ['Policy year', 'Paid more by then', 'Paid back', 'Difference'],
          rows: Array.from({ length: yearsShown }, (_, later) => {
            const inAll = terms.extra * (years + later);
            return [String(years + later), rupees(inAll), rupees(back), rupees(back - inAll)];
          }),
        },
      ],
      assumed: [
        `A pregnancy of ${pregnancyDays} days, counted from the first day of the last period. Births come early and late.`,
        'The wait is counted from the start of the policy, and both partners are in it where the plan asks for that.',
        'The limit stays as it is, and every birth you count on comes after the wait.',
      ],
      next: [
        '[What maternity cover leaves out](/maternity-health-insurance#cover).',
        'Baby on the way already? [What you can still do](/maternity-health-insurance#maternity-health-insurance-already-pregnant).',
      ],
      figures: [healthMaternityCode],
    };
  },
});

/** A birth on the day the wait ends lies in the next policy year when that day begins one. */
function premiumsBefore(wait: number): number {
  return Math.floor(wait / 12) + 1;
}

function paidBack({ limit, cost, births }: Terms): number {
  return Math.min(limit, cost ?? limit) * births;
}

function backLabel({ births }: Terms): string {
  return births === 1 ? 'The plan pays for the birth' : `The plan pays for ${births} births`;
}

function worth(difference: number, years: number): string {
  const premiums = years === 1 ? 'one year’s premium' : `${years} years’ premiums`;
  if (difference === 0) return `It gives back what you pay more in ${premiums}, and no more.`;
  return difference > 0
    ? `It gives back ${rupees(difference)} more than you pay for it in ${premiums}.`
    : `It gives back ${rupees(-difference)} less than you pay for it in ${premiums}. What you put aside instead is yours, with or without a birth.`;
}
