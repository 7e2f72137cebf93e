/** One renewal on one day: the state, the timeline, the steps. Pure; the flows are content. */

import type { DatedFlow } from '../../content/dated-flow.ts';
import { healthInstalments, healthMonthly, healthYearly } from '../../content/renewals/health.ts';
import { life, lifeMonthly } from '../../content/renewals/life.ts';
import { motorBoth } from '../../content/renewals/motor-both.ts';
import { motorOwnDamage } from '../../content/renewals/motor-own-damage.ts';
import type { MotorPart } from '../../content/renewals/motor-parts.ts';
import type { Vehicle } from '../../content/renewals/motor-shared-copy.ts';
import { motorThirdParty } from '../../content/renewals/motor-third-party.ts';
import { motorUnknown } from '../../content/renewals/motor-unknown.ts';
import { travel } from '../../content/renewals/travel.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { type ComputedFlow, computeFlow } from '../dated-plan/flow-dates.ts';
import { isMotorLine, type PaymentMode } from './renewal-lines.ts';
import type { RenewalInput } from './renewal-query.ts';

const motorFlows: Record<MotorPart, (vehicle: Vehicle) => DatedFlow> = {
  both: motorBoth,
  'own-damage': motorOwnDamage,
  'third-party': motorThirdParty,
  unknown: motorUnknown,
};

const flowsByPaymentMode: Record<'health' | 'life', Record<PaymentMode, DatedFlow>> = {
  health: { yearly: healthYearly, instalments: healthInstalments, monthly: healthMonthly },
  life: { yearly: life, instalments: life, monthly: lifeMonthly },
};

export function renewalFlow({ line, mode, part = 'unknown' }: RenewalInput): DatedFlow {
  if (line === 'travel') return travel;
  return isMotorLine(line) ? motorFlows[part](line) : flowsByPaymentMode[line][mode];
}

export function computeRenewalFlow(input: RenewalInput, rows?: readonly Figure[]): ComputedFlow {
  return computeFlow(renewalFlow(input), { start: input.expiry, rows });
}

/** @param rows of the figures; those of the site by default. */
export function planRenewal(
  input: RenewalInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeRenewalFlow(input, rows), today);
}
