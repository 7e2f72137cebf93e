/**
 * The handler of a form, and its first step: identifies the client, reads and checks the post, and replies to one that
 * is rejected: a native form with a page, a script with JSON.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { readTextField } from '../input/read-text-field.ts';
import { catalogueOf, readPoFile } from '../languages/po-files.ts';
import { optionalNow } from '../process/logging/optional.server.ts';
import { hrefInLanguage, languageOfPage, type PageLanguage } from '../site/hindi-pages.ts';
import { refererPage } from './anti-forgery/same-origin.server.ts';
import {
  type FormPost,
  isNativePost,
  type MaxBytesByType,
  readFormPost,
} from './form-post.server.ts';
import { type FormMessages, formReply, type Reply } from './form-reply.ts';
import {
  failureMessage,
  type HandlerReply,
  handleRequest,
  jsonReply,
  jsonResponse,
} from './handle-request.server.ts';
import { identifyClient } from './identify-client.server.ts';
import type { Multipart } from './multipart.server.ts';
import { plainPage } from './plain-page.ts';

/** `readPost`, given to the steps of a handler, which then knows the language of the form. */
export type ReadPost = (rules: PostRules, env?: Environment) => ReturnType<typeof readPost>;

/**
 * Like every handler, but a native post that fails gets a page, and the page that answers a post is in the language of
 * its form. Steps name pages by their English path.
 * @param name in logs and metrics.
 */
export function postHandler(
  name: string,
  respond: (request: Request, read: ReadPost) => Promise<HandlerReply>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let language = optionalNow<PageLanguage>(
      'language',
      () => languageOfPoster(request.headers, environment()),
      'english',
    );
    const read: ReadPost = async (rules, env) => {
      const outcome = await readPost(request, rules, env);
      if (outcome.kind === 'post') language = outcome.language;
      return outcome;
    };
    const response = await handleRequest(
      name,
      () => respond(request, read),
      () => failureResponse(request, language),
    );
    const page = response.headers.get('Location');
    if (page) {
      const href = optionalNow('language', () => hrefInLanguage(page, language), page);
      response.headers.set('Location', href);
    }
    return response;
  };
}

export type PostContext = {
  post: FormPost;
  headers: Headers;
  env: Environment;
  /** The sender (identify-client.server.ts). */
  client: string;
  /** In which the form, and what is consented to in it, was shown. */
  language: PageLanguage;
  /** The machine's clock: a form with errors is answered while the database is down (decision 166). */
  now: Date;
};

export type PostRules = {
  maxBytes: MaxBytesByType;
  messages: FormMessages;
  /** How many posts with a file one client may send in an hour. Without it the form takes no file. */
  uploads?: { perHour: (env: Environment) => number; multipart: Multipart } | undefined;
  /** The reply to a client with too many uploads. */
  replyTooMany?: (retryAfterSeconds: number, isNative: boolean) => HandlerReply;
};

export async function readPost(
  request: Request,
  { maxBytes, messages, uploads, replyTooMany }: PostRules,
  env = environment(),
): Promise<({ kind: 'post' } & PostContext) | { kind: 'replied'; reply: HandlerReply }> {
  const { headers } = request;
  const client = identifyClient(headers, env.trustedProxyHops);
  const now = new Date();
  const limited = uploads && {
    limit: { purpose: 'upload', client, perHour: uploads.perHour(env) } as const,
    multipart: uploads.multipart,
  };
  const read = await readFormPost(request, { env, now }, maxBytes, limited ?? null);
  if (read.kind === 'post') {
    const page = readTextField(read.post.fields, 'page');
    const language = optionalNow<PageLanguage>(
      'language',
      () => languageOfForm(page, { headers, env }),
      'english',
    );
    return { ...read, headers, env, client, language, now };
  }
  if (read.kind === 'too-many' && replyTooMany)
    return { kind: 'replied', reply: replyTooMany(read.retryAfterSeconds, read.isNative) };
  // Its body was not read: only the referer tells.
  const language = languageOfPoster(headers, env);
  const response = rejectionResponse(request, formReply(read, messages), language);
  const outcome = read.kind === 'rejected' ? read.reason : read.kind;
  return { kind: 'replied', reply: { response, outcome } };
}

/** By the referer, if it is a page of this site: all that is known of a post whose body was not read. */
export function languageOfPoster(headers: Headers, env: Environment): PageLanguage {
  return languageOfPage(refererPage(headers, env)?.pathname ?? '');
}

/**
 * @param page the form's field: on a Hindi page it names a Hindi page, also where the browser sends no referer. Another
 * path, or none, may be on a Hindi page too, because not each page to record exists in Hindi.
 */
export function languageOfForm(
  page: string,
  { headers, env }: { headers: Headers; env: Environment },
): PageLanguage {
  return languageOfPage(page) === 'hindi' ? 'hindi' : languageOfPoster(headers, env);
}

/**
 * The response to a rejected post: a page for a native form post, in the language of its form, or JSON for a script,
 * whose page translates it.
 */
const title = 'We did not take this form';
const advice =
  'Nothing in it was kept. Go back with your browser: what you typed is usually still there. Or call us.';

export function rejectionResponse(
  request: Request,
  reply: Reply,
  language: PageLanguage,
): Response {
  if (!isNativePost(request.headers)) return jsonReply(reply);
  const { status, body, headers } = reply;
  const { message } = Object(body) as { message?: unknown };
  const sentences = typeof message === 'string' ? [message, advice] : [advice];
  return htmlResponse(language, status, title, sentences, headers);
}

/** The response after an exception: whether anything was stored is unknown here, so the page does not say. */
export function failureResponse(request: Request, language: PageLanguage): Response {
  return isNativePost(request.headers)
    ? htmlResponse(language, 503, 'Something went wrong on our side', [
        'We cannot tell whether your form reached us. Please call us.',
      ])
    : jsonResponse(503, { message: failureMessage });
}

/** One text of the catalogue has a number in it. The translator is not loaded: a call-back does not depend on it. */
function inHindi(text: string): string {
  const [number = ''] = /\d+/.exec(text) ?? [];
  const hindi = catalogueOf(readPoFile('http'));
  return hindi[text] ?? hindi[text.replace(number, '{0}')]?.replace('{0}', number) ?? text;
}

function htmlResponse(
  language: PageLanguage,
  status: number,
  title: string,
  sentences: readonly string[],
  headers?: Reply['headers'],
): Response {
  const { broker } = environment();
  const page =
    language === 'hindi'
      ? plainPage(broker, inHindi(title), sentences.map(inHindi), 'hi-IN')
      : plainPage(broker, title, sentences);
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
