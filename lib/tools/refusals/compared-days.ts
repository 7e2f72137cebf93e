import type { RefusalDay } from '../../content/refusals/refusal-types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isClock } from '../../figures/figure-on.ts';
import { upperFirst } from '../../text/words.ts';
import type { DecidedTest } from './judge-reason.ts';
import type { RefusalInput } from './refusal-input.ts';
import { dayWordsOf } from './refusal-input.ts';

export type ComparedDay = { label: string; date: IsoDate; isLimit: boolean };

/** The days that a test compares, in their order: cover began, wait over, admission. */
export function comparedDays(test: DecidedTest, input: RefusalInput): ComparedDay[] {
  const { figure, from, fromDay, at, atDay, end, period } = test;
  const labelOf = (day: RefusalDay) => dayWordsOf(day, input).label;
  const isMoneyDue = atDay === 'settled' && !input.days.settled;
  const atLabel = atDay === 'today' || isMoneyDue ? 'Today' : labelOf(atDay);
  const limit = `${upperFirst(period ?? figure.text)} ${at > end ? 'over' : 'to'}`;
  const days = [
    { label: labelOf(fromDay), date: from, isLimit: !isClock(figure) },
    ...(isClock(figure) ? [{ label: limit, date: end, isLimit: true }] : []),
    { label: atLabel, date: at, isLimit: false },
  ];
  return days.toSorted((a, b) => a.date.localeCompare(b.date));
}
