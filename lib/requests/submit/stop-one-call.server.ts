/** "Stop it" for one call: a lead that was not delivered never is; otherwise the desk is told by mail. */
import 'server-only';
import { formatDate } from '../../dates/format-date.ts';
import { callDate } from '../../leads/call-date.ts';
import { openLeadMobile } from '../../leads/lead-values.server.ts';
import { withdrawLead } from '../../leads/withdraw-lead.server.ts';
import type { Services } from '../../store/services.server.ts';
import { wakeRequestWorker } from '../deliver/request-worker.server.ts';
import { recordRequest } from './record-request.server.ts';

/**
 * @returns `desk-told` if Lead.svc has it or may have it.
 * @throws if the number cannot be read or the request not be written: then nothing was promised.
 */
export async function stopOneCall(
  services: Services,
  reference: string,
  now: Date,
): Promise<{ kind: 'stopped' | 'desk-told' }> {
  const withdrawn = await withdrawLead(services, reference, now);
  if (!withdrawn?.mayBeCalled) return { kind: 'stopped' };
  const opened = openLeadMobile(services.encryption, withdrawn.lead);
  // An erased number is older than the seven days in which a call may be made.
  if (opened.kind === 'erased') return { kind: 'stopped' };
  if (opened.kind === 'unreadable') throw new Error(`${reference}: ${opened.reason}`);
  const { time_slot, created_at, page } = withdrawn.lead;
  const day = formatDate(callDate(time_slot, new Date(created_at)));
  const fields = { call: reference, slot: `${day}, ${time_slot}`, mobile: opened.plain };
  const request = { kind: 'stop-one-call', fields, page: page ?? undefined } as const;
  const { kind } = await recordRequest(services, request, now);
  if (kind === 'inserted') wakeRequestWorker();
  return { kind: 'desk-told' };
}
