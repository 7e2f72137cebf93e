/**
 * Handler of the posts of sign-in and sign-out: reads the form, runs the work, and answers a script in JSON and a
 * native form with a redirect. Rule: a URL names the outcome, never what was typed.
 */
import 'server-only';
import type { FormPost } from '../../http/form-post.server.ts';
import { formMessages, tooManyReply } from '../../http/form-reply.ts';
import { type HandlerReply, jsonReply, seeOther } from '../../http/handle-request.server.ts';
import { type PostContext, postHandler, type ReadPost } from '../../http/read-post.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import {
  type LoginMessage,
  loginAnswerPath,
  loginMessages,
  withLoginMessage,
} from './login-messages.ts';

export type LoginContext = {
  services: Services;
  headers: Headers;
  client: PostContext['client'];
  post: Pick<FormPost, 'fields'>;
  now: Date;
};

export type LoginReply = {
  /** In logs; it does not identify the customer. */
  outcome: string;
  status: number;
  body: unknown;
  /** Where a native form is redirected. */
  page: string;
  cookies?: string[];
  headers?: Record<string, string>;
};

/** Posts are short: a number, a code or an id. */
const maxBytes = { json: 2048, form: 2048 };

const messages = {
  ...formMessages,
  'too-large': loginMessages.contact,
  'too-many': loginMessages['too-many'],
  'not-written': loginMessages['not-written'],
};

export function loginPost(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
): (request: Request) => Promise<Response> {
  return postHandler(name, (_, read) => respond(name, work, read));
}

async function respond(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
  readPost: ReadPost,
): Promise<HandlerReply> {
  // Codes are counted where they are requested and checked.
  const read = await readPost({ maxBytes, messages });
  if (read.kind === 'replied') return read.reply;
  const reply = await runHandler(name, work, read);
  const response = read.post.isNative
    ? seeOther(reply.page, ...(reply.cookies ?? []))
    : jsonReply(reply);
  if (!read.post.isNative)
    for (const cookie of reply.cookies ?? []) response.headers.append('Set-Cookie', cookie);
  return { response, outcome: reply.outcome };
}

async function runHandler(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
  { post, headers, client }: PostContext,
): Promise<LoginReply> {
  try {
    const services = await openServices();
    return await work({ services, headers, client, post, now: services.store.now() });
  } catch (error) {
    logger().error({ handler: name, ...describeDatabaseError(error) }, 'login: not written');
    return loginMessageReply(503, 'not-written', loginAnswerPath);
  }
}

export function tooManyCodesReply(retryAfterSeconds: number, path: string): LoginReply {
  const { status, headers } = tooManyReply(retryAfterSeconds, loginMessages['too-many']);
  return { ...loginMessageReply(status, 'too-many', path), headers };
}

/** A field was wrong. @param message beside it, where it says more than that of `key`. */
export function wrongFieldReply(
  field: string,
  key: LoginMessage,
  path: string,
  message: string = loginMessages[key],
): LoginReply {
  return { ...loginMessageReply(422, key, path), body: { errors: { [field]: message } } };
}

/** @param path the page that shows the message. */
export function loginMessageReply(status: number, key: LoginMessage, path: string): LoginReply {
  return {
    outcome: key,
    status,
    body: { message: loginMessages[key] },
    page: withLoginMessage(path, key),
  };
}
