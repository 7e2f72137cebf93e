/**
 * The response to a rejected post: a page for a native form post, in the language of its form, or JSON for a script,
 * whose page translates it.
 */
import 'server-only';
import { environment } from '../config/environment.server.ts';
import type { PageLanguage } from '../site/hindi-pages.ts';
import { isNativePost } from './form-post.server.ts';
import type { Reply } from './form-reply.ts';
import { failureMessage, jsonReply, jsonResponse } from './handle-request.server.ts';
import { httpHindi, rejectionPageHindi } from './http.hi.ts';
import { plainPage } from './plain-page.ts';

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

const catalogue: Readonly<Record<string, string>> = { ...httpHindi, ...rejectionPageHindi };

/** One text of the catalogue has a number in it. The translator is not loaded: a call-back does not depend on it. */
function inHindi(text: string): string {
  const [number = ''] = /\d+/.exec(text) ?? [];
  return catalogue[text] ?? catalogue[text.replace(number, '{0}')]?.replace('{0}', number) ?? text;
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
