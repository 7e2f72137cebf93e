/**
 * The POST handler of a form: reads the post, parses it, records it within the client's rate limit, delivers it and
 * answers. A script gets JSON; a form that the browser posted by itself is redirected to a page that shows the outcome.
 */
import 'server-only';
import type { FormPost, FormPostLimits } from './form-post.server.ts';
import type { FormMessages, Reply } from './form-reply.ts';
import { type HandlerReply, jsonReply, seeOther } from './handle.server.ts';
import { postHandler } from './post-handler.server.ts';
import { type ClientLimit, type PostContext, readPost } from './read-post.server.ts';
import {
  type BeyondAllowance,
  type NotRecorded,
  withClientRateLimit,
} from './with-client-rate-limit.server.ts';

type LoggedOutcome = {
  kind: string;
  reference?: string;
  /** Set with the page that answers a native post: the key of a draft, or that a call was requested. */
  cookies?: readonly (string | undefined)[];
};

export type RecordContext = PostContext & { isBeyondAllowance: boolean };

/** Stored, by this post or by an earlier one of the same submission. */
export type Recorded<Row> = { kind: 'inserted'; row: Row } | { kind: 'repeated'; row: Row };

export type ParsedForm<Submission, FormOutcome> =
  | { kind: 'valid'; submission: Submission }
  | { kind: 'not-valid'; outcome: FormOutcome };

export type FormRoute<Submission, Row, FormOutcome extends LoggedOutcome> = {
  /** Name in the log. */
  name: string;
  limits: FormPostLimits;
  messages: FormMessages;
  clientLimit: ClientLimit;
  parse: (context: PostContext) => Promise<ParsedForm<Submission, FormOutcome>>;
  beyondAllowance: (submission: Submission) => BeyondAllowance;
  /** Throws when the write fails: then nothing was accepted. */
  record: (submission: Submission, context: RecordContext) => Promise<Recorded<Row> | FormOutcome>;
  deliver: (recorded: Recorded<Row>, context: PostContext) => Promise<FormOutcome>;
  toReply: (outcome: FormOutcome | NotRecorded) => Reply;
  /** The page that shows the outcome; its query never holds typed text, at most choices. */
  toConfirmationPath: (
    outcome: FormOutcome | NotRecorded,
    fields: Record<string, unknown>,
  ) => string;
};

export function formRoute<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
): (request: Request) => Promise<Response> {
  return postHandler(form.name, (request) => respond(form, request));
}

/** Read, parse, record, deliver: the first step that yields a reply ends the chain. */
async function respond<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
  request: Request,
): Promise<HandlerReply> {
  const read = await readPost(request, {
    ...form,
    answerTooMany: (retryAfterSeconds, isNative) =>
      answer(form, { kind: 'too-many', retryAfterSeconds }, { fields: {}, isNative }),
  });
  if (read.kind === 'answered') return read.reply;
  const { post, env, client } = read;

  const parsed = await form.parse(read);
  if (parsed.kind === 'not-valid') return answer(form, parsed.outcome, post);
  const { submission } = parsed;

  const recorded = await withClientRateLimit(
    { ...form.clientLimit(env), client },
    form.beyondAllowance(submission),
    (isBeyondAllowance) => form.record(submission, { ...read, isBeyondAllowance }),
  );
  if (!isRecorded<Row>(recorded)) return answer(form, recorded, post);

  return answer(form, await form.deliver(recorded, read), post);
}

function isRecorded<Row>(outcome: { kind: string }): outcome is Recorded<Row> {
  return outcome.kind === 'inserted' || outcome.kind === 'repeated';
}

function answer<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
  outcome: LoggedOutcome & (FormOutcome | NotRecorded),
  { fields, isNative }: Pick<FormPost, 'fields' | 'isNative'>,
): HandlerReply {
  const response = isNative
    ? seeOther(form.toConfirmationPath(outcome, fields), ...(outcome.cookies ?? []))
    : jsonReply(form.toReply(outcome));
  return { response, outcome: outcome.kind, reference: outcome.reference };
}
