/**
 * For tests of handlers that send or check codes: a database of their own and a stand-in of the SMS gateway. For jest.
 */
import { waitUntilIdle } from '../../lib/http/handle-request.server.ts';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { type SmsStandIn, startSmsStandIn } from '../servers/sms-stand-in.ts';
import { readVisitor, type Visitor } from './api-client.ts';
import { callHandler, testOrigin, withDatabase } from './call-handler.ts';

/** Ready from the first `beforeAll` of the test on. */
export type SiteWithCodes = {
  readonly dataDir: string;
  readonly gateway: SmsStandIn;
  readonly visitor: Visitor;
};

/** @param clearedTables tables without rows at the start of each test. */
export function siteWithCodes(
  clearedTables: readonly string[],
  readVariables: () => Promise<Record<string, string>>,
): SiteWithCodes {
  const { dataDir, remove } = temporaryDataDir();
  let gateway: SmsStandIn;
  let visitor: Visitor;

  beforeAll(async () => {
    gateway = await startSmsStandIn();
    Object.assign(process.env, {
      SITE_ENV: 'qa',
      DATA_DIR: dataDir,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_SECRET: 'a secret of the gateway',
      SMS_SENDER_ID: 'SURAKS',
      SMS_ENTITY_ID: '1101555540000012345',
      SMS_TEMPLATE_ID: '1107161234567890123',
      CODES_PER_CLIENT_PER_HOUR: '1000',
      ...(await readVariables()),
    });
    const { GET } = await import('../../app/api/anti-forgery/route.ts');
    visitor = readVisitor(await GET(new Request(`${testOrigin}/api/anti-forgery`)));
    await (await import('../../lib/store/open-store.server.ts')).openStore();
    (await import('../../lib/one-time-codes/send-code.server.ts')).setMaxDelay(0);
  });

  afterAll(async () => {
    const { openStore } = await import('../../lib/store/open-store.server.ts');
    await waitUntilIdle();
    await (await openStore()).db.destroy();
    await gateway.close();
    remove();
  });

  beforeEach(() => {
    withDatabase(dataDir, (db) => {
      for (const table of clearedTables) db.exec(`DELETE FROM ${table}`);
    });
    gateway.setMode('ok');
    gateway.clear();
  });

  return {
    dataDir,
    get gateway() {
      return gateway;
    },
    get visitor() {
      return visitor;
    },
  };
}

export const nativeFormHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-xsrf-token': null,
};

/** Posts a form as a browser without JavaScript does. @param cookie all that the browser has. */
export async function postNativeForm(
  handler: (request: Request) => Promise<Response>,
  path: string,
  {
    fields,
    cookie = '',
    headers = {},
  }: {
    fields: Record<string, string>;
    cookie?: string;
    headers?: Record<string, string | null>;
  },
) {
  const answer = await callHandler(handler, {
    path,
    visitor: { cookies: cookie, token: '' },
    body: new URLSearchParams(fields).toString(),
    headers: { ...nativeFormHeaders, ...headers },
  });
  await waitUntilIdle();
  return { ...answer, location: answer.headers.get('location') };
}

/** The cookies of an answer as the browser sends them back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
