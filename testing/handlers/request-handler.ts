/** POST /api/requests on a temporary database, with mail into files. For jest. */
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { readVisitor, type Visitor } from './api-client.ts';
import { testOrigin, withDatabase } from './call-handler.ts';

/** Available from `beforeAll` on, not while jest collects the tests. */
type RequestHandler = {
  readonly dataDir: string;
  readonly post: (request: Request) => Promise<Response>;
  /** A session with its token. */
  readonly visitor: Visitor;
};

/** @param variables besides DATA_DIR. Each test begins without requests and drafts. */
export function setUpRequestHandler(variables: Record<string, string>): RequestHandler {
  const { dataDir, remove } = temporaryDataDir();
  let post: RequestHandler['post'];
  let visitor: Visitor;

  beforeAll(async () => {
    Object.assign(process.env, { DATA_DIR: dataDir, ...variables });
    await (await import('../../lib/store/open-store.server.ts')).openStore();
    ({ POST: post } = await import('../../app/api/requests/route.ts'));
    const { GET } = await import('../../app/api/anti-forgery/route.ts');
    visitor = readVisitor(await GET(new Request(`${testOrigin}/api/anti-forgery`)));
  });

  afterAll(async () => {
    const { openStore } = await import('../../lib/store/open-store.server.ts');
    await (await openStore()).db.destroy();
    remove();
  });

  beforeEach(() => {
    withDatabase(dataDir, (db) => db.exec('DELETE FROM service_request; DELETE FROM form_draft'));
  });

  return {
    dataDir,
    get post() {
      return post;
    },
    get visitor() {
      return visitor;
    },
  };
}
