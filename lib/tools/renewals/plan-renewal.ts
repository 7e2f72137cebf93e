/** One renewal on one day: the state, the timeline, the steps. Pure; the flows are content. */
import type { DatedFlow } from '../../content/dated-flow.ts';
import { lifeGraceMonthly, lifeGraceOtherModes } from '../../content/figures/life.ts';
import { type FilledLetter, withValues } from '../../content/letter.ts';
import { freeLook, freeLookLetter } from '../../content/renewals/free-look.ts';
import { healthInstalments, healthMonthly, healthYearly } from '../../content/renewals/health.ts';
import { type LifeLapse, lifeFlow } from '../../content/renewals/life.ts';
import {
  termLapse,
  traditionalLapse,
  unknownLapse,
} from '../../content/renewals/life-not-linked.ts';
import {
  discontinuedUnitLinked,
  lapsedAfterLockIn,
  policyStart,
  unitLinkedWithoutStart,
} from '../../content/renewals/life-unit-linked.ts';
import { motorBothPartsRenewal } from '../../content/renewals/motor-both.ts';
import { motorOwnDamageRenewal } from '../../content/renewals/motor-own-damage.ts';
import type { MotorPart } from '../../content/renewals/motor-parts.ts';
import type { VehicleName } from '../../content/renewals/motor-shared-copy.ts';
import { motorThirdPartyRenewal } from '../../content/renewals/motor-third-party.ts';
import { motorUnknownPartsRenewal } from '../../content/renewals/motor-unknown.ts';
import { payoutLetter, quotationLetter } from '../../content/renewals/revival-letter.ts';
import { travelRenewal } from '../../content/renewals/travel.ts';
import type { ClockFigure, Figure } from '../../content/types.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf, defineCalendar } from '../dated-plan/define-calendar.ts';
import {
  type ComputedFlow,
  computeFlow,
  inOrderOfDates,
  requireDate,
} from '../dated-plan/flow-dates.ts';
import type { PaymentMode } from './renewal-lines.ts';
import { renewalLines } from './renewal-lines.ts';
import type { RenewalInput } from './renewal-query.ts';
import { parseRenewalQuery, renewalSearch } from './renewal-query.ts';

// The renewal's dates as a calendar file: `?for=renewal&line=…&expiry=…&mode=…` and so on.
export const renewalCalendar = defineCalendar<RenewalInput>({
  key: 'renewal',
  parse: parseRenewalQuery,
  search: renewalSearch,
  build(input, today) {
    const { line, mode, part, kind, started, expiry } = input;
    const events = calendarEventsOf({
      computedFlow: computeRenewalFlow(input),
      today,
      // Both parts of a policy may end on one day, so each has its own entries.
      id: ['renewal', line, part ?? mode, kind, started, expiry].filter(Boolean).join('-'),
      titlePrefix: renewalLines.find(({ value }) => value === line)?.label ?? line,
    });
    return { fileName: `renewal-${line}-${expiry}`, events };
  },
});

const motorFlows: Record<MotorPart, (vehicle: VehicleName) => DatedFlow> = {
  both: motorBothPartsRenewal,
  'own-damage': motorOwnDamageRenewal,
  'third-party': motorThirdPartyRenewal,
  unknown: motorUnknownPartsRenewal,
};

const healthFlows: Record<PaymentMode, DatedFlow> = {
  yearly: healthYearly,
  instalments: healthInstalments,
  monthly: healthMonthly,
};

const lifeGrace: Record<PaymentMode, ClockFigure> = {
  yearly: lifeGraceOtherModes,
  instalments: lifeGraceOtherModes,
  monthly: lifeGraceMonthly,
};

function renewalFlow(input: RenewalInput, rows?: readonly Figure[]): DatedFlow {
  const { line, mode, part = 'unknown' } = input;
  if (line === 'travel') return travelRenewal;
  if (line === 'new') return freeLook;
  if (line === 'health') return healthFlows[mode];
  if (line === 'life') return lifeFlow(lifeGrace[mode], lifeLapse(input, rows));
  return motorFlows[part](line);
}

function lifeLapse(input: RenewalInput, rows?: readonly Figure[]): LifeLapse {
  const { kind, expiry, started } = input;
  if (kind === 'term') return termLapse;
  if (kind === 'traditional') return traditionalLapse(started ? fullYears(started, expiry) : null);
  if (kind !== 'unit-linked') return unknownLapse;
  return started ? unitLinkedLapse(input, started, rows) : unitLinkedWithoutStart;
}

/** A policy is discontinued when its days to pay end: inside the lock-in, or after it. */
function unitLinkedLapse(
  { mode, expiry }: RenewalInput,
  started: IsoDate,
  rows?: readonly Figure[],
): LifeLapse {
  const inLockIn = lifeFlow(lifeGrace[mode], discontinuedUnitLinked('after'));
  const { dates } = computeFlow(inLockIn, {
    start: expiry,
    knownDates: { [policyStart]: started },
    rows,
  });
  const lockInEnds = requireDate(dates, 'lockInEnds');
  if (lockInEnds <= requireDate(dates, 'graceEnds')) return lapsedAfterLockIn;
  const revivalEnds = requireDate(dates, 'revivalEnds');
  if (lockInEnds === revivalEnds) return discontinuedUnitLinked('with');
  return discontinuedUnitLinked(lockInEnds < revivalEnds ? 'before' : 'after');
}

/** Whole years of premiums between the start and the first unpaid one. */
function fullYears(started: IsoDate, unpaid: IsoDate): number {
  let years = 0;
  while (addMonths(started, 12 * (years + 1)) <= unpaid) years += 1;
  return years;
}

export function computeRenewalFlow(input: RenewalInput, rows?: readonly Figure[]): ComputedFlow {
  const { expiry, started } = input;
  const computed = computeFlow(renewalFlow(input, rows), {
    start: expiry,
    knownDates: started ? { [policyStart]: started } : {},
    rows,
  });
  // The lock-in of a life policy counts from another day than the rest.
  return inOrderOfDates(computed, 'first');
}

/** @param rows of the figures; those of the site by default. */
export function planRenewal(
  input: RenewalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeRenewalFlow(input, rows), today);
}

/** Of a free look that runs, or of a life policy whose premium can no longer be paid in time. */
export function buildRenewalLetter(input: RenewalInput, today: IsoDate): FilledLetter | null {
  const { dates } = computeRenewalFlow(input);
  const filled = (letter: FilledLetter) => ({
    ...letter,
    blanks: withValues(letter.blanks, { due: input.expiry }),
  });
  if (input.line === 'new')
    return today <= requireDate(dates, 'last') ? filled(freeLookLetter) : null;
  if (input.line !== 'life' || today <= requireDate(dates, 'graceEnds')) return null;
  const kind = input.kind ?? 'unknown';
  const isPayout = kind !== 'term' && today > requireDate(dates, 'revivalEnds');
  return filled(isPayout ? payoutLetter(kind) : quotationLetter(kind));
}
