/** POST /api/requests on a temporary database, with mail into files. For jest. */
import { setUpSite, type TestSite } from './set-up-site.ts';

type RequestHandler = Omit<TestSite, 'newVisitor'> & {
  readonly post: (request: Request) => Promise<Response>;
};

/** @param variables besides DATA_DIR. Each test begins without requests and drafts. */
export function setUpRequestHandler(variables: Record<string, string>): RequestHandler {
  let post: RequestHandler['post'];
  const site = setUpSite({
    before: async () => variables,
    clearedTables: ['service_request', 'form_draft'],
  });

  beforeAll(async () => {
    ({ POST: post } = await import('../../app/api/requests/route.ts'));
  });

  return {
    dataDir: site.dataDir,
    get post() {
      return post;
    },
    get visitor() {
      return site.visitor;
    },
  };
}
