/**
 * The one handler of pages on which the code of a request is entered, posted with or without JavaScript: it takes the
 * code, or sends a new one. The request is found by the browser's cookie, so that neither number nor code is in a URL.
 */
import 'server-only';
import { addQuery } from '../../browser/url-state/add-query.ts';
import type { FormMessages } from '../../http/form-reply.ts';
import { type HandlerReply, seeOther } from '../../http/handle-request.server.ts';
import { postHandler, type ReadPost } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import {
  type CodeRow,
  checkCodeForNumber,
  hasEnteredCodeOf,
  readAfterOtherClick,
  readNewestCode,
} from './check-code.server.ts';
import type { CodeMessage } from './code-messages.ts';
import type { CodePurpose, IssueOutcome } from './one-time-code.ts';

/** `code`: of this browser. */
type SendOptions = { headers: Headers; code: CodeRow; now: Date };

export type CodePageConfig<Item> = {
  /** Name in logs and metrics. */
  name: string;
  purpose: CodePurpose;
  /** Where the code is entered, with a query. */
  path: string;
  messages: FormMessages;
  find: (services: Services, reference: string) => Promise<Item | null>;
  isConfirmed: (item: Item) => boolean;
  send: (services: Services, item: Item, options: SendOptions) => Promise<IssueOutcome>;
  /** Called once the code was right. */
  confirm: (services: Services, item: Item, now: Date) => Promise<HandlerReply>;
  /** The reply for an item that was confirmed before, by a second click or after going back. */
  showConfirmed: (services: Services, item: Item, now: Date) => Promise<HandlerReply>;
};

export function codePageRoute<Item extends { mobile_key: string | null }>(
  page: CodePageConfig<Item>,
): (request: Request) => Promise<Response> {
  return postHandler(page.name, (_, read) => respond(page, read));
}

async function respond<Item extends { mobile_key: string | null }>(
  page: CodePageConfig<Item>,
  readPost: ReadPost,
): Promise<HandlerReply> {
  const read = await readPost({ maxBytes: { form: 2048 }, messages: page.messages });
  if (read.kind === 'replied') return read.reply;
  const { post, headers } = read;
  const showMessage = (key: CodeMessage): HandlerReply => ({
    response: seeOther(addQuery(page.path, { problem: key })),
    outcome: key,
  });
  const services = await openServices();
  const now = services.store.now();
  const row = await readNewestCode(services, headers, page.purpose);
  const item = row?.subject ? await page.find(services, row.subject) : null;
  if (!row?.subject || !item) return showMessage('none');
  const isConfirmedHere = async (found: Item) =>
    page.isConfirmed(found) &&
    (await hasEnteredCodeOf(services, headers, { purpose: page.purpose, key: found.mobile_key }));
  if (await isConfirmedHere(item)) return page.showConfirmed(services, item, now);
  if (readTextField(post.fields, 'again')) {
    const issued = await page.send(services, item, { headers, code: row, now });
    return issued.kind === 'issued'
      ? { response: seeOther(page.path, issued.cookie), outcome: 'asked' }
      : showMessage(issued.kind);
  }
  const typed = readTextField(post.fields, 'code');
  const checked = await checkCodeForNumber(services, headers, {
    purpose: page.purpose,
    typed,
    key: item.mobile_key,
    now,
  });
  if (checked.kind === 'right') return page.confirm(services, item, now);
  const { subject } = row;
  const find = () => page.find(services, subject);
  const current =
    checked.kind === 'none' ? await readAfterOtherClick(find, page.isConfirmed) : await find();
  return current && (await isConfirmedHere(current))
    ? page.showConfirmed(services, current, now)
    : showMessage(checked.kind);
}
