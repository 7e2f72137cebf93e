/** One person's complaint on one day: where it stands on the ladder, and which step is open when. */

import {
  answeredByInsurer,
  answeredByUs,
  answeredLateByInsurer,
  answeredLateByUs,
} from '../../content/complaints/answered.ts';
import type { ComplaintTarget } from '../../content/complaints/complaint-targets.ts';
import { toBimaBharosa } from '../../content/complaints/to-bima-bharosa.ts';
import { toInsurer } from '../../content/complaints/to-insurer.ts';
import { toOmbudsman } from '../../content/complaints/to-ombudsman.ts';
import { toUs } from '../../content/complaints/to-us.ts';
import type { DatedFlow } from '../../content/dated-flow.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isLateAnswer } from '../dated-plan/count-door.ts';
import { type DatedPlan, datePlan } from '../dated-plan/date-plan.ts';
import { type StartedFlow, startFlow } from '../dated-plan/flow-dates.ts';
import type { ComplaintAsked } from './complaint-query.ts';

/** The portal hands the complaint to the insurer, so its answer is the insurer's. */
const flows: Record<ComplaintTarget, Record<'silent' | 'answered' | 'late', DatedFlow>> = {
  insurer: { silent: toInsurer, answered: answeredByInsurer, late: answeredLateByInsurer },
  us: { silent: toUs, answered: answeredByUs, late: answeredLateByUs },
  'bima-bharosa': {
    silent: toBimaBharosa,
    answered: answeredByInsurer,
    late: answeredLateByInsurer,
  },
  ombudsman: { silent: toOmbudsman, answered: toOmbudsman, late: toOmbudsman },
};

export function startComplaint(
  { to, complained, answered }: ComplaintAsked,
  rows?: readonly Figure[],
): StartedFlow {
  const isLate = answered !== null && isLateAnswer(complained, answered, rows);
  const flow = flows[to][isLate ? 'late' : answered ? 'answered' : 'silent'];
  return startFlow(flow, { start: complained, known: answered ? { answered } : {}, rows });
}

/** @param rows of the figures; those of the site when left out. */
export function planComplaint(
  asked: ComplaintAsked,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return datePlan(startComplaint(asked, rows), today);
}
