/** One person's renewal on one day: the state, the timeline, what to do. Pure; the flows are content. */

import type { DatedFlow } from '../../content/dated-flow.ts';
import { healthInstalments, healthMonthly, healthYearly } from '../../content/renewals/health.ts';
import { life, lifeMonthly } from '../../content/renewals/life.ts';
import { car, twoWheeler } from '../../content/renewals/motor.ts';
import { travel } from '../../content/renewals/travel.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type DatedPlan, datePlan } from '../dated-plan/date-plan.ts';
import { type StartedFlow, startFlow } from '../dated-plan/flow-dates.ts';
import type { PaymentMode, RenewalLine } from './renewal-lines.ts';
import type { RenewalAsked } from './renewal-query.ts';

export const renewalFlows: Record<RenewalLine, Record<PaymentMode, DatedFlow>> = {
  health: { yearly: healthYearly, instalments: healthInstalments, monthly: healthMonthly },
  life: { yearly: life, instalments: life, monthly: lifeMonthly },
  car: { yearly: car, instalments: car, monthly: car },
  'two-wheeler': { yearly: twoWheeler, instalments: twoWheeler, monthly: twoWheeler },
  travel: { yearly: travel, instalments: travel, monthly: travel },
};

export function startRenewal(
  { line, mode, expiry }: RenewalAsked,
  rows?: readonly Figure[],
): StartedFlow {
  return startFlow(renewalFlows[line][mode], { start: expiry, rows });
}

/** @param rows of the figures; those of the site when left out. */
export function planRenewal(
  asked: RenewalAsked,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return datePlan(startRenewal(asked, rows), today);
}
