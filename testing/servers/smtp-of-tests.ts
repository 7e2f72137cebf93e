/** An SMTP server for the tests of a file or block: started before them, without mail and accepting before each. */
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { type SmtpStandIn, startSmtpStandIn } from './smtp-stand-in.ts';

export type SmtpOfTests = Pick<SmtpStandIn, 'url' | 'received' | 'setMode' | 'clear'> & {
  /** The same services, which mail to it. */
  mailFrom(services: Services, variables?: Record<string, string>): Services;
};

export function smtpOfTests(): SmtpOfTests {
  let smtp: SmtpStandIn;
  beforeAll(async () => {
    smtp = await startSmtpStandIn();
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.setMode({ mode: 'accept' });
    smtp.clear();
  });
  return {
    get url() {
      return smtp.url;
    },
    received: () => smtp.received(),
    setMode: (mode) => smtp.setMode(mode),
    clear: () => smtp.clear(),
    mailFrom: (services, variables = {}) => ({
      ...services,
      env: parseEnvironment({
        DATA_DIR: services.env.dataDir,
        SMTP_URL: smtp.url,
        SMTP_TIMEOUT_MS: '5000',
        MAIL_FROM: 'site@suraksha.in',
        BROKER_HELP_MAILBOX: 'help@suraksha.in',
        ...variables,
      }),
    }),
  };
}
