/**
 * The dates of a flow, counted from the visitor's own date. Each rule is the version in force on the day it starts
 * from.
 */
import type { DatedFlow, DateRule, FlowRow } from '../../content/dated-flow.ts';
import type { Figure } from '../../content/types.ts';
import { afterClock, beforeClock } from '../../dates/clock.ts';
import { dayStatus, type IsoDate } from '../../dates/iso-date.ts';
import { countBack, countDays } from '../../figures/day-rules.ts';

/** Names of dates; `start` is the visitor's own. */
export type NamedDates = Readonly<Record<string, IsoDate>>;

/** A flow for one person: its dates, and the versions of its rules that they were counted with. */
export type ComputedFlow = { flow: DatedFlow; dates: NamedDates };

type FlowStart = {
  start: IsoDate;
  /** Further dates of the visitor, by name. */
  knownDates?: NamedDates;
  /** Rows of the figures; those of the site by default. */
  rows?: readonly Figure[];
};

export function computeFlow(flow: DatedFlow, flowStart: FlowStart): ComputedFlow {
  const { dates, rules } = computeDates(flow.dates, flowStart);
  const inForce = new Map(
    rules.flatMap((rule) => ('figure' in rule ? [[rule.figure.id, rule.figure] as const] : [])),
  );
  const figures = flow.figures.map((figure) => inForce.get(figure.id) ?? figure);
  return { flow: { ...flow, dates: rules, figures }, dates };
}

/** Leaves out the rows that concern nobody yet (`after`); a safe day that is near comes first. */
export function applicableRowsOn(computedFlow: ComputedFlow, today: IsoDate): readonly FlowRow[] {
  const { flow, dates } = computedFlow;
  const isNear = (row: FlowRow) => isNearSafeDay(row, computedFlow, today);
  return flow.rows
    .filter(({ after }) => after === undefined || today > requireDate(dates, after))
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
}

export function isNearSafeDay(
  { at, isSafeDay }: FlowRow,
  { dates }: ComputedFlow,
  today: IsoDate,
): boolean {
  return isSafeDay === true && at !== null && dayStatus(requireDate(dates, at), today) === 'near';
}

/** The dates that follow from the rules, and the rules with the figure rows that were used. */
export function computeDates(
  rules: readonly DateRule[],
  { start, knownDates = {}, rows }: FlowStart,
) {
  const dates: Record<string, IsoDate> = { ...knownDates, start };
  const countedRules = rules.map((rule): DateRule => {
    const from = requireDate(dates, rule.from ?? 'start');
    if (!('figure' in rule)) {
      dates[rule.name] = (rule.isBefore ? beforeClock : afterClock)(from, rule.clock);
      return rule;
    }
    const { figure, last } = (rule.isBefore ? countBack : countDays)(rule.figure, from, rows);
    dates[rule.name] = last;
    return { ...rule, figure };
  });
  return { dates: dates as NamedDates, rules: countedRules };
}

/** @param undated the place of rows whose day is not known. */
export function inOrderOfDates(
  { flow, dates }: ComputedFlow,
  undated: 'first' | 'last',
): ComputedFlow {
  const unknown = undated === 'first' ? '' : '9999-12-31';
  const dayOf = ({ at }: FlowRow) => (at === null ? unknown : requireDate(dates, at));
  const rows = flow.rows.toSorted((a, b) =>
    dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b)),
  );
  return { flow: { ...flow, rows }, dates };
}

/** @throws when a text or a rule has a date name that the flow does not define. */
export function requireDate(dates: NamedDates, name: string): IsoDate {
  const date = dates[name];
  if (!date) throw new Error(`The flow has no date "${name}"`);
  return date;
}

/**
 * The period that the rule behind a date allows, in words: "30 days".
 * @throws when the date does not come from a figure.
 */
export function durationText(name: string, { dates }: DatedFlow): string {
  const rule = dates.find((one) => one.name === name);
  if (!rule || !('figure' in rule)) throw new Error(`No figure of the flow leads to "${name}"`);
  return rule.figure.text;
}
