/**
 * Handler of the posts of sign-in and sign-out: reads the form, runs the work, and answers a script in JSON and a
 * native form with a redirect. Rule: a URL names the outcome, never what was typed.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import { type FormPost, readFormPost } from '../http/form-post.server.ts';
import { formMessages, formReply } from '../http/form-reply.ts';
import { seeOther } from '../http/form-route.server.ts';
import { type HandlerReply, handle, jsonReply } from '../http/handle.server.ts';
import { identifyClient } from '../http/identify-client.server.ts';
import { failureResponse, rejectionResponse } from '../http/rejection-response.server.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { type LoginProblem, loginAnswerPath, loginProblems } from './login-messages.ts';

export type LoginContext = {
  services: Services;
  headers: Headers;
  /** A posted text field; "" when it is missing. */
  field: (name: string) => string;
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
  const client = identifyClient(headers, env.trustedProxyHops);
  // The limit here would count uploads, which are refused; codes are counted where they are requested and checked.
  const read = await readFormPost(request, env, limits, { purpose: 'code', client, perHour: 1 });
  if (read.kind !== 'post') {
    const outcome = read.kind === 'rejected' ? read.reason : read.kind;
    return { response: rejectionResponse(request, formReply(read, messages)), outcome };
  }
  const reply = await runHandler(name, work, read.post, headers);
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
  { fields }: FormPost,
  headers: Headers,
): Promise<LoginReply> {
  const field = (key: string) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : '';
    return typeof value === 'string' ? value : '';
  };
  try {
    const services = await openServices();
    return await work({ services, headers, field, now: services.store.now() });
  } catch (error) {
    logger().error({ handler: name, problem: errorName(error) }, 'login: not written');
    return problemReply(503, 'not-written', loginAnswerPath);
  }
}

/** @param path the page that shows the problem. */
export function problemReply(status: number, problem: LoginProblem, path: string): LoginReply {
  return {
    outcome: problem,
    status,
    body: { message: loginProblems[problem] },
    page: `${path}?problem=${problem}`,
  };
}
