/**
 * The handler of a form, and its first step: identifies the client, reads and checks the post, and replies to one that
 * is rejected: a native form with a page, a script with JSON.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { type FormPost, type MaxBytesByType, readFormPost } from './form-post.server.ts';
import { type FormMessages, formReply } from './form-reply.ts';
import { type HandlerReply, handleRequest } from './handle-request.server.ts';
import { hrefForPoster } from './href-for-poster.ts';
import { identifyClient } from './identify-client.server.ts';
import { failureResponse, rejectionResponse } from './rejection-response.server.ts';

/** Like every handler, but a native post that fails gets a page. @param name in logs and metrics. */
export function postHandler(
  name: string,
  respond: (request: Request) => Promise<HandlerReply>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await handleRequest(
      name,
      () => respond(request),
      () => failureResponse(request),
    );
    const page = response.headers.get('Location');
    if (page) response.headers.set('Location', hrefForPoster(request.headers, page, environment()));
    return response;
  };
}

export type PostContext = {
  post: FormPost;
  headers: Headers;
  env: Environment;
  /** The sender (identify-client.server.ts). */
  client: string;
  /** The machine's clock: a form with errors is answered while the database is down (decision 166). */
  now: Date;
};

export type PostRules = {
  maxBytes: MaxBytesByType;
  messages: FormMessages;
  /** How many posts with a file one client may send in an hour. Without it the form takes no file. */
  uploadsPerHour?: (env: Environment) => number;
  /** The reply to a client with too many uploads. */
  replyTooMany?: (retryAfterSeconds: number, isNative: boolean) => HandlerReply;
};

export async function readPost(
  request: Request,
  { maxBytes, messages, uploadsPerHour, replyTooMany }: PostRules,
  env = environment(),
): Promise<({ kind: 'post' } & PostContext) | { kind: 'replied'; reply: HandlerReply }> {
  const { headers } = request;
  const client = identifyClient(headers, env.trustedProxyHops);
  const now = new Date();
  const uploadLimit = uploadsPerHour
    ? ({ purpose: 'upload', client, perHour: uploadsPerHour(env) } as const)
    : null;
  const read = await readFormPost(request, { env, now }, maxBytes, uploadLimit);
  if (read.kind === 'post') return { ...read, headers, env, client, now };
  if (read.kind === 'too-many' && replyTooMany)
    return { kind: 'replied', reply: replyTooMany(read.retryAfterSeconds, read.isNative) };
  const response = rejectionResponse(request, formReply(read, messages));
  const outcome = read.kind === 'rejected' ? read.reason : read.kind;
  return { kind: 'replied', reply: { response, outcome } };
}
