/**
 * The POST handler of a form: reads what was posted, has it taken, and answers. A script is answered in
 * JSON; a form that the browser posted by itself goes on to a page that shows the outcome.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type FormPost, type FormPostLimits, readFormPost } from './form-post.server.ts';
import type { Rejected, Reply } from './form-reply.ts';
import { type HandlerReply, handle, json } from './handle.server.ts';

type Outcome = {
  kind: string;
  reference?: string;
  /** Set where a form that is not in order is kept, so that nobody types it twice. */
  draftCookie?: string | undefined;
};

export type FormRoute<Came extends Outcome> = {
  /** As the log names it. */
  name: string;
  limits: FormPostLimits;
  take: (post: FormPost, headers: Headers, env: Environment) => Promise<Came>;
  toReply: (outcome: Came | Rejected) => Reply;
  /** The page that shows the outcome; its query never holds what was typed. */
  toConfirmationPath: (outcome: Came) => string;
};

export function formRoute<Came extends Outcome>(
  form: FormRoute<Came>,
): (request: Request) => Promise<Response> {
  return (request) => handle(form.name, () => answer(form, request));
}

async function answer<Came extends Outcome>(
  form: FormRoute<Came>,
  request: Request,
): Promise<HandlerReply> {
  const env = environment();
  const read = await readFormPost(request, env, form.limits);
  // Also to a form without JavaScript: a post that is not our own form's is told its status, no more.
  if (read.kind === 'rejected') {
    return { response: toResponse(form.toReply(read)), outcome: read.reason };
  }
  const outcome = await form.take(read.post, request.headers, env);
  const response = read.post.isNative
    ? seeOther(form.toConfirmationPath(outcome), outcome.draftCookie)
    : toResponse(form.toReply(outcome));
  return { response, outcome: outcome.kind, reference: outcome.reference };
}

/** 303: the browser fetches the page, and reloading it posts nothing again. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function toResponse({ status, body, headers }: Reply): Response {
  return json(status, body, { Vary: 'Sec-Fetch-Site, Origin', ...headers });
}
