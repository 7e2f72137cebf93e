/**
 * Every post of the desk: `deskAction` for what a signed-in worker does, `deskPost` for the steps of a sign-in. Rule:
 * an action runs only for a post of our own origin, of bounded size, with the token of this session and this action, by
 * a worker who is on the list now and has the role. All else changes nothing and is answered with a page that says so.
 */
import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { DeskRole } from '../config/desk-settings.ts';
import { environment } from '../config/environment.server.ts';
import { type FormPost, readFormPost } from '../http/form-post.server.ts';
import { formMessages, formReply } from '../http/form-reply.ts';
import { type HandlerReply, handleRequest, seeOther } from '../http/handle-request.server.ts';
import { identifyClient } from '../http/identify-client.server.ts';
import { failureResponse, rejectionResponse } from '../http/rejection-response.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { recordDeskEvent } from './audit-trail.server.ts';
import { type DeskProblem, deskPath, deskSignInPath } from './desk-paths.ts';
import type { DeskHandler } from './desk-route.server.ts';
import { deskFormToken, readWorker, type Worker } from './desk-sessions.server.ts';

export type DeskPostContext = {
  services: Services;
  headers: Headers;
  /** For rate limits and the audit trail. */
  client: string;
  post: FormPost;
  now: Date;
};

/** `worker` is the actor of `recordDeskEvent(services, { ...actorOf(worker), action, subject })` as well. */
type DeskContext = DeskPostContext & { worker: Worker };

export type DeskReply =
  /** 303 to a page of the desk; its path names the outcome and never what was typed. */
  | { outcome: string; page: string; cookies?: readonly string[] }
  /** A file: an export. */
  | { outcome: string; response: Response };

/** `valid`: what `run` gets; `invalid`: the page that says what is wrong. */
type DeskParsed<Submission> =
  | { kind: 'valid'; submission: Submission }
  | { kind: 'invalid'; outcome: string; page: string };

export type DeskAction<Submission> = {
  /** The path below /api/desk/; `<DeskForm action>` has the same word. */
  name: string;
  /** The least role; a manager may do all that the desk may. */
  role: DeskRole;
  /** Uploads, in bytes; without it files are refused. */
  maxUploadBytes?: number;
  parse: (post: FormPost) => DeskParsed<Submission> | Promise<DeskParsed<Submission>>;
  run: (submission: Submission, context: DeskContext) => Promise<DeskReply>;
};

/** A note of two lines, or a form with the text of an answer. */
const maxFormBytes = 64 * 1024;
/** Of one client; the desk's lists are many, and its office one address. */
const uploadsPerHour = 1000;

const messages = {
  ...formMessages,
  'too-large': 'This is larger than the page takes.',
  'too-many': 'Too many at once. Wait a minute.',
  'not-written': 'Something went wrong on our side. Nothing was changed.',
};

export function deskAction<Submission>(action: DeskAction<Submission>): DeskHandler {
  return deskPost(
    action.name,
    async (context) => {
      const { services, headers, post, now } = context;
      const worker = await readWorker(services, headers, now);
      if (!worker) return problemReply('ended', deskSignInPath);
      if (!isTokenOf(deskFormToken(services, worker, action.name), post.fields.token)) {
        return refuse(context, worker, action.name, 'form');
      }
      if (!hasRole(worker, action.role)) return refuse(context, worker, action.name, 'role');
      const parsed = await action.parse(post);
      if (parsed.kind === 'invalid') return { outcome: parsed.outcome, page: parsed.page };
      return action.run(parsed.submission, { ...context, worker });
    },
    action.maxUploadBytes,
  );
}

/** A post before anybody is signed in: no token and no role, all else as above. */
export function deskPost(
  name: string,
  work: (context: DeskPostContext) => Promise<DeskReply>,
  maxUploadBytes?: number,
): DeskHandler {
  const respond = async (request: Request): Promise<HandlerReply> => {
    const env = environment();
    const { headers } = request;
    const client = identifyClient(headers, env.trustedProxyHops);
    // Of the desk's own host too, for browsers that send no Sec-Fetch-Site.
    const ownOrigins = { ...env, productionOrigins: [env.desk?.origin ?? env.siteOrigin] };
    const limits = {
      form: maxFormBytes,
      ...(maxUploadBytes && { multipart: maxUploadBytes }),
    };
    const uploads = { purpose: 'upload', client, perHour: uploadsPerHour } as const;
    const services = await openServices();
    // Megabytes are read for a worker only.
    if (maxUploadBytes && !(await readWorker(services, headers, services.store.now()))) {
      return { response: seeOther(`${deskSignInPath}?problem=ended`), outcome: 'ended' };
    }
    const read = await readFormPost(request, ownOrigins, limits, uploads);
    if (read.kind !== 'post') {
      const response = rejectionResponse(request, formReply(read, messages));
      return { response, outcome: read.kind === 'rejected' ? read.reason : read.kind };
    }
    const now = services.store.now();
    const reply = await work({ services, headers, client, post: read.post, now });
    if ('response' in reply) return reply;
    return { response: seeOther(reply.page, ...(reply.cookies ?? [])), outcome: reply.outcome };
  };
  return {
    name,
    method: 'POST',
    respond: (request) =>
      handleRequest(
        `desk-${name}`,
        () => respond(request),
        () => failureResponse(request),
      ),
  };
}

export function problemReply(problem: DeskProblem, path: string): DeskReply {
  return { outcome: problem, page: `${path}?problem=${problem}` };
}

/** Longer than any reason. */
const maxTextChars = 500;

/** The text of a posted field; empty if it has none. */
export function postedText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, maxTextChars) : '';
}

/** The fields of an audit event that say who acts. */
export function actorOf({ worker, from }: Worker): Pick<Worker, 'worker' | 'from'> {
  return { worker, from };
}

export function hasRole({ role }: Pick<Worker, 'role'>, least: DeskRole): boolean {
  return role === 'manager' || least === 'desk';
}

async function refuse(
  { services }: DeskPostContext,
  worker: Worker,
  name: string,
  problem: 'form' | 'role',
): Promise<DeskReply> {
  const detail = `${name}: ${problem}`;
  await recordDeskEvent(services, {
    ...actorOf(worker),
    action: 'refused',
    subject: null,
    detail,
  });
  return problemReply(problem, deskPath);
}

function isTokenOf(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [own, other] = [Buffer.from(expected), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
}
