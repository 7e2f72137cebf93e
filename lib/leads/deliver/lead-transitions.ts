/**
 * The next state of a lead after an attempt: the rules of docs/lead-states.md, whose table is their unit test. What
 * decides about `IsError` is whether "queued" was answered, or may have been, and never the number of the attempt.
 */

import { minuteMs, timestampAfter } from '../../dates/iso-date.ts';
import type { LeadReply } from '../../lead-service/parse-lead-reply.ts';
import type { UnusableReason } from '../../lead-service/service-reply.ts';
import { jittered, retryDelayMs } from '../../outbox/retry-delay.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';

/** The longest delay between two attempts: we promise that an expert rings within 15 minutes. */
export const maxLeadDelayMs = minuteMs;

type Attempt = {
  now: Date;
  /** The attempt of the request that is answered after it; false for the sweeper's, whose request is answered or dead. */
  isBeforeAnswer: boolean;
  /** Encrypts Lead.svc's own words, which may repeat the number. */
  seal: (text: string) => string;
};

/** @param lead the row as it is when the outcome is written: a repeat may have been answered "queued" meanwhile. */
export function nextLeadState(
  lead: Pick<LeadRow, 'attempts' | 'promised_at' | 'maybe_accepted' | 'possibly_duplicate'>,
  reply: LeadReply,
  { now, isBeforeAnswer, seal }: Attempt,
): Partial<LeadRow> {
  const nowText = now.toISOString();
  const promised_at = lead.promised_at ?? (isBeforeAnswer ? null : nowText);
  switch (reply.kind) {
    case 'accepted':
      return { state: 'delivered', settled_at: nowText, last_problem: null, promised_at };
    case 'refused': {
      const settled = {
        settled_at: nowText,
        last_problem: null,
        promised_at,
        refusal_sealed: seal(reply.message),
      };
      // A CRM answers "duplicate" like that: Lead.svc may have the lead of an attempt whose answer was lost.
      if (lead.maybe_accepted === 1)
        return { ...settled, state: 'delivered', possibly_duplicate: 1, follow_up: 'check' };
      if (promised_at !== null)
        return { ...settled, state: 'refused', follow_up: 'refused-after-promise' };
      return { ...settled, state: 'refused' };
    }
    case 'unusable':
      return {
        next_attempt_at: timestampAfter(now, leadRetryDelayMs(lead, reply.reason)),
        last_problem: `${reply.reason}: ${reply.detail}`,
        possibly_duplicate: reply.mayHaveArrived ? 1 : lead.possibly_duplicate,
        maybe_accepted: mayHaveBeenAccepted(reply) ? 1 : lead.maybe_accepted,
        // "Queued" is answered next.
        promised_at: promised_at ?? nowText,
      };
  }
}

/** A status other than 2xx is an answer: Lead.svc did not accept. */
function mayHaveBeenAccepted({
  reason,
  mayHaveArrived,
}: LeadReply & { kind: 'unusable' }): boolean {
  return mayHaveArrived && reason !== 'bad-status' && reason !== 'redirect';
}

/** Faults that only an operator can fix use the longest delay; faults of Lead.svc pass sooner. */
function leadRetryDelayMs({ attempts }: Pick<LeadRow, 'attempts'>, reason: UnusableReason): number {
  return reason === 'not-sent' ? jittered(maxLeadDelayMs) : retryDelayMs(attempts, maxLeadDelayMs);
}
