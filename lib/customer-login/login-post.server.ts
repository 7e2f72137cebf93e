/**
 * The frame of what is posted to sign in and out: read, worked on, answered in JSON to a script and with a page to a
 * form that the browser posted by itself. Rule: an address names what happened, never what was typed.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { type FormPost, readFormPost } from '../http/form-post.server.ts';
import { formMessages, formReply } from '../http/form-reply.ts';
import { seeOther } from '../http/form-route.server.ts';
import { type HandlerReply, handle, json } from '../http/handle.server.ts';
import { failureResponse, rejectionResponse } from '../http/rejection-response.server.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { type LoginProblem, loginPath, loginProblems } from './login-messages.ts';

export type LoginContext = {
  outbox: Outbox;
  headers: Headers;
  /** What was posted as text; "" for what was not. */
  field: (name: string) => string;
  now: Date;
};

export type LoginReply = {
  /** As the log names it; says nothing about who. */
  outcome: string;
  status: number;
  body: unknown;
  /** The page that a native post goes on to. */
  page: string;
  cookies?: string[];
  headers?: Record<string, string>;
};

/** A number, a code or an id: nothing posted here is long. */
const limits = { json: 2048, form: 2048 };

const messages = {
  ...formMessages,
  tooLarge: loginProblems.contact,
  tooMany: loginProblems['too-many'],
  notWritten: loginProblems['not-written'],
};

export function loginPost(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
): (request: Request) => Promise<Response> {
  return (request) =>
    handle(
      name,
      () => respond(name, work, request),
      () => failureResponse(request),
    );
}

async function respond(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
  request: Request,
): Promise<HandlerReply> {
  const env = environment();
  const { headers } = request;
  const client = clientAddress(headers, env.trustedProxyHops);
  // Counted where a code is asked for or tried: the purpose here is only that of uploads, which are not taken.
  const read = await readFormPost(request, env, limits, { purpose: 'code', client, perHour: 1 });
  if (read.kind !== 'post') {
    const outcome = read.kind === 'rejected' ? read.reason : read.kind;
    return { response: rejectionResponse(request, formReply(read, messages)), outcome };
  }
  const reply = await runHandler(name, work, read.post, headers);
  const response = read.post.isNative
    ? seeOther(reply.page, ...(reply.cookies ?? []))
    : json(reply.status, reply.body, { Vary: 'Sec-Fetch-Site, Origin, Referer', ...reply.headers });
  if (!read.post.isNative)
    for (const cookie of reply.cookies ?? []) response.headers.append('Set-Cookie', cookie);
  return { response, outcome: reply.outcome };
}

async function runHandler(
  name: string,
  work: (context: LoginContext) => Promise<LoginReply>,
  { fields }: FormPost,
  headers: Headers,
): Promise<LoginReply> {
  const field = (key: string) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : '';
    return typeof value === 'string' ? value : '';
  };
  try {
    const outbox = await openOutbox();
    return await work({ outbox, headers, field, now: outbox.store.now() });
  } catch (error) {
    logger().error({ handler: name, problem: errorName(error) }, 'login: not written');
    return problemReply(503, 'not-written', loginPath);
  }
}

/** @param path the page that shows the problem's words. */
export function problemReply(status: number, problem: LoginProblem, path: string): LoginReply {
  return {
    outcome: problem,
    status,
    body: { message: loginProblems[problem] },
    page: `${path}?problem=${problem}`,
  };
}
