/** One complaint on one day: its state, and the date from which each step is possible. */
import {
  brokerAnswerFlow,
  insurerAnswerFlow,
  lateBrokerAnswerFlow,
  lateInsurerAnswerFlow,
} from '../../content/complaints/answer-flows.ts';
import { bimaBharosaFlow } from '../../content/complaints/bima-bharosa-flow.ts';
import { brokerFlow } from '../../content/complaints/broker-flow.ts';
import type { ComplaintTarget } from '../../content/complaints/complaint-targets.ts';
import { insurerFlow } from '../../content/complaints/insurer-flow.ts';
import { ombudsmanFlow } from '../../content/complaints/ombudsman-flow.ts';
import type { DatedFlow } from '../../content/dated-flow.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { type ComputedFlow, computeFlow } from '../dated-plan/flow-dates.ts';
import { isAnswerLate } from '../dated-plan/ombudsman-window.ts';
import type { ComplaintInput } from './complaint-query.ts';

/** The portal forwards the complaint to the insurer, so its reply is the insurer's. */
const flows: Record<ComplaintTarget, Record<'silent' | 'answered' | 'late', DatedFlow>> = {
  insurer: { silent: insurerFlow, answered: insurerAnswerFlow, late: lateInsurerAnswerFlow },
  us: { silent: brokerFlow, answered: brokerAnswerFlow, late: lateBrokerAnswerFlow },
  'bima-bharosa': {
    silent: bimaBharosaFlow,
    answered: insurerAnswerFlow,
    late: lateInsurerAnswerFlow,
  },
  ombudsman: { silent: ombudsmanFlow, answered: ombudsmanFlow, late: ombudsmanFlow },
};

export function computeComplaintFlow(
  { to, complained, answered }: ComplaintInput,
  rows?: readonly Figure[],
): ComputedFlow {
  const isLate = answered !== null && isAnswerLate(complained, answered, rows);
  const flow = flows[to][isLate ? 'late' : answered ? 'answered' : 'silent'];
  return computeFlow(flow, { start: complained, knownDates: answered ? { answered } : {}, rows });
}

/** @param rows of the figures; those of the site by default. */
export function planComplaint(
  input: ComplaintInput,
  today: IsoDate,
  rows?: readonly Figure[],
): DatedPlan {
  return buildDatedPlan(computeComplaintFlow(input, rows), today);
}
