/** One person's renewal on one day: the state, the timeline, what to do. Pure; the flows are content. */

import type { DatedFlow } from '../../content/dated-flow.ts';
import { healthInstalments, healthMonthly, healthYearly } from '../../content/renewals/health.ts';
import { life, lifeMonthly } from '../../content/renewals/life.ts';
import { car, twoWheeler } from '../../content/renewals/motor.ts';
import { travel } from '../../content/renewals/travel.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type DatedPlan, datePlan } from '../dated-plan/date-plan.ts';
import { flowDates } from '../dated-plan/flow-dates.ts';
import type { PaymentMode, RenewalLine } from './renewal-lines.ts';
import type { RenewalAsked } from './renewal-query.ts';

export const renewalFlows: Record<RenewalLine, Record<PaymentMode, DatedFlow>> = {
  health: { yearly: healthYearly, instalments: healthInstalments, monthly: healthMonthly },
  life: { yearly: life, instalments: life, monthly: lifeMonthly },
  car: { yearly: car, instalments: car, monthly: car },
  'two-wheeler': { yearly: twoWheeler, instalments: twoWheeler, monthly: twoWheeler },
  travel: { yearly: travel, instalments: travel, monthly: travel },
};

export function planRenewal({ line, mode, expiry }: RenewalAsked, today: IsoDate): DatedPlan {
  const flow = renewalFlows[line][mode];
  return datePlan(flow, flowDates(flow, expiry), today);
}
