/** POST /api/call-back on a temporary database, with a real Lead.svc stand-in. For jest. */
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import { callHandler, postNativeForm } from './call-handler.ts';
import { setUpSite, type TestSite } from './set-up-site.ts';

type Fields = Record<string, string>;
type SentHeaders = Record<string, string | null>;

export type SentCallBack = {
  body?: unknown;
  /** Replaces `body`, for invalid JSON. */
  text?: string;
  headers?: SentHeaders;
};

type CallBackHandler = TestSite & {
  readonly leadService: LeadServiceStandIn;
  /** Posts as the page's script does. */
  call(sent: SentCallBack): ReturnType<typeof callHandler>;
  /** Posts as a browser without scripts does. @param headers override the default ones; null removes one. */
  postForm(fields: Fields, headers?: SentHeaders): ReturnType<typeof postNativeForm>;
};

/** @param variables besides DATA_DIR and QA_SERVICE_URL. */
export function setUpCallBackHandler(variables: Fields = {}): CallBackHandler {
  let leadService: LeadServiceStandIn;
  let post: (request: Request) => Promise<Response>;
  const site = setUpSite({
    async before() {
      leadService = await startLeadServiceStandIn();
      return {
        QA_SERVICE_URL: leadService.url,
        CALL_BACKS_PER_CLIENT_PER_HOUR: '1000',
        ...variables,
      };
    },
    after: () => leadService.close(),
  });

  beforeAll(async () => {
    ({ POST: post } = await import('../../app/api/call-back/route.ts'));
  });

  return {
    dataDir: site.dataDir,
    newVisitor: site.newVisitor,
    get leadService() {
      return leadService;
    },
    get visitor() {
      return site.visitor;
    },
    call: ({ body, text = JSON.stringify(body), headers = {} }) =>
      callHandler(post, { path: '/api/call-back', visitor: site.visitor, body: text, headers }),
    postForm: (fields, headers = {}) => postNativeForm(post, '/api/call-back', { fields, headers }),
  };
}
