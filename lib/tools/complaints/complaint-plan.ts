/** One person's complaint on one day: where it stands on the ladder, and which step is open when. */

import { answeredByInsurer, answeredByUs } from '../../content/complaints/answered.ts';
import type { ComplaintFlow } from '../../content/complaints/shared-words.ts';
import { toBimaBharosa } from '../../content/complaints/to-bima-bharosa.ts';
import { toInsurer } from '../../content/complaints/to-insurer.ts';
import { toOmbudsman } from '../../content/complaints/to-ombudsman.ts';
import { toUs } from '../../content/complaints/to-us.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type DatedPlan, datePlan, datesOf, type NamedDates } from '../dated-plan/date-plan.ts';
import type { ComplaintAsked } from './complaint-query.ts';
import type { ComplaintTarget } from './complaint-targets.ts';

type Flows = { silent: ComplaintFlow; answered: ComplaintFlow };

/** The portal hands the complaint to the insurer, so its answer is the insurer's. */
const flows: Record<ComplaintTarget, Flows> = {
  insurer: { silent: toInsurer, answered: answeredByInsurer },
  us: { silent: toUs, answered: answeredByUs },
  'bima-bharosa': { silent: toBimaBharosa, answered: answeredByInsurer },
  ombudsman: { silent: toOmbudsman, answered: toOmbudsman },
};

export type ComplaintPlan = DatedPlan & Pick<ComplaintFlow, 'startLabel' | 'keepReady' | 'figures'>;

export function complaintFlow({ to, answered }: ComplaintAsked): ComplaintFlow {
  return flows[to][answered ? 'answered' : 'silent'];
}

export function complaintDates(asked: ComplaintAsked) {
  const known: NamedDates = asked.answered ? { answered: asked.answered } : {};
  return datesOf(complaintFlow(asked), asked.complained, known);
}

export function planComplaint(asked: ComplaintAsked, today: IsoDate): ComplaintPlan {
  const flow = complaintFlow(asked);
  const { startLabel, keepReady, figures } = flow;
  return {
    ...datePlan(flow, complaintDates(asked), today),
    startLabel,
    keepReady,
    figures,
  };
}
