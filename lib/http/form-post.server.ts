/**
 * Reads and checks a posted form: type, origin, token, size, shape, honeypot. Rule: a script must send the anti-forgery
 * token; a native post has none and is accepted from our own pages only.
 */
import 'server-only';
import { keys } from '../config/keys.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { isSameOrigin } from './anti-forgery/same-origin.server.ts';
import { checkAntiForgery } from './anti-forgery/token.server.ts';
import { tokenHeader } from './anti-forgery/token-names.ts';
import { consumeClientAllowance, type HourlyLimit } from './client-allowance.server.ts';
import type { RejectedPost, RejectionReason } from './form-reply.ts';
import type { Multipart, PostedFile, PostedParts } from './multipart.server.ts';
import { readBodyBytes } from './read-body.server.ts';

export type FormPost = {
  /** JSON values, or the form's strings: not validated yet. */
  fields: Record<string, unknown>;
  files: Record<string, PostedFile>;
  /** A native post: the response must be a page. */
  isNative: boolean;
  /** The visitor's token; undefined for a native post. */
  token: string | undefined;
  /** Something filled the hidden field, but there are signs of a person. */
  isHoneypotFilled: boolean;
};

/** A content type that is left out is not accepted. */
export type MaxBytesByType = { json?: number; form?: number; multipart?: number };

const typeNames: Record<string, keyof MaxBytesByType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

export type FormPostOutcome =
  | { kind: 'post'; post: FormPost }
  | RejectedPost
  | { kind: 'too-many'; retryAfterSeconds: number; isNative: boolean };

/** Applies however low the form's limit is: a person who corrects a form twice uploads its files three times. */
const minUploadsPerHour = 15;

/** The uploads of a public form, of its own hourly limit: far fewer people upload a file than send a form. */
export function uploadShare(postsPerHour: number): number {
  return Math.max(minUploadsPerHour, postsPerHour / 5);
}

function typeOf(headers: Headers) {
  const mimeType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(typeNames, mimeType) ? typeNames[mimeType] : undefined;
}

/** Posted by the browser itself. Scripts send multipart too, but only a script can set the header. */
export function isNativePost(headers: Headers): boolean {
  const type = typeOf(headers);
  return type === 'form' || (type === 'multipart' && !headers.has(tokenHeader));
}

/** Of a form that takes files; the limit is counted before a byte is read, valid or not. */
export type Uploads = { limit: HourlyLimit; multipart: Multipart };

/** @param uploads without it no upload is accepted. */
export async function readFormPost(
  request: Request,
  { env, now }: { env: Environment; now: Date },
  maxBytesByType: MaxBytesByType,
  uploads: Uploads | null,
): Promise<FormPostOutcome> {
  const { headers } = request;
  const type = typeOf(headers);
  const maxBytes = type && maxBytesByType[type];
  if (!maxBytes || (type === 'multipart' && !uploads)) return rejected('wrong-type');
  if (!isSameOrigin(headers, env)) return rejected('cross-site');
  const isNative = isNativePost(headers);
  const token = isNative ? undefined : tokenOf(headers, env, now);
  if (token === null) return rejected('forbidden');

  if (type === 'multipart' && uploads) {
    const retryAfterSeconds = await consumeClientAllowance(uploads.limit);
    if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds, isNative };
  }
  const body =
    type === 'multipart' && uploads
      ? await uploads.multipart.read(request, maxBytes, uploads.limit.client)
      : await readBodyBytes(request, maxBytes);
  if (body.kind === 'busy') return rejected('busy');
  if (body.kind === 'too-large') return rejected('too-large');
  const parsed =
    body.kind === 'bytes' ? await parseFormBody(body.bytes, type, headers, uploads) : null;
  if (!parsed) return rejected('unreadable');
  // Without signs of a person it was a machine: an error instead of thanks.
  const isHoneypotFilled = Boolean(parsed.fields.website);
  if (isHoneypotFilled && !hasUserActivation(parsed.fields, headers)) return rejected('automated');
  return { kind: 'post', post: { ...parsed, isNative, token, isHoneypotFilled } };
}

/** Signs of user activation: from our script, or for a native post from the browser (`Sec-Fetch-User`). */
function hasUserActivation(fields: Record<string, unknown>, headers: Headers): boolean {
  return fields.byHand === 'yes' || headers.get('sec-fetch-user') === '?1';
}

function rejected(reason: RejectionReason): RejectedPost {
  return { kind: 'rejected', reason };
}

/** The visitor's token when it is valid, otherwise null. */
function tokenOf(headers: Headers, env: Environment, now: Date): string | null {
  const { check, token } = checkAntiForgery(headers, {
    secret: keys(env).antiForgerySecret,
    siteOrigin: env.siteOrigin,
    now,
  });
  return check === 'valid' ? token : null;
}

/** A field with two different values is a list, which no form takes: either of them would be a guess. */
function parseFields(text: string): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text))
    fields.set(name, fields.has(name) && fields.get(name) !== value ? [] : value);
  return Object.fromEntries(fields);
}

async function parseFormBody(
  bytes: Buffer,
  type: keyof MaxBytesByType,
  headers: Headers,
  uploads: Uploads | null,
): Promise<PostedParts | null> {
  try {
    if (type === 'multipart')
      return (await uploads?.multipart.parse(bytes, headers.get('content-type') ?? '')) ?? null;
    const text = new TextDecoder().decode(bytes);
    if (type === 'form') return { fields: parseFields(text), files: {} };
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { fields: value as Record<string, unknown>, files: {} } : null;
  } catch {
    return null;
  }
}
