/** How each wait of a health policy is counted: the rows, a drawing in months, and the table of all waits. */
import { healthMoratorium } from '../../../content/figures/health.ts';
import { formatDate } from '../../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../../dates/iso-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, upperFirst } from '../../../text/words.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import {
  fromText,
  type WaitingDates,
  type WaitingPeriods,
  type WaitLeft,
  type WaitStatus,
  waitingDates,
  waitLeft,
  waitStatus,
} from './waiting-period-dates.ts';
import {
  needName,
  type TreatmentNeed,
  type WaitingInput,
  waitingRulesFrom,
} from './waiting-period-fields.ts';

/** A fixed day stands in for an unknown start, so that no answer depends on today. */
const startOf = ({ start }: WaitingInput): IsoDate => start ?? waitingRulesFrom;

function waitingPeriodsOf({ first, listed, existing, birth }: WaitingInput): WaitingPeriods {
  return { first, listed, existing, birth, moratorium: healthMoratorium.clock.months };
}

export function datesOf(input: WaitingInput): WaitingDates {
  return waitingDates(startOf(input), waitingPeriodsOf(input), input.before);
}

export function leftOf(need: TreatmentNeed, input: WaitingInput): WaitLeft | null {
  return waitLeft(need, startOf(input), waitingPeriodsOf(input), input.before);
}

/** Null without a start. */
export function statusOf(
  need: TreatmentNeed,
  input: WaitingInput,
  today: IsoDate,
): WaitStatus | null {
  const end = datesOf(input)[need];
  return input.start && end ? waitStatus(input.start, end, today) : null;
}

/** The increase of the sum insured, to which the months before do not apply. */
export function addedSumOf({ before, oldSum, newSum }: WaitingInput): number {
  return before > 0 && oldSum !== null && newSum !== null ? Math.max(0, newSum - oldSum) : 0;
}

export function waitingRows(input: WaitingInput): WorkingRow[] {
  const { need, start, before } = input;
  const months = monthsOf(need, input);
  const left = leftOf(need, input);
  const end = start ? datesOf(input)[need] : null;
  const isFirstWait = months !== null && left?.unit === 'day' && left.count > 0;
  return [
    ...(start ? [{ label: 'The policy starts', value: formatDate(start) }] : []),
    { label: 'Wait by the plan', value: printedWait(need, input) },
    ...(before > 0 && need !== 'accident'
      ? [
          {
            label: 'Waited already, in the policy before',
            value: months === null ? 'all of it' : waitText(Math.min(before, months), 'month'),
          },
        ]
      : []),
    ...(isFirstWait
      ? [{ label: 'Wait for any illness', value: waitText(input.first, 'day') }]
      : []),
    {
      label: need === 'undeclared' ? 'Cannot be held against you' : 'Covered',
      value: coveredText(need, input),
      ...(end && end.over < end.safe && { note: twoCountsNote }),
      isTotal: true,
    },
  ];
}

/** "from 1 June 2030", or without a start "from month 37". */
function coveredText(need: TreatmentNeed, input: WaitingInput): string {
  const [end, left] = [datesOf(input)[need], leftOf(need, input)];
  if (end === null || left === null) return 'Ask for the plan’s wait';
  return input.start ? `from ${formatDate(end.safe)}` : fromText(left);
}

const twoCountsNote =
  'The safe day. Counted with the first day of the policy, the wait is over a day earlier.';

const minHorizon = 60;

/** What was asked about first, then the other waits of the policy, from its first day. */
export function waitingChart(input: WaitingInput): BarChart {
  const others = (['existing', 'listed', 'fresh'] as const).filter((need) => need !== input.need);
  const drawn = [input.need, ...others].slice(0, 3).flatMap((need) => {
    const left = leftOf(need, input);
    return left ? [{ need, left }] : [];
  });
  const longest = Math.max(...drawn.map(({ left }) => monthsLong(left)));
  const horizon = longest < minHorizon ? minHorizon : longest + 12;
  return {
    title: `The first ${countText(horizon, 'month')} of the policy`,
    bars: drawn.map(({ need, left }): ChartBar => {
      const isDispute = need === 'undeclared';
      const waiting = monthsLong(left);
      const parts: ChartBar['parts'] = [
        {
          label: isDispute ? 'can be disputed' : 'wait',
          amount: waiting,
          value: countText(left.count, left.unit),
          tone: 'spare',
        },
        {
          label: isDispute ? 'no dispute' : 'covered',
          amount: horizon - waiting,
          value: fromText(left),
          tone: 'insurer',
        },
      ];
      return { label: needName(need, input), parts: chartParts(parts, 0.01) };
    }),
  };
}

const daysOfMonth = 30;
const monthsLong = ({ count, unit }: WaitLeft) => (unit === 'day' ? count / daysOfMonth : count);

function printedWait(need: TreatmentNeed, input: WaitingInput): string {
  if (need === 'accident') return 'None';
  if (need === 'fresh') return waitText(input.first, 'day');
  const months = monthsOf(need, input);
  return months === null ? 'The plan’s own' : waitText(months, 'month');
}

/** The wait in months, for purposes whose wait is known and in months. */
export function monthsOf(
  need: TreatmentNeed,
  { listed, existing, birth }: WaitingInput,
): number | null {
  const moratorium = healthMoratorium.clock.months;
  const waits = { accident: null, fresh: null, listed, existing, birth, undeclared: moratorium };
  return waits[need];
}

export const waitText = (count: number, unit: string) =>
  count === 0 ? 'None' : countText(count, unit);

const tableOrder: TreatmentNeed[] = [
  'accident',
  'fresh',
  'listed',
  'existing',
  'birth',
  'undeclared',
];

/** All waits of the policy together; for an increased sum insured, those of the added part beside them. */
export function waitingPeriodTable(input: WaitingInput, today: IsoDate): AnswerTable {
  const { oldSum } = input;
  const added = addedSumOf(input);
  const isAdded = added > 0 && oldSum !== null;
  return {
    caption: 'From when each is covered',
    columns: [
      'What',
      'Wait',
      isAdded ? `Up to ${rupeesInWords(oldSum)}` : 'Covered from',
      ...(isAdded ? [`The ${rupeesInWords(added)} above it`] : []),
    ],
    rows: tableOrder.map((need) => [
      needName(need, input),
      printedWait(need, input),
      cellText(need, input, today),
      ...(isAdded ? [cellText(need, { ...input, before: 0 }, today)] : []),
    ]),
  };
}

function cellText(need: TreatmentNeed, input: WaitingInput, today: IsoDate): string {
  const { start } = input;
  const [end, left] = [datesOf(input)[need], leftOf(need, input)];
  if (end === null || left === null) return 'Ask for the plan’s wait';
  if (need === 'undeclared') {
    if (start && left.count > 0)
      return end.safe <= today
        ? `Not disputed since ${formatDate(end.safe)}`
        : `Disputed until ${formatDate(addDays(end.safe, -1))}`;
    return left.count === 0 ? 'Not disputed' : `Disputed for ${countText(left.count, 'month')}`;
  }
  return start ? formatDate(end.safe) : upperFirst(fromText(left));
}
