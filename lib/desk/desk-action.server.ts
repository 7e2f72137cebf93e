/**
 * Every post of the desk: `deskAction` for what signed-in staff do, `deskPost` for the steps of a sign-in. Rule:
 * an action runs only for a post of our own origin, of bounded size, with the token of this session and this action, by
 * somebody who is on the list now and has the role. All else changes nothing and is answered with a page that says so.
 */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { DeskRole } from '../config/desk-settings.ts';
import type { FormPost } from '../http/form-post.server.ts';
import { formMessages } from '../http/form-reply.ts';
import { type HandlerReply, seeOther } from '../http/handle-request.server.ts';
import { multipart } from '../http/multipart.server.ts';
import { type PostRules, postHandler } from '../http/read-post.server.ts';
import { readTextField } from '../input/read-text-field.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { type DeskMessage, deskMessageId, isError, messagePath } from './desk-messages.ts';
import { deskPath, deskSignInPath } from './desk-paths.ts';
import type { DeskHandler } from './desk-route.server.ts';
import {
  deleteRejectedForm,
  type RejectedForm,
  writeRejectedForm,
} from './rejected-form.server.ts';
import {
  actorOf,
  deskFormToken,
  hasRole,
  readStaffSession,
  type StaffMember,
} from './sign-in/desk-sessions.server.ts';
import { recordDeskEvent } from './trail/audit-trail.server.ts';

export type DeskPostContext = {
  services: Services;
  headers: Headers;
  /** Key of the client in rate limits and in the audit trail. */
  client: string;
  post: FormPost;
  now: Date;
};

type DeskContext = DeskPostContext & { staffMember: StaffMember };

export type DeskReply =
  /** 303 to a page of the desk; its path names the outcome and never what was typed. */
  | {
      outcome: string;
      page: string;
      cookies?: readonly string[];
      /** The form is shown again with what was typed. */
      rejection?: Pick<RejectedForm, 'message' | 'fieldId'>;
    }
  /** A file: an export. */
  | { outcome: string; response: Response };

/** `valid`: what `run` gets; `invalid`: the page that says what is wrong (`invalidPost`). */
type ParsedPost<Submission> =
  | { kind: 'valid'; submission: Submission }
  | { kind: 'invalid'; reply: DeskReply };

/** `tooLarge`: the message for a larger one, and the page of its form. */
type UploadRules = { maxBytes: number; tooLarge: readonly [DeskMessage, path: string] };

export type DeskActionDefinition<Submission> = {
  /** The path below /api/desk/; `<DeskForm action>` has the same word. The handler is exported as `<name>Action`. */
  name: string;
  /** The least role; a manager may do all that the desk may. */
  role: DeskRole;
  /** Without it files are rejected. */
  upload?: UploadRules;
  parse: (post: FormPost, now: Date) => ParsedPost<Submission> | Promise<ParsedPost<Submission>>;
  run: (submission: Submission, context: DeskContext) => Promise<DeskReply>;
};

/** A note of two lines, or a form with the text of an answer. */
const maxFormBytes = 64 * 1024;
/** Per client. Many lists are uploaded, all from one office address. */
const uploadsPerHour = 200;

const messages = {
  ...formMessages,
  'too-large': 'This is larger than the page takes.',
  'too-many': 'Too many at once. Wait a minute.',
  'not-written': 'Something went wrong on our side. Nothing was changed.',
};

export function deskAction<Submission>(action: DeskActionDefinition<Submission>): DeskHandler {
  return deskPost(action.name, (context) => respondToAction(action, context), action.upload);
}

async function respondToAction<Submission>(
  action: DeskActionDefinition<Submission>,
  context: DeskPostContext,
): Promise<DeskReply> {
  const { services, headers, post, now } = context;
  const staffMember = await readStaffSession(services, headers, now);
  if (!staffMember) return messageReply('ended', deskSignInPath);
  const token = deskFormToken(services, staffMember, action.name);
  if (!isTokenOf(token, postedText(post, 'token')))
    return reject(context, staffMember, action.name, 'form');
  if (!hasRole(staffMember, action.role)) return reject(context, staffMember, action.name, 'role');
  await deleteRejectedForm(services, staffMember);
  const parsed = await action.parse(post, now);
  const reply =
    parsed.kind === 'invalid'
      ? parsed.reply
      : await action.run(parsed.submission, { ...context, staffMember });
  if ('rejection' in reply && reply.rejection) {
    const form = { action: action.name, ...reply.rejection };
    await writeRejectedForm(services, staffMember, form, { post, now });
  }
  return reply;
}

/** A post before anybody is signed in: no token and no role, all else as in `deskAction`. */
export function deskPost(
  name: string,
  work: (context: DeskPostContext) => Promise<DeskReply>,
  upload?: UploadRules,
): DeskHandler {
  const rules: PostRules = {
    maxBytes: { form: maxFormBytes, ...(upload && { multipart: upload.maxBytes }) },
    messages,
    uploads: { perHour: () => uploadsPerHour, multipart },
  };
  const respond = postHandler(`desk-${name}`, async (request, readPost) => {
    const services = await openServices();
    const { env } = services;
    const now = services.store.now();
    // Megabytes are read for a staff member only.
    if (upload && !(await readStaffSession(services, request.headers, now)))
      return toHandlerReply(messageReply('ended', deskSignInPath));
    // The desk has its own origin, which matters for browsers that send no Sec-Fetch-Site.
    const productionOrigins = [env.desk?.origin ?? env.siteOrigin];
    const read = await readPost(rules, { ...env, productionOrigins });
    if (read.kind === 'replied')
      return upload && read.reply.outcome === 'too-large'
        ? toHandlerReply(messageReply(...upload.tooLarge))
        : read.reply;
    const { headers, client, post } = read;
    return toHandlerReply(await work({ services, headers, client, post, now }));
  });
  return { name, method: 'POST', respond };
}

function toHandlerReply(reply: DeskReply): HandlerReply {
  if ('response' in reply) return reply;
  return { response: seeOther(reply.page, ...(reply.cookies ?? [])), outcome: reply.outcome };
}

/** A page that says the message. @param path may have a query. @param fragment a field, in place of the message. */
export function messageReply(message: DeskMessage, path: string, fragment?: string): DeskReply {
  return {
    outcome: message,
    page: messagePath(path, message, fragment),
    ...(isError(message) && { rejection: { message, fieldId: fragment ?? deskMessageId } }),
  };
}

/** What `parse` returns for a post that cannot be run. */
export function invalidPost(...reply: Parameters<typeof messageReply>) {
  return { kind: 'invalid', reply: messageReply(...reply) } as const;
}

/** Longer than any reason and any note. */
const maxTextChars = 500;

/**
 * Marks of writing direction and characters without width, which make a text look like another one. The joiners stay
 * after a vowel sign or virama: Hindi is spelt with them.
 */
const deceptiveMarks =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]|(?<!\p{M})[\u200c\u200d]/gu;

/** The text of a posted field; empty if it has none. */
export function postedText({ fields }: FormPost, name: string): string {
  return readTextField(fields, name).replace(deceptiveMarks, '').trim().slice(0, maxTextChars);
}

async function reject(
  { services, now }: DeskPostContext,
  staffMember: StaffMember,
  name: string,
  reason: 'form' | 'role',
): Promise<DeskReply> {
  const detail = `${name}: ${reason}`;
  await recordDeskEvent(services, {
    ...actorOf(staffMember, now),
    action: 'refused',
    subject: null,
    detail,
  });
  return messageReply(reason, deskPath);
}

function isTokenOf(expected: string, given: string): boolean {
  const [expectedBytes, givenBytes] = [Buffer.from(expected), Buffer.from(given)];
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}
