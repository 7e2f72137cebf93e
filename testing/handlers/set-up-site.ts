/** The site's handlers on a database of their own, and a visitor's session with its token. For jest. */

import { waitUntilIdle } from '../../lib/http/handle-request.server.ts';
import { setCallBackCodes } from '../../lib/leads/submit/call-back-codes.ts';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { withDatabase } from '../databases/with-database.ts';
import { readVisitor, type Visitor } from './api-client.ts';
import { testOrigin } from './call-handler.ts';

/** Ready from the first `beforeAll` of the test on, not while jest collects the tests. */
export type TestSite = {
  readonly dataDir: string;
  /** The session and token that a test sends. */
  readonly visitor: Visitor;
  newVisitor(): Promise<Visitor>;
};

type SiteOptions = {
  /**
   * Starts the servers that the site calls.
   * @returns the variables besides DATA_DIR.
   */
  before: () => Promise<Record<string, string>>;
  /** Closes them. */
  after?: () => Promise<void>;
  /** Tables that are emptied at the start of each test. */
  clearedTables?: readonly string[];
};

export function setUpSite({ before, after, clearedTables = [] }: SiteOptions): TestSite {
  const { dataDir, remove } = temporaryDataDir();
  let visitor: Visitor;

  beforeAll(async () => {
    Object.assign(process.env, { DATA_DIR: dataDir, ...(await before()) });
    await (await import('../../lib/store/open-store.server.ts')).openStore();
    // As at the start of the site.
    const { oneTimeCallBackCodes } = await import(
      '../../lib/leads/submit/confirm-with-code.server.ts'
    );
    setCallBackCodes(oneTimeCallBackCodes);
    visitor = await newVisitor();
  });

  afterAll(async () => {
    const { openStore } = await import('../../lib/store/open-store.server.ts');
    await waitUntilIdle();
    await (await openStore()).db.destroy();
    await after?.();
    remove();
  });

  beforeEach(() => {
    withDatabase(dataDir, (db) => {
      for (const table of clearedTables) db.exec(`DELETE FROM ${table}`);
    });
  });

  return {
    dataDir,
    newVisitor,
    get visitor() {
      return visitor;
    },
  };
}

async function newVisitor(): Promise<Visitor> {
  const { GET } = await import('../../app/api/anti-forgery/route.ts');
  return readVisitor(await GET(new Request(`${testOrigin}/api/anti-forgery`)));
}
