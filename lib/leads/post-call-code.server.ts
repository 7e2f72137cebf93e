/**
 * The code of a call, entered on a page of its own: with and without JavaScript. Which lead it lets through is known
 * from the browser that asked; the page's address says neither number nor code.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { readFormPost } from '../http/form-post.server.ts';
import { formReply } from '../http/form-reply.ts';
import { seeOther } from '../http/form-route.server.ts';
import { type HandlerReply, json } from '../http/handle.server.ts';
import { readNewestCode } from '../one-time-codes/check-code.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { issuePass } from '../outbox/record-pass.server.ts';
import { callBackMessages } from './call-back-messages.ts';
import { codeRequiredPath, toCallBackConfirmationPath } from './call-back-outcome.ts';
import { arrangedCall } from './call-date.ts';
import type { CodeProblem } from './code-problems.ts';
import { checkLeadCode, letThrough, readLead, sendLeadCode } from './confirm-with-code.server.ts';
import { deliverLead } from './deliver-lead.server.ts';

/** @throws when the database cannot be used. */
export async function postCallCode(request: Request): Promise<HandlerReply> {
  const env = environment();
  const { headers } = request;
  const client = clientAddress(headers, env.trustedProxyHops);
  const limit = { purpose: 'code', client, perHour: env.codesPerClientPerHour } as const;
  const read = await readFormPost(request, env, { form: 2048 }, limit);
  if (read.kind !== 'post') {
    const { status, body } = formReply(read, callBackMessages);
    return { response: json(status, body), outcome: 'rejected' };
  }
  const outbox = await openOutbox();
  const subject = (await readNewestCode(outbox, headers, 'call-back'))?.subject;
  const lead = subject ? await readLead(outbox, subject) : undefined;
  if (!lead) return problem('none');
  // Back, and the same code again: what became of it.
  if (lead.state !== 'unconfirmed') return toOutcome(outbox, lead.reference, 'queued');
  const { again, code } = read.post.fields;
  if (again) {
    const issued = await sendLeadCode(outbox, lead, headers);
    return issued.kind === 'issued'
      ? { response: seeOther(codeRequiredPath, issued.cookie), outcome: 'asked' }
      : problem(issued.kind);
  }
  const checked = await checkLeadCode(outbox, lead, typeof code === 'string' ? code : '', headers);
  if (checked !== 'right') return problem(checked);
  const confirmed = await letThrough(outbox, lead);
  if (confirmed.kind !== 'confirmed' || !confirmed.isNew)
    return toOutcome(outbox, lead.reference, 'queued');
  const reply = await deliverLead(outbox, confirmed.row);
  return toOutcome(outbox, lead.reference, reply.kind === 'accepted' ? 'delivered' : 'queued');
}

function problem(word: CodeProblem): HandlerReply {
  return { response: seeOther(`${codeRequiredPath}&problem=${word}`), outcome: word };
}

/** The page reads the record: a refusal is shown there in Lead.svc's words. */
async function toOutcome(
  outbox: Outbox,
  reference: string,
  kind: 'delivered' | 'queued',
): Promise<HandlerReply> {
  const lead = await readLead(outbox, reference);
  if (!lead) return problem('none');
  const now = new Date();
  const pass = issuePass(outbox, reference, now);
  const outcome = { kind, reference, pass, call: arrangedCall(lead, now) };
  return { response: seeOther(toCallBackConfirmationPath(outcome, {})), outcome: kind, reference };
}
