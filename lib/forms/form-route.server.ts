/**
 * The POST handler of a form: reads the post, parses it, records it within the client's rate limit, delivers it and
 * replies. A script gets JSON; a form that the browser posted by itself is redirected to a page that shows the outcome.
 */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import type { HourlyLimit } from '../http/client-allowance.server.ts';
import { type FormPost, type MaxBytesByType, uploadShare } from '../http/form-post.server.ts';
import type { FormMessages, Reply } from '../http/form-reply.ts';
import { type HandlerReply, jsonReply, seeOther } from '../http/handle-request.server.ts';
import type { Multipart } from '../http/multipart.server.ts';
import { type PostContext, postHandler, type ReadPost } from '../http/read-post.server.ts';
import {
  type BeyondAllowance,
  type NotRecordedOutcome,
  withClientRateLimit,
} from '../http/with-client-rate-limit.server.ts';
import { isRecorded, type RecordedRow } from '../outbox/insert-idempotent.server.ts';
import { openServices, type Services } from '../store/services.server.ts';

type LoggedOutcome = {
  kind: string;
  reference?: string;
  /** Set with the page that answers a native post: the key of a draft, or that a call was requested. */
  cookies?: readonly (string | undefined)[];
};

/** Of the steps that write: the services, opened once, and as `now` the store's time when the write began. */
export type StepContext = PostContext & { services: Services };

export type RecordContext = StepContext & { isBeyondAllowance: boolean };

export type ParsedForm<Submission, FormOutcome> =
  | { kind: 'valid'; submission: Submission }
  | { kind: 'invalid'; outcome: FormOutcome };

export type FormRoute<Submission, Row, FormOutcome extends LoggedOutcome> = {
  /** Name in the log. */
  name: string;
  maxBytes: MaxBytesByType;
  /** Only of a form that takes files. */
  multipart?: Multipart;
  messages: FormMessages;
  clientLimit: (env: Environment) => Omit<HourlyLimit, 'client'>;
  parse: (context: PostContext) => Promise<ParsedForm<Submission, FormOutcome>>;
  beyondAllowance: (submission: Submission) => BeyondAllowance;
  /** Throws when the write fails: then nothing was accepted. */
  record: (
    submission: Submission,
    context: RecordContext,
  ) => Promise<RecordedRow<Row> | FormOutcome>;
  deliver: (
    recorded: RecordedRow<Row>,
    context: StepContext,
    submission: Submission,
  ) => Promise<FormOutcome>;
  toReply: (outcome: FormOutcome | NotRecordedOutcome) => Reply;
  /** The page that shows the outcome; its query never holds typed text, at most choices. */
  toConfirmationPath: (
    outcome: FormOutcome | NotRecordedOutcome,
    fields: Record<string, unknown>,
  ) => string;
};

export function formRoute<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
): (request: Request) => Promise<Response> {
  return postHandler(form.name, (_, read) => respond(form, read));
}

/** Read, parse, record, deliver: the first step that yields a reply ends the chain. */
async function respond<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
  readPost: ReadPost,
): Promise<HandlerReply> {
  const read = await readPost({
    maxBytes: form.maxBytes,
    messages: form.messages,
    uploads: form.multipart && {
      perHour: (env) => uploadShare(form.clientLimit(env).perHour),
      multipart: form.multipart,
    },
    replyTooMany: (retryAfterSeconds, isNative) =>
      replyTo(form, { kind: 'too-many', retryAfterSeconds }, { fields: {}, isNative }),
  });
  if (read.kind === 'replied') return read.reply;
  const { post, env, client } = read;

  const parsed = await form.parse(read);
  if (parsed.kind === 'invalid') return replyTo(form, parsed.outcome, post);
  const { submission } = parsed;

  const attempt = await withClientRateLimit(
    { ...form.clientLimit(env), client },
    form.beyondAllowance(submission),
    async (isBeyondAllowance) => {
      const services = await openServices();
      const context = { ...read, services, now: services.store.now() };
      const recorded = await form.record(submission, { ...context, isBeyondAllowance });
      return { kind: recorded.kind, recorded, context };
    },
  );
  if (!('recorded' in attempt)) return replyTo(form, attempt, post);
  const { recorded, context } = attempt;
  if (!isRecorded<Row>(recorded)) return replyTo(form, recorded, post);

  return replyTo(form, await form.deliver(recorded, context, submission), post);
}

function replyTo<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
  outcome: LoggedOutcome & (FormOutcome | NotRecordedOutcome),
  { fields, isNative }: Pick<FormPost, 'fields' | 'isNative'>,
): HandlerReply {
  const page = form.toConfirmationPath(outcome, fields);
  const response = isNative
    ? seeOther(page, ...(outcome.cookies ?? []))
    : jsonReply(form.toReply(outcome));
  return { response, outcome: outcome.kind, reference: outcome.reference };
}
