/**
 * The post of a page that asks for the code of a request: the code, or a wish for a new one. Which request it lets
 * through is known from the browser that asked; the page's address says neither number nor code.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { readFormPost } from '../http/form-post.server.ts';
import { type FormMessages, formReply } from '../http/form-reply.ts';
import { seeOther } from '../http/form-route.server.ts';
import type { HandlerReply } from '../http/handle.server.ts';
import { rejectionResponse } from '../http/rejection-response.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { type CodeRow, readNewestCode } from './check-code.server.ts';
import { type CodeProblem, withCodeProblem } from './code-problems.ts';
import type { CheckOutcome, CodePurpose, IssueOutcome } from './one-time-code.ts';

export type CodePage<Item> = {
  purpose: CodePurpose;
  /** Where the code is entered; its query has begun. */
  path: string;
  messages: FormMessages;
  find: (outbox: Outbox, subject: string) => Promise<Item | undefined>;
  /** Its code was entered already, as by a second click or after going back. */
  isConfirmed: (item: Item) => boolean;
  toOutcome: (outbox: Outbox, item: Item) => Promise<HandlerReply>;
  send: (outbox: Outbox, item: Item, headers: Headers, code: CodeRow) => Promise<IssueOutcome>;
  check: (
    outbox: Outbox,
    item: Item,
    typed: string,
    headers: Headers,
  ) => Promise<CheckOutcome['kind']>;
  /** The code was right. */
  confirm: (outbox: Outbox, item: Item) => Promise<HandlerReply>;
};

/** @throws when the database cannot be used. */
export async function postCodePage<Item>(
  page: CodePage<Item>,
  request: Request,
): Promise<HandlerReply> {
  const env = environment();
  const { headers } = request;
  const client = clientAddress(headers, env.trustedProxyHops);
  const limit = { purpose: 'code', client, perHour: env.codesPerClientPerHour } as const;
  const read = await readFormPost(request, env, { form: 2048 }, limit);
  if (read.kind !== 'post') {
    return {
      response: rejectionResponse(request, formReply(read, page.messages)),
      outcome: 'rejected',
    };
  }
  const problem = (word: CodeProblem): HandlerReply => ({
    response: seeOther(withCodeProblem(page.path, word)),
    outcome: word,
  });
  const outbox = await openOutbox();
  const row = await readNewestCode(outbox, headers, page.purpose);
  const item = row?.subject ? await page.find(outbox, row.subject) : undefined;
  if (!row || !item) return problem('none');
  if (page.isConfirmed(item)) return page.toOutcome(outbox, item);
  const { again, code } = read.post.fields;
  if (again) {
    const issued = await page.send(outbox, item, headers, row);
    return issued.kind === 'issued'
      ? { response: seeOther(page.path, issued.cookie), outcome: 'asked' }
      : problem(issued.kind);
  }
  const typed = typeof code === 'string' ? code : '';
  const checked = await page.check(outbox, item, typed, headers);
  if (checked === 'right') return page.confirm(outbox, item);
  // The other one of two clicks at this instant was the one that counted.
  const now = row.subject ? await page.find(outbox, row.subject) : undefined;
  return now && page.isConfirmed(now) ? page.toOutcome(outbox, now) : problem(checked);
}
