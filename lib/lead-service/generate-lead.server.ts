/** Sends one lead to Lead.svc, once. Every outcome is a LeadReply; retrying is the outbox's. */
import 'server-only';
import { callService, serviceAddress } from './call-service.server.ts';
import type { Lead, LeadReply } from './lead.ts';
import { parseLeadReply } from './parse-lead-reply.ts';

export type LeadServiceOptions = {
  serviceUrl: string;
  timeoutMs: number;
  antiForgeryToken: string;
};

/** `antiForgeryToken` goes as it is into a header and a cookie, so it must be safe in both. Never throws. */
export async function generateProductwiseLead(
  lead: Lead,
  { serviceUrl, timeoutMs, antiForgeryToken }: LeadServiceOptions,
): Promise<LeadReply> {
  const outcome = await callService({
    method: 'POST',
    url: serviceAddress(serviceUrl, 'Lead.svc/web/GenerateProductwiseLead'),
    headers: {
      // WCF answers 400 to any other content type.
      'content-type': 'application/json; charset=utf-8',
      'x-xsrf-token': antiForgeryToken,
      cookie: `XSRF-TOKEN=${antiForgeryToken}`,
    },
    body: JSON.stringify({
      MobileNumber: lead.mobile,
      IsIVRRequest: false,
      IVRProductCode: 0,
      ProductId: lead.product,
      SlotDateTime: lead.timeSlot,
    }),
    timeoutMs,
  });
  return outcome.kind === 'reply' ? parseLeadReply(outcome) : outcome;
}
