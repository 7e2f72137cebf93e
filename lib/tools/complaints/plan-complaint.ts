/** One complaint on one day: its state, and the date from which each step is possible. */
import {
  brokerAnswerFlow,
  insurerAnswerFlow,
  lateBrokerAnswerFlow,
  lateInsurerAnswerFlow,
} from '../../content/complaints/answer-flows.ts';
import { bimaBharosaFlow } from '../../content/complaints/bima-bharosa-flow.ts';
import { brokerFlow } from '../../content/complaints/broker-flow.ts';
import { caseLetter, complaintLetter } from '../../content/complaints/complaint-letter.ts';
import type { ComplaintTarget } from '../../content/complaints/complaint-targets.ts';
import { insurerFlow } from '../../content/complaints/insurer-flow.ts';
import { ombudsmanFlow } from '../../content/complaints/ombudsman-flow.ts';
import type { DatedFlow } from '../../content/dated-flow.ts';
import { type FilledLetter, withValues } from '../../content/letter.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, type DatedPlan } from '../dated-plan/build-dated-plan.ts';
import { calendarEventsOf, defineCalendar } from '../dated-plan/define-calendar.ts';
import { type ComputedFlow, computeFlow } from '../dated-plan/flow-dates.ts';
import { isAnswerLate } from '../dated-plan/ombudsman-window.ts';
import { representedLetter } from '../letters/represented-letter.ts';
import { buildOmbudsmanComplaint } from '../ombudsman/build-ombudsman-complaint.ts';
import type { ComplaintInput } from './complaint-query.ts';
import { complaintSearch, parseComplaintQuery } from './complaint-query.ts';

// The letter of a complaint: to the insurer or the broker, with the day of an earlier one; at the Ombudsman's
// turn the complaint to the Ombudsman, and once it has the case the question what is missing.
const ombudsmanTargets = {
  insurer: 'insurer',
  us: 'broker',
  'bima-bharosa': 'portal',
  ombudsman: 'insurer',
} as const;

export function buildComplaintLetter(
  { complained, answered, to, represented, office }: ComplaintInput,
  isOmbudsmansTurn: boolean,
  today: IsoDate,
  translate?: (text: string) => string,
): FilledLetter {
  if (isOmbudsmansTurn)
    return buildOmbudsmanComplaint(
      { sent: complained, answered, target: ombudsmanTargets[to], office, represented },
      today,
    );
  const letter = to === 'ombudsman' ? caseLetter : complaintLetter;
  const blanks = withValues(letter.blanks, { earlier: complained, filed: complained });
  return representedLetter({ ...letter, blanks }, represented, translate);
}

// A complaint's dates as a calendar file: `?for=complaint&complained=…&to=…&answered=…`.
export const complaintCalendar = defineCalendar<ComplaintInput>({
  key: 'complaint',
  parse: parseComplaintQuery,
  search: complaintSearch,
  build(input, today) {
    const { complained, to, answered } = input;
    const events = calendarEventsOf({
      computedFlow: computeComplaintFlow(input),
      today,
      id: ['complaint', to, complained, answered].filter(Boolean).join('-'),
      titlePrefix: 'Complaint',
    });
    return { fileName: `complaint-${complained}`, events };
  },
});

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
