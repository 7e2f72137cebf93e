/**
 * The rules that end on a day, one row each: the figure has length and unit, by the date of the law. All tools count
 * with `countDays`, so that calculators, planners, decoder, letters and calendars name the same days.
 */
import * as claims from '../content/figures/claims.ts';
import * as complaints from '../content/figures/complaints.ts';
import * as health from '../content/figures/health.ts';
import * as life from '../content/figures/life.ts';
import * as renewals from '../content/figures/renewals.ts';
import type { ClockFigure, Figure } from '../content/types.ts';
import { beforeClock, type Period, periodFrom } from '../dates/clock.ts';
import { addMonths, type IsoDate } from '../dates/iso-date.ts';
import { clockOn } from './figure-on.ts';

/** The day from which a rule counts. */
type DayRuleStart =
  | 'cover'
  | 'receipt'
  | 'due'
  | 'unpaid'
  | 'expiry'
  | 'renewal'
  | 'complaint'
  | 'silence'
  | 'answer'
  | 'refusal'
  | 'discharge'
  | 'papers';

type DayRule = {
  figure: ClockFigure;
  from: DayRuleStart;
  /**
   * `counts`: what is done on the last day is in time. `two-readings`: law and wordings leave open whether the first
   * day counts, so planners give the later end and letters plead the earlier one.
   */
  lastDay: 'counts' | 'two-readings';
  /** Another start that law or an office may take. */
  otherFrom?: DayRuleStart;
  isBackwards?: true;
};

export const dayRules = [
  wait(health.healthInitialWait),
  wait(health.healthSpecificWait),
  wait(health.healthPreExistingWait),
  wait(health.healthMoratorium),
  wait(claims.lifeQuestionLimit),
  wait(life.lifeSuicideClause),
  wait(life.saralJeevanWaitingPeriod),
  wait(life.riderWaitUsual),
  wait(claims.criticalIllnessWait),
  limit(health.healthFreeLook, 'receipt'),
  limit(life.lifeFreeLook, 'receipt'),
  limit(renewals.healthRenewalGrace, 'due'),
  limit(renewals.healthRenewalGraceMonthly, 'due'),
  limit(life.lifeGraceOtherModes, 'due'),
  limit(life.lifeGraceMonthly, 'due'),
  limit(life.lifeRevivalNonLinked, 'unpaid'),
  limit(life.lifeRevivalLinked, 'unpaid'),
  limit(renewals.bonusRetentionPeriod, 'expiry'),
  { ...limit(renewals.maxPortNotice, 'renewal'), isBackwards: true },
  { ...limit(renewals.safePortNotice, 'renewal'), isBackwards: true },
  { ...limit(renewals.minPortNotice, 'renewal'), isBackwards: true },
  limit(claims.complaintReply, 'complaint'),
  limit(complaints.brokerComplaintClock, 'complaint'),
  limit(complaints.ombudsmanSilence, 'complaint'),
  // Rule 14 counts it from the month of silence or from the answer; an office may take their letter for the answer.
  { ...limit(complaints.ombudsmanWindow, 'silence'), otherFrom: 'answer' },
  { ...limit(complaints.ombudsmanWindow, 'answer'), otherFrom: 'refusal' },
  limit(complaints.commissionWindow, 'refusal'),
  limit(claims.reimbursementPapers, 'discharge'),
  limit(claims.reimbursementDecision, 'papers'),
  limit(claims.deathWithoutInvestigation, 'papers'),
  limit(claims.deathWithInvestigation, 'papers'),
] as const satisfies readonly DayRule[];

/** Time that must pass from the first day of cover. */
function wait(figure: ClockFigure): DayRule {
  return { figure, from: 'cover', lastDay: 'two-readings' };
}

/** Time in which something must be done. */
function limit(figure: ClockFigure, from: DayRuleStart): DayRule {
  return { figure, from, lastDay: 'counts' };
}

const twofold: ReadonlySet<string> = new Set(
  dayRules.flatMap(({ figure, lastDay }) => (lastDay === 'two-readings' ? [figure.id] : [])),
);

export function hasTwoReadings({ id }: Figure): boolean {
  return twofold.has(id);
}

/** @param rows of the figures; those of the site by default. */
export function countDays(
  rule: ClockFigure,
  from: IsoDate,
  rows?: readonly Figure[],
): Period & { figure: ClockFigure } {
  const figure = clockOn(rule, from, rows);
  return { figure, ...periodFrom(from, figure.clock, hasTwoReadings(figure)) };
}

/** The last day for notice ahead of something. */
export function countBack(rule: ClockFigure, from: IsoDate, rows?: readonly Figure[]) {
  const figure = clockOn(rule, from, rows);
  return { figure, last: beforeClock(from, figure.clock) };
}

/** The first day on which a rule holds for a policy: its own first day, or that of the renewal that brings the rule. */
export function firstDayUnder({ from }: Figure, began: IsoDate): IsoDate {
  if (began >= from) return began;
  const years = Number(from.slice(0, 4)) - Number(began.slice(0, 4));
  const renewal = addMonths(began, 12 * years);
  return renewal >= from ? renewal : addMonths(began, 12 * (years + 1));
}
