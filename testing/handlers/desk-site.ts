/** The desk's handlers on a database of their own, and a browser in the office. For jest. */
import { waitUntilIdle } from '../../lib/http/handle-request.server.ts';
import type { CallBackSubmission } from '../../lib/leads/submit/call-back-submission.ts';
import type { ServiceRequestRow } from '../../lib/store/schema/outbox-schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { validCallBack } from '../data/valid-call-back.ts';
import { cookiesOf } from './api-client.ts';
import { overrideHeaders } from './call-handler.ts';
import { type SiteWithCodes, siteWithCodes } from './site-with-codes.ts';

export const deskOrigin = 'https://www.broker.test';
export const asha = 'asha@broker.test';
export const ravi = 'ravi@broker.test';
export const office = '203.0.113.9';
export const deskAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36';

export type DeskFields = Record<string, string | File>;
/** A header that is null is not sent. */
export type DeskSent = {
  method?: string;
  cookie?: string;
  fields?: DeskFields;
  headers?: Record<string, string | null>;
};
type Handler = (request: Request) => Response | Promise<Response>;

/** With fields it is a post of the desk's own page: as a form, or with a file as multipart. */
export function deskRequest(path: string, sent: DeskSent = {}): Request {
  const { cookie = '', fields, headers = {} } = sent;
  const all = new Headers({
    'user-agent': deskAgent,
    'x-forwarded-for': office,
    host: 'www.broker.test',
    cookie,
    ...(fields && { 'sec-fetch-site': 'same-origin' }),
  });
  overrideHeaders(all, headers);
  return new Request(path.startsWith('http') ? path : `${deskOrigin}/api/desk/${path}`, {
    method: sent.method ?? (fields ? 'POST' : 'GET'),
    headers: all,
    ...(fields && { body: toBody(fields) }),
  });
}

function toBody(fields: DeskFields): FormData | URLSearchParams {
  const form = new FormData();
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
    if (typeof value === 'string') texts.set(name, value);
  }
  return texts.size < Object.keys(fields).length ? form : texts;
}

/** A message of the contact form that was sent just now. */
async function recordQuestion(
  services: Services,
  over: Record<string, string>,
): Promise<ServiceRequestRow> {
  const { recordRequest } = await import('../../lib/requests/submit/record-request.server.ts');
  const { mobile } = validCallBack;
  const fields = { message: 'Why?', name: 'Asha', mobile, ...over };
  const submission = { kind: 'contact', fields, page: '/contact-us' } as const;
  const outcome = await recordRequest(services, submission, services.store.now());
  if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
  return outcome.row;
}

/** Adds Asha of the desk and Ravi, a manager, to `siteWithCodes`. */
export function deskSite(
  clearedTables: readonly string[],
  readVariables: () => Promise<Record<string, string>> = async () => ({}),
) {
  let route: Handler;
  let services: Services;
  const site: SiteWithCodes = siteWithCodes(['desk_session', ...clearedTables], async () => ({
    SITE_ORIGIN: deskOrigin,
    DESK_STAFF: `${asha}=desk, ${ravi}=manager`,
    PAGES_PER_CLIENT_PER_MINUTE: '1000000',
    ...(await readVariables()),
  }));
  beforeAll(async () => {
    route = (await import('../../app/api/desk/[...action]/route.ts')).POST;
    services = await (await import('../../lib/store/services.server.ts')).openServices();
  });

  async function staffMemberOf(cookie: string, now = services.store.now(), userAgent = deskAgent) {
    const { readStaffSession } = await import('../../lib/desk/sign-in/desk-sessions.server.ts');
    return readStaffSession(services, new Headers({ cookie, 'user-agent': userAgent }), now);
  }

  /** The token in the form of an action, on a page of this session. */
  async function tokenFor(cookie: string, action: string): Promise<string> {
    const { deskFormToken } = await import('../../lib/desk/sign-in/desk-sessions.server.ts');
    return deskFormToken(services, (await staffMemberOf(cookie)) ?? { sessionId: 'x' }, action);
  }

  async function send(request: Request, handler = route) {
    const response = await handler(request);
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      headers: response.headers,
      cookie: cookiesOf(response.headers),
      text: await response.text(),
    };
  }

  return {
    site,
    /** Set from the first `beforeAll` of the test on. */
    services: () => services,
    staffMemberOf,
    tokenFor,
    send,
    /** Also waits for what goes on after the response. */
    async sendAndWait(path: string, sent?: DeskSent) {
      const response = await send(deskRequest(path, sent));
      await waitUntilIdle();
      return response;
    },
    async post(cookie: string, action: string, fields: DeskFields) {
      const token = await tokenFor(cookie, action);
      return send(deskRequest(action, { cookie, fields: { token, ...fields } }));
    },
    /**
     * Signs in without a provider and without a code.
     * @returns the cookie of the session.
     */
    async signIn(address: string): Promise<string> {
      const { startDeskSession } = await import('../../lib/desk/sign-in/desk-sessions.server.ts');
      const headers = new Headers({ 'user-agent': deskAgent });
      const identity = { address, groups: [] };
      const line = await startDeskSession(services, identity, {
        headers,
        now: services.store.now(),
      });
      return cookiesOf(new Headers({ 'set-cookie': line }));
    },
    /** A call that was requested just now. */
    async call(over: Partial<CallBackSubmission> = {}) {
      const { addCall } = await import('../data/add-call.ts');
      return addCall(services, over);
    },
    question: (over: Record<string, string> = {}) => recordQuestion(services, over),
    async lastEvent() {
      const { readDeskEvents } = await import('../../lib/desk/trail/audit-trail.server.ts');
      return (await readDeskEvents(services, { limit: 1 })).events[0];
    },
  };
}
