/**
 * POST /api/call-back from the outside in: type, origin, token, size, shape, then the request itself. JSON
 * is answered with JSON; a form posted without JavaScript goes on to the page that shows the result.
 */
import 'server-only';
import { checkAntiForgery } from '../anti-forgery/cookies.server.ts';
import { isSameOrigin, pageOrigin } from '../anti-forgery/same-origin.server.ts';
import { environment } from '../config/env.server.ts';
import type { Environment } from '../config/environment.ts';
import { keys } from '../config/keys.server.ts';
import { upstreamFor } from '../config/service-urls.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { readBody } from '../http/read-body.server.ts';
import { type CallBackAnswer, rejected } from './answer.ts';
import { readCallBackRequest } from './request.ts';
import { takeCallBack } from './take-call-back.server.ts';

export type BodyType = 'json' | 'form';

/** What the body is said to be; null for anything else. Parameters such as charset are ignored. */
export function bodyTypeOf(headers: Headers): BodyType | null {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

export async function answerCallBack(request: Request, type: BodyType): Promise<CallBackAnswer> {
  const env = environment();
  if (!isSameOrigin(request.headers, env)) return rejected('crossSite');
  const token = type === 'json' ? tokenOf(request.headers, env) : undefined;
  if (token === null) return rejected('forbidden');

  const body = await readBody(request);
  if (body.kind === 'too-large') return rejected('tooLarge');
  const fields = body.kind === 'text' ? parseFields(body.text, type) : null;
  if (!fields) return rejected('notJson');
  // A field that people do not see; what fills it is not a person, and is told so rather than thanked.
  if (fields.website) return rejected('automated');

  const read = readCallBackRequest(fields);
  if (read.kind === 'invalid') return { kind: 'invalid', errors: read.errors, fields };
  return takeCallBack(read.request, {
    upstream: upstreamFor(pageOrigin(request.headers, env), env),
    client: clientAddress(request.headers, env.trustedProxyHops),
    perClientPerHour: env.callBacksPerClientPerHour,
    antiForgeryToken: token,
  });
}

/** The visitor's token when it is good, null when it is not. */
function tokenOf(headers: Headers, env: Environment): string | null {
  const { check, token } = checkAntiForgery(headers, {
    secret: keys(env).antiForgerySecret,
    isSecure: env.siteOrigin.startsWith('https:'),
    now: new Date(),
  });
  return check === 'valid' ? token : null;
}

function parseFields(text: string, type: BodyType): Record<string, unknown> | null {
  if (type === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
