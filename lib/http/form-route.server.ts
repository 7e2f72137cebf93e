/**
 * The POST handler of a form: reads the post, parses it, records it within the client's rate limit, delivers it and
 * answers. A script gets JSON; a form that the browser posted by itself is redirected to a page that shows the outcome.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type FormPost, type FormPostLimits, readFormPost } from './form-post.server.ts';
import type { Rejected, Reply } from './form-reply.ts';
import { type HandlerReply, handle, jsonReply } from './handle.server.ts';
import { identifyClient } from './identify-client.server.ts';
import { failureResponse, rejectionResponse } from './rejection-response.server.ts';
import type { HourlyLimit } from './shared-client-limit.server.ts';
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

export type FormContext = { post: FormPost; headers: Headers; env: Environment };

/** `client` is the sender (identify-client.server.ts). */
export type RecordContext = FormContext & { client: string; isBeyondAllowance: boolean };

/** Stored, by this post or by an earlier one of the same submission. */
export type Recorded<Row> = { kind: 'inserted' | 'repeated'; row: Row };

export type FormRoute<Submission, Row, FormOutcome extends LoggedOutcome> = {
  /** Name in the log. */
  name: string;
  limits: FormPostLimits;
  clientLimit: (env: Environment) => Omit<HourlyLimit, 'client'>;
  parse: (context: FormContext) => Promise<{ submission: Submission } | { outcome: FormOutcome }>;
  beyondAllowance: (submission: Submission) => BeyondAllowance;
  /** Throws when the write fails: then nothing was accepted. */
  record: (submission: Submission, context: RecordContext) => Promise<Recorded<Row> | FormOutcome>;
  deliver: (recorded: Recorded<Row>, context: FormContext) => Promise<FormOutcome>;
  toReply: (outcome: FormOutcome | NotRecorded | Rejected) => Reply;
  /** The page that shows the outcome; its query never holds typed text, at most choices. */
  toConfirmationPath: (
    outcome: FormOutcome | NotRecorded,
    fields: Record<string, unknown>,
  ) => string;
};

export function formRoute<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
): (request: Request) => Promise<Response> {
  return (request) =>
    handle(
      form.name,
      () => respond(form, request),
      () => failureResponse(request),
    );
}

/** Read, parse, record, deliver: the first step that yields a reply ends the chain. */
async function respond<Submission, Row, FormOutcome extends LoggedOutcome>(
  form: FormRoute<Submission, Row, FormOutcome>,
  request: Request,
): Promise<HandlerReply> {
  const { headers } = request;
  const env = environment();
  const client = identifyClient(headers, env.trustedProxyHops);
  const limit = { ...form.clientLimit(env), client };

  const read = await readFormPost(request, env, form.limits, limit);
  if (read.kind === 'rejected') {
    return { response: rejectionResponse(request, form.toReply(read)), outcome: read.reason };
  }
  if (read.kind === 'too-many') {
    const { retryAfterSeconds, isNative } = read;
    return answer(form, { kind: 'too-many', retryAfterSeconds }, { fields: {}, isNative });
  }
  const { post } = read;
  const context = { post, headers, env };

  const parsed = await form.parse(context);
  if ('outcome' in parsed) return answer(form, parsed.outcome, post);
  const { submission } = parsed;

  const recorded = await withClientRateLimit(
    limit,
    form.beyondAllowance(submission),
    (isBeyondAllowance) => form.record(submission, { ...context, client, isBeyondAllowance }),
  );
  if (!isRecorded<Row>(recorded)) return answer(form, recorded, post);

  return answer(form, await form.deliver(recorded, context), post);
}

function isRecorded<Row>(outcome: { kind: string }): outcome is Recorded<Row> {
  return 'row' in outcome;
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

/** 303: the browser fetches the page, and reloading it posts nothing again. */
export function seeOther(path: string, ...cookies: (string | undefined)[]): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
