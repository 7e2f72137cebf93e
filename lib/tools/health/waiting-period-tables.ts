/** The dates of a health policy's waits as a table, and the count behind the date in question. */
import { healthMoratorium } from '../../content/figures/health.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import type { AnswerTable, WorkingRow } from '../calculators/calculator.ts';
import { illnessName } from './illness-field.ts';
import { type WaitingDates, type WaitingPeriods, waitingDates } from './waiting-period-dates.ts';
import { needLabels, type TreatmentNeed, type WaitingInput } from './waiting-period-fields.ts';

export function waitingPeriodsOf({ first, listed, existing, birth }: WaitingInput): WaitingPeriods {
  return { first, listed, existing, birth, moratorium: healthMoratorium.clock.months };
}

export function waitingRows(input: WaitingInput, dates: WaitingDates): WorkingRow[] {
  const { need, start, before } = input;
  const months = monthsOf(need, input);
  return [
    { label: 'The policy starts', value: formatDate(start) },
    { label: 'Its wait', value: printedWait(need, input) },
    ...(before > 0 && need !== 'accident'
      ? [
          {
            label: 'Waited already, in the policy before',
            value: months === null ? 'all of it' : waitText(Math.min(before, months), 'month'),
          },
        ]
      : []),
    ...(months !== null && dates[need] === dates.fresh && dates.fresh > start
      ? [{ label: 'Any illness waits', value: waitText(input.first, 'day') }]
      : []),
    {
      label: need === 'undeclared' ? 'Cannot be held against you from' : 'Covered from',
      value: formatDate(dates[need] ?? start),
      isTotal: true,
    },
  ];
}

/** All dates together; for an increased sum insured, those of the added part beside them. */
export function datesTable(input: WaitingInput, dates: WaitingDates): AnswerTable {
  const { start, before, oldSum, newSum } = input;
  const added = before > 0 && oldSum !== null && newSum !== null ? newSum - oldSum : 0;
  const datesOfAddedSum = added > 0 ? waitingDates(start, waitingPeriodsOf(input), 0) : null;
  const order: TreatmentNeed[] = ['accident', 'fresh', 'listed', 'existing', 'birth', 'undeclared'];
  return {
    caption: 'From when each is covered',
    columns: [
      'What',
      'Wait',
      ...(datesOfAddedSum && oldSum !== null
        ? [`Up to ${rupeesInWords(oldSum)}`]
        : ['Covered from']),
      ...(datesOfAddedSum ? [`The ${rupeesInWords(added)} above it`] : []),
    ],
    rows: order.map((need) => [
      (need === 'existing' && illnessName(input.treated)) || needLabels[need],
      printedWait(need, input),
      dateText(need, dates[need]),
      ...(datesOfAddedSum ? [dateText(need, datesOfAddedSum[need])] : []),
    ]),
  };
}

function dateText(need: TreatmentNeed, date: IsoDate | null): string {
  if (date === null) return 'Ask for the plan’s wait';
  return need === 'undeclared' ? `Disputed until ${formatDate(date)}` : formatDate(date);
}

function printedWait(need: TreatmentNeed, input: WaitingInput): string {
  if (need === 'accident') return 'None';
  if (need === 'fresh') return waitText(input.first, 'day');
  const months = monthsOf(need, input);
  return months === null ? 'The plan’s own' : waitText(months, 'month');
}

/** The wait in months, for purposes whose wait is known and in months. */
function monthsOf(need: TreatmentNeed, { listed, existing, birth }: WaitingInput): number | null {
  const moratorium = healthMoratorium.clock.months;
  const waits = { accident: null, fresh: null, listed, existing, birth, undeclared: moratorium };
  return waits[need];
}

const waitText = (count: number, unit: string) => (count === 0 ? 'None' : countText(count, unit));
