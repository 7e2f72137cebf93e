/** POST /api/call-back on a temporary database, with a real Lead.svc stand-in. For jest. */
import { temporaryDataDir } from '../databases/temporary-database.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import { readVisitor, type Visitor } from './api-client.ts';
import { callHandler, overrideHeaders, testOrigin } from './call-handler.ts';

type Fields = Record<string, string>;
type SentHeaders = Record<string, string | null>;

export type SentCallBack = {
  body?: unknown;
  /** In place of `body`, for invalid JSON. */
  text?: string;
  headers?: SentHeaders;
};

/** Available from `beforeAll` on, not while jest collects the tests. */
type CallBackHandler = {
  readonly dataDir: string;
  readonly leadService: LeadServiceStandIn;
  /** The session and token that `call` sends. */
  readonly visitor: Visitor;
  newVisitor(): Promise<Visitor>;
  /** As the page's script. */
  call(sent: SentCallBack): ReturnType<typeof callHandler>;
  /** As a browser without scripts. @param headers override the default ones; null removes one. */
  postForm(fields: Fields, headers?: SentHeaders): Promise<Response>;
};

/** @param variables besides DATA_DIR and QA_SERVICE_URL. */
export function setUpCallBackHandler(variables: Fields = {}): CallBackHandler {
  const data = temporaryDataDir();
  let leadService: LeadServiceStandIn;
  let post: (request: Request) => Promise<Response>;
  let newVisitor: () => Promise<Visitor>;
  let visitor: Visitor;

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    Object.assign(process.env, {
      DATA_DIR: data.dataDir,
      QA_SERVICE_URL: leadService.url,
      CALL_BACKS_PER_CLIENT_PER_HOUR: '1000',
      ...variables,
    });
    await (await import('../../lib/store/open-store.server.ts')).openStore();
    ({ POST: post } = await import('../../app/api/call-back/route.ts'));
    const { GET } = await import('../../app/api/anti-forgery/route.ts');
    newVisitor = async () => readVisitor(await GET(new Request(`${testOrigin}/api/anti-forgery`)));
    visitor = await newVisitor();
  });

  afterAll(async () => {
    const { openStore } = await import('../../lib/store/open-store.server.ts');
    await (await openStore()).db.destroy();
    await leadService.close();
    data.remove();
  });

  return {
    dataDir: data.dataDir,
    get leadService() {
      return leadService;
    },
    get visitor() {
      return visitor;
    },
    newVisitor: () => newVisitor(),
    call: ({ body, text = JSON.stringify(body), headers = {} }) =>
      callHandler(post, { path: '/api/call-back', visitor, body: text, headers }),
    postForm(fields, headers = {}) {
      const requestHeaders = new Headers({
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      });
      overrideHeaders(requestHeaders, headers);
      const body = new URLSearchParams(fields).toString();
      return post(
        new Request(`${testOrigin}/api/call-back`, {
          method: 'POST',
          headers: requestHeaders,
          body,
        }),
      );
    },
  };
}
