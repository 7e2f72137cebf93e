/** One person's renewal on one day: the state, the timeline, what to do. Pure; the flows are content. */

import { healthInstalments, healthMonthly, healthYearly } from '../../content/renewals/health.ts';
import { life, lifeMonthly } from '../../content/renewals/life.ts';
import { car, twoWheeler } from '../../content/renewals/motor.ts';
import type { RenewalFlow } from '../../content/renewals/shared-words.ts';
import { travel } from '../../content/renewals/travel.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type DatedPlan, datePlan, datesOf } from '../dated-plan/date-plan.ts';
import type { PaymentMode, RenewalLine } from './renewal-lines.ts';
import type { RenewalAsked } from './renewal-query.ts';

export const renewalFlows: Record<RenewalLine, Record<PaymentMode, RenewalFlow>> = {
  health: { yearly: healthYearly, instalments: healthInstalments, monthly: healthMonthly },
  life: { yearly: life, instalments: life, monthly: lifeMonthly },
  car: { yearly: car, instalments: car, monthly: car },
  'two-wheeler': { yearly: twoWheeler, instalments: twoWheeler, monthly: twoWheeler },
  travel: { yearly: travel, instalments: travel, monthly: travel },
};

export type RenewalPlan = DatedPlan & Pick<RenewalFlow, 'startLabel' | 'keepReady' | 'figures'>;

export function planRenewal(asked: RenewalAsked, today: IsoDate): RenewalPlan {
  const flow = renewalFlows[asked.line][asked.mode];
  const { startLabel, keepReady, figures } = flow;
  return {
    ...datePlan(flow, datesOf(flow, asked.expiry), today),
    startLabel,
    keepReady,
    figures,
  };
}
