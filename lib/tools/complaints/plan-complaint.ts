/** One person's complaint on one day: where it stands on the ladder, and which step is open when. */

import { answeredByInsurer, answeredByUs } from '../../content/complaints/answered.ts';
import type { ComplaintTarget } from '../../content/complaints/complaint-targets.ts';
import { toBimaBharosa } from '../../content/complaints/to-bima-bharosa.ts';
import { toInsurer } from '../../content/complaints/to-insurer.ts';
import { toOmbudsman } from '../../content/complaints/to-ombudsman.ts';
import { toUs } from '../../content/complaints/to-us.ts';
import type { DatedFlow } from '../../content/dated-flow.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type DatedPlan, datePlan } from '../dated-plan/date-plan.ts';
import { flowDates, type NamedDates } from '../dated-plan/flow-dates.ts';
import type { ComplaintAsked } from './complaint-query.ts';

/** The portal hands the complaint to the insurer, so its answer is the insurer's. */
const flows: Record<ComplaintTarget, { silent: DatedFlow; answered: DatedFlow }> = {
  insurer: { silent: toInsurer, answered: answeredByInsurer },
  us: { silent: toUs, answered: answeredByUs },
  'bima-bharosa': { silent: toBimaBharosa, answered: answeredByInsurer },
  ombudsman: { silent: toOmbudsman, answered: toOmbudsman },
};

export function complaintFlow({ to, answered }: ComplaintAsked): DatedFlow {
  return flows[to][answered ? 'answered' : 'silent'];
}

export function complaintDates(asked: ComplaintAsked): NamedDates {
  const known: NamedDates = asked.answered ? { answered: asked.answered } : {};
  return flowDates(complaintFlow(asked), asked.complained, known);
}

export function planComplaint(asked: ComplaintAsked, today: IsoDate): DatedPlan {
  return datePlan(complaintFlow(asked), complaintDates(asked), today);
}
