/** The dates of a flow, counted from the visitor's own. Each rule is the one that held on the day it is counted from. */
import type { DatedFlow, DateRule } from '../../content/dated-flow.ts';
import { clockOn } from '../../content/figure-on.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { afterClock, beforeClock } from '../../dates/clock.ts';
import type { IsoDate } from '../../dates/iso-date.ts';

/** Names of dates; `start` is the visitor's own. */
export type NamedDates = Readonly<Record<string, IsoDate>>;

/** @param known further dates of the visitor, by name. */
export function flowDates(flow: DatedFlow, start: IsoDate, known: NamedDates = {}): NamedDates {
  const dates: Record<string, IsoDate> = { ...known, start };
  for (const rule of flow.dates) {
    const { clock } = 'figure' in rule ? figureOfRule(rule, dates) : rule;
    const count = rule.isBefore ? beforeClock : afterClock;
    dates[rule.name] = count(startOf(rule, dates), clock);
  }
  return dates;
}

/** @throws when a text or a rule names a date that the flow does not have. */
export function dateNamed(dates: NamedDates, name: string): IsoDate {
  const date = dates[name];
  if (!date) throw new Error(`The flow has no date "${name}"`);
  return date;
}

/**
 * What the rule behind a date allows, in words: "30 days".
 * @throws when no figure leads to the date.
 */
export function lengthOf(name: string, flow: DatedFlow, dates: NamedDates): string {
  const rule = flow.dates.filter(hasFigure).find((one) => one.name === name);
  if (!rule) throw new Error(`No figure of the flow leads to "${name}"`);
  return figureOfRule(rule, dates).text;
}

/** The figures of the flow, each clock in the row that these dates were counted with. */
export function figuresInForce(flow: DatedFlow, dates: NamedDates): Figure[] {
  const rules = new Map(flow.dates.filter(hasFigure).map((rule) => [rule.figure.id, rule]));
  return flow.figures.map((figure) => {
    const rule = rules.get(figure.id);
    return rule ? figureOfRule(rule, dates) : figure;
  });
}

type FigureRule = Extract<DateRule, { figure: ClockFigure }>;

function hasFigure(rule: DateRule): rule is FigureRule {
  return 'figure' in rule;
}

function figureOfRule(rule: FigureRule, dates: NamedDates): ClockFigure {
  return clockOn(rule.figure, startOf(rule, dates));
}

function startOf({ from = 'start' }: DateRule, dates: NamedDates): IsoDate {
  return dateNamed(dates, from);
}
