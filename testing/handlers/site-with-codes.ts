/** Handlers that send or check codes, on a database of their own with a stand-in of the SMS gateway. For jest. */
import { type SmsStandIn, startSmsStandIn } from '../servers/sms-stand-in.ts';
import { setUpSite, type TestSite } from './set-up-site.ts';

/** Ready from the first `beforeAll` of the test on. */
export type SiteWithCodes = Omit<TestSite, 'newVisitor'> & { readonly gateway: SmsStandIn };

/** @param clearedTables tables without rows at the start of each test. */
export function siteWithCodes(
  clearedTables: readonly string[],
  readVariables: () => Promise<Record<string, string>>,
): SiteWithCodes {
  let gateway: SmsStandIn;
  const site = setUpSite({
    clearedTables,
    async before() {
      gateway = await startSmsStandIn();
      return {
        SITE_ENV: 'qa',
        SMS_GATEWAY_URL: gateway.url,
        SMS_GATEWAY_SECRET: 'a secret of the gateway',
        SMS_SENDER_ID: 'SURAKS',
        SMS_ENTITY_ID: '1101555540000012345',
        SMS_TEMPLATE_ID: '1107161234567890123',
        CODES_PER_CLIENT_PER_HOUR: '1000',
        ...(await readVariables()),
      };
    },
    after: () => gateway.close(),
  });

  beforeAll(async () => {
    (await import('../../lib/identity/one-time-codes/send-code.server.ts')).setMaxDelay(0);
  });

  beforeEach(() => {
    gateway.setMode('ok');
    gateway.clear();
  });

  return {
    dataDir: site.dataDir,
    get gateway() {
      return gateway;
    },
    get visitor() {
      return site.visitor;
    },
  };
}
