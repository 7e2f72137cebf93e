import { productionVariables as production } from '../../testing/servers/production-variables.ts';
import { brokerVariables, demonstrationBroker } from './broker-details.ts';
import { codeChannels, EnvironmentError, parseEnvironment } from './parse-environment.ts';

type Variables = Record<string, string | undefined>;

const requiredVariables = Object.keys(production).filter((name) => name !== 'SITE_ENV');

/** The error message; fails the test if there is none. */
function problemOf(variables: Variables): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error('These variables were accepted.');
}

function namedIn(message: string): string[] {
  return [...message.matchAll(/^ {2}- (\w+):/gm)].map(([, name]) => name ?? '').sort();
}

test('with nothing configured the site is a demonstration', () => {
  expect(parseEnvironment({})).toMatchObject({
    siteEnv: 'demonstration',
    siteOrigin: 'http://localhost:3000',
    productionOrigins: [],
    leadServiceTimeoutMs: 5000,
    callBacksPerClientPerHour: 20,
    callBacksPerMobilePerDay: 5,
    trustedProxyHops: 0,
    antiForgerySecret: null,
    dataEncryptionKey: null,
    dataDir: '.data',
    databaseUrl: null,
  });
});

test('a demonstration says that it is one, with placeholder names', () => {
  const { broker } = parseEnvironment({});
  expect(broker).toMatchObject({
    name: demonstrationBroker.name,
    phone: demonstrationBroker.phone,
    isDemonstration: true,
    socialLinks: [
      { label: 'LinkedIn', url: 'https://www.chhatri.example/linkedin' },
      { label: 'YouTube', url: 'https://www.chhatri.example/youtube' },
    ],
    paymentMethods: ['UPI', 'Debit or credit card', 'Net banking'],
    licence: { category: 'Direct Broker (Life & General)', validUntil: '2027-05-10' },
  });
  expect(parseEnvironment({ SITE_ENV: 'qa' }).broker.isDemonstration).toBe(false);
});

test('a slip in a name is named in production, and names of the machine are not', () => {
  expect(problemOf({ ...production, BROKER_PHONNE: '1' })).toContain(
    'BROKER_PHONNE: no variable of the site; is it BROKER_PHONE?',
  );
  const ofMachine = { HOSTNAME: 'a', LOGNAME: 'b', DATABASE_URI_OF_CI: 'c', XDG_DATA_DIRS: 'd' };
  expect(parseEnvironment({ ...production, ...ofMachine }).siteEnv).toBe('production');
  expect(parseEnvironment({ BROKER_PHONNE: '1' }).siteEnv).toBe('demonstration');
});

test('a number out of bounds is told the bound; a telephone number with zeros is no placeholder', () => {
  expect(problemOf({ LEAD_RETENTION_DAYS: '90' })).toContain('must be at least 366');
  expect(problemOf({ LEAD_RETENTION_DAYS: '9000' })).toContain('must be at most 3650');
  const phone = (BROKER_PHONE: string) => ({ ...production, BROKER_PHONE });
  expect(parseEnvironment(phone('1800 200 0000')).broker.phone).toBe('1800 200 0000');
  expect(problemOf(phone('1800 000 0000'))).toContain('BROKER_PHONE: still holds a placeholder');
});

test('outside production every live address defaults to the QA one', () => {
  const env = parseEnvironment({ QA_SERVICE_URL: 'http://127.0.0.1:9' });
  expect(env.liveServiceUrl).toBe('http://127.0.0.1:9');
  expect(env.liveMainUrl).toBe(env.qaMainUrl);
  expect(env.liveRedirectUrl).toBe(env.qaRedirectUrl);
});

test('PORT moves the origin of a demonstration', () => {
  expect(parseEnvironment({ PORT: '4100' }).siteOrigin).toBe('http://localhost:4100');
  expect(parseEnvironment({ PORT: '4100', SITE_ORIGIN: 'https://try.in' }).siteOrigin).toBe(
    'https://try.in',
  );
});

test('a variable that is empty or blank counts as not set', () => {
  const env = parseEnvironment({ SITE_ENV: '', SITE_ORIGIN: '  ', LEAD_SERVICE_TIMEOUT_MS: '' });
  expect(env).toEqual(parseEnvironment({}));
});

test('URLs lose their trailing slash, origins their path', () => {
  const env = parseEnvironment({
    SITE_ORIGIN: 'https://www.suraksha-brokers.test/',
    PRODUCTION_ORIGIN: ' https://a.in/ ,, https://B.in:8443 ',
    QA_SERVICE_URL: 'https://qa.in/services//',
  });
  expect(env.siteOrigin).toBe('https://www.suraksha-brokers.test');
  expect(env.productionOrigins).toEqual(['https://a.in', 'https://b.in:8443']);
  expect(env.qaServiceUrl).toBe('https://qa.in/services');
});

test('a complete production environment is accepted', () => {
  const env = parseEnvironment(production);
  expect(env).toMatchObject({
    siteEnv: 'production',
    siteOrigin: 'https://www.suraksha-brokers.test',
    productionOrigins: ['https://www.suraksha-brokers.test', 'https://suraksha-brokers.test'],
    liveServiceUrl: 'https://api.suraksha-brokers.test',
    qaServiceUrl: 'https://qa-api.suraksha-brokers.test',
    antiForgerySecret: production.ANTI_FORGERY_SECRET,
    dataEncryptionKey: production.DATA_ENCRYPTION_KEY,
  });
  expect(env.broker).toEqual({
    name: 'Suraksha',
    legalName: 'Suraksha Insurance Brokers Private Limited',
    licence: {
      number: 'DB 512/16',
      category: 'Direct Broker (Life & General)',
      mode: 'fixed_term',
      validUntil: '2027-05-10',
      feeDue: null,
    },
    cin: 'U66220MH2016PTC281234',
    address: '4th Floor, Nariman Bhavan, Mumbai 400021',
    city: null,
    state: null,
    author: null,
    review: null,
    phone: '1800 266 4545',
    helpMailbox: 'help@suraksha-brokers.test',
    complaintsMailbox: 'complaints@suraksha-brokers.test',
    careersMailbox: 'help@suraksha-brokers.test',
    principalOfficer: 'Meera Nair',
    grievanceOfficer: 'Arun Joshi',
    salesCallSeries: '140',
    serviceCallSeries: '1600',
    callingHours: production.BROKER_CALLING_HOURS.replaceAll(/ (?=[ap]m)/g, '\u00a0'),
    socialLinks: [{ label: 'LinkedIn', url: 'https://social.suraksha-brokers.test/linkedin' }],
    paymentMethods: ['UPI', 'Net banking'],
    disclosures: {
      insurers: ['101', '108', '512', '190'],
      certificateUrl: 'https://www.suraksha-brokers.test/certificate.pdf',
      corporateOffice: null,
      financialsUrl: null,
      processors: [
        { task: 'Hosting', firm: 'Suraksha Cloud', country: 'India' },
        { task: 'E-mail', firm: 'Suraksha Post', country: 'India' },
        {
          task: 'The system that hands a request for a call to our callers',
          firm: 'Suraksha Desk Systems',
          country: 'India',
        },
        {
          task: 'Telephony: the calls to you and from you',
          firm: 'Suraksha Exchange',
          country: 'India',
        },
      ],
    },
    retentionDays: { leads: 366, policies: 366, accesses: 366, deskEvents: 400 },
    isDemonstration: false,
  });
});

test('an empty production environment lists every missing variable in one message', () => {
  expect(namedIn(problemOf({ SITE_ENV: 'production' }))).toEqual([...requiredVariables].sort());
});

test('every variable of the broker’s details is required in production, except those with a fallback', () => {
  const fallingBack = [
    'BROKER_LICENCE_MODE',
    'BROKER_LICENCE_FEE_DUE',
    'BROKER_CAREERS_MAILBOX',
    'BROKER_RENEWALS_MAILBOX',
    'BROKER_CLAIMS_MAILBOX',
    'BROKER_PEOPLE_DIR',
    'BROKER_CORPORATE_OFFICE',
    'BROKER_FINANCIALS_URL',
    'BROKER_CITY',
    'BROKER_STATE',
    'BROKER_AUTHOR',
    'BROKER_REVIEWER',
    'BROKER_REVIEWED_ON',
  ];
  const names = Object.keys(brokerVariables.shape).filter((name) => !fallingBack.includes(name));
  expect(requiredVariables.filter((name) => /^BROKER_|_CALL_SERIES$/.test(name)).sort()).toEqual(
    names.sort(),
  );
});

test('author and reviewer have a name and a role, the office its town as in the address', () => {
  const given = { ...production, BROKER_CITY: 'Mumbai' };
  const read = (more: Variables) => parseEnvironment({ ...given, ...more }).broker;
  expect(
    read({
      BROKER_AUTHOR: 'Asha Rao; Editor',
      BROKER_REVIEWER: 'Meera Nair; Principal officer; BQP 1',
      BROKER_REVIEWED_ON: '2026-11-01',
    }),
  ).toMatchObject({
    city: 'Mumbai',
    author: { name: 'Asha Rao', role: 'Editor', registration: null },
    review: {
      reviewer: { name: 'Meera Nair', role: 'Principal officer', registration: 'BQP 1' },
      reviewedOn: '2026-11-01',
    },
  });
  expect(read({})).toMatchObject({ author: null, review: null });
  for (const wrong of [
    'Meera Nair',
    'Meera Nair;',
    'A; b; c; d',
    'A\nB; c',
    'TBD',
    'xxx; Principal officer',
  ]) {
    const day = { BROKER_REVIEWED_ON: '2026-11-01' };
    for (const name of ['BROKER_AUTHOR', 'BROKER_REVIEWER'])
      expect(namedIn(problemOf({ ...given, ...day, [name]: wrong }))).toContain(name);
  }
  expect(namedIn(problemOf({ ...given, BROKER_CITY: 'Pune' }))).toEqual(['BROKER_CITY']);
});

test.each(['BROKER', 'HINDI'])('%s: who read the pages, and when, belong together', (text) => {
  const [reviewer, reviewedOn] = [`${text}_REVIEWER`, `${text}_REVIEWED_ON`];
  const review = { [reviewer]: 'Asha Rao; Editor', [reviewedOn]: '2026-11-01' };
  const reviewOf = ({ broker, hindiReview }: ReturnType<typeof parseEnvironment>) =>
    text === 'HINDI' ? hindiReview : broker.review;
  expect(reviewOf(parseEnvironment({ ...production, ...review }))).toEqual({
    reviewer: { name: 'Asha Rao', role: 'Editor', registration: null },
    reviewedOn: '2026-11-01',
  });
  expect(reviewOf(parseEnvironment(production))).toBeNull();
  for (const name of [reviewer, reviewedOn]) {
    for (const wrong of [undefined, 'Asha', 'xxx; Editor', '2026-13-01', '2026-02-30'])
      expect(namedIn(problemOf({ ...production, ...review, [name]: wrong }))).toEqual([name]);
  }
  const tomorrow = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 10);
  const early = problemOf({ ...production, ...review, [reviewedOn]: tomorrow });
  expect(early).toContain(`${reviewedOn}: must not be after today`);
  for (const entry of ['<b>Asha</b>; Editor', 'Asha {0}; Editor', `${'A'.repeat(200)}; Editor`]) {
    const message = problemOf({ ...production, ...review, [reviewer]: entry });
    expect(message).toContain(`${reviewer}: must be such as`);
    expect(message).not.toContain(entry);
  }
});

test('each missing variable is reported by name', () => {
  for (const name of requiredVariables) {
    expect(namedIn(problemOf({ ...production, [name]: undefined }))).toEqual([name]);
    expect(namedIn(problemOf({ ...production, [name]: '   ' }))).toEqual([name]);
  }
});

test('template values are refused in production', () => {
  for (const value of ['XXXX', 'DB xxx/16', 'TBD', 'todo', 'changeme', 'N/A', 'NA', '000000']) {
    const message = problemOf({ ...production, BROKER_LICENCE_NUMBER: value });
    expect({ value, named: namedIn(message) }).toEqual({ value, named: ['BROKER_LICENCE_NUMBER'] });
    expect(message).toContain('placeholder');
  }
  for (const value of ['https://api.broker.example', 'https://api.example.com/lead']) {
    expect(namedIn(problemOf({ ...production, LIVE_SERVICE_URL: value }))).toEqual([
      'LIVE_SERVICE_URL',
    ]);
  }
});

test('no placeholder of the demonstration is accepted as a production value', () => {
  const { licence, ...rest } = demonstrationBroker;
  const standIns: Variables = {
    BROKER_NAME: rest.name,
    BROKER_LEGAL_NAME: rest.legalName,
    BROKER_LICENCE_NUMBER: licence.number,
    BROKER_CIN: rest.cin,
    BROKER_ADDRESS: rest.address,
    BROKER_PHONE: rest.phone,
    BROKER_HELP_MAILBOX: rest.helpMailbox,
    BROKER_COMPLAINTS_MAILBOX: rest.complaintsMailbox,
    BROKER_PRINCIPAL_OFFICER: rest.principalOfficer,
    BROKER_GRIEVANCE_OFFICER: rest.grievanceOfficer,
  };
  expect(namedIn(problemOf({ ...production, ...standIns }))).toEqual(Object.keys(standIns).sort());
});

test('grievance officer and next in line are two persons in production', () => {
  const namesOf = (BROKER_GRIEVANCE_OFFICER: string) =>
    namedIn(
      problemOf({
        ...production,
        BROKER_PRINCIPAL_OFFICER: 'Meera Nair',
        BROKER_GRIEVANCE_OFFICER,
      }),
    );
  expect(namesOf(' meera  NAIR.')).toEqual(['BROKER_GRIEVANCE_OFFICER']);
  expect(() =>
    parseEnvironment({ ...production, BROKER_GRIEVANCE_OFFICER: 'Arun Joshi' }),
  ).not.toThrow();
});

test('outside production placeholders are allowed', () => {
  expect(parseEnvironment({ BROKER_LICENCE_NUMBER: 'XXXX' }).broker.licence.number).toBe('XXXX');
});

test('a malformed value is reported by name in any environment', () => {
  for (const [name, values] of Object.entries({
    SITE_ENV: ['staging', 'Production'],
    PORT: ['0', '65536', 'http'],
    SITE_ORIGIN: [
      'www.suraksha-brokers.test',
      'ftp://suraksha-brokers.test',
      'javascript:alert(1)',
    ],
    PRODUCTION_ORIGIN: ['suraksha-brokers.test', 'https://a.in,b.in'],
    LIVE_SERVICE_URL: ['api', 'file:///etc/passwd'],
    LEAD_SERVICE_TIMEOUT_MS: ['5s', '1.5', '99', '60001', '-1'],
    OTP_REQUIRED: ['maybe', '2'],
    CALL_BACKS_PER_CLIENT_PER_HOUR: ['0', 'many'],
    CALL_BACKS_PER_MOBILE_PER_DAY: ['0', '1.5'],
    TRUSTED_PROXY_HOPS: ['-1', '11', 'all'],
    TRUSTED_PROXIES: ['all', '10.0.0.0/33', '10.0.0.0/8/8', '127.0.0.1, me'],
    HOST: ['my-machine', '*'],
    ANTI_FORGERY_SECRET: ['short'],
    DATA_ENCRYPTION_KEY: ['c2hvcnQ=', 'not base64 at all'],
    DATABASE_URL: ['mysql://db/site', 'db'],
    LEAD_RETENTION_DAYS: ['365', 'ever'],
    BROKER_LICENCE_VALID_UNTIL: ['10-May-2027', '2027-02-30'],
    BROKER_LICENCE_MODE: ['for ever'],
    BROKER_HELP_MAILBOX: ['help at suraksha'],
    BROKER_COMPLAINTS_MAILBOX: ['@suraksha-brokers.test'],
    BROKER_CAREERS_MAILBOX: ['jobs'],
    MAIL_FROM: ['Suraksha', 'a@b.in\r\nBcc: c@d.in'],
    SMTP_URL: ['mail.suraksha-brokers.test', 'http://mail.suraksha-brokers.test'],
    SMTP_TIMEOUT_MS: ['0', 'soon'],
    SERVICE_ANSWER_DAYS: ['0', '61'],
  })) {
    for (const value of values) {
      const named = [...new Set(namedIn(problemOf({ [name]: value })))];
      expect({ name, value, named }).toEqual({ name, value, named: [name] });
    }
  }
});

test('several bad values and several missing ones are one message', () => {
  const message = problemOf({
    ...production,
    TRUSTED_PROXY_HOPS: 'all',
    BROKER_HELP_MAILBOX: 'nobody',
    BROKER_CIN: undefined,
    LIVE_MAIN_URL: undefined,
    BROKER_NAME: 'XXXX',
  });
  expect(namedIn(message)).toEqual(
    [
      'BROKER_CIN',
      'BROKER_HELP_MAILBOX',
      'BROKER_NAME',
      'LIVE_MAIN_URL',
      'TRUSTED_PROXY_HOPS',
    ].sort(),
  );
});

test('the message never contains a value', () => {
  const told = 'zq5tell';
  const leaky = Object.fromEntries(
    [
      ...requiredVariables,
      ...['PORT', 'LEAD_SERVICE_TIMEOUT_MS', 'OTP_REQUIRED', 'TRUSTED_PROXY_HOPS', 'DATABASE_URL'],
      ...['LOG_LEVEL', 'BROKER_LICENCE_MODE'],
    ].map((name) => [name, `xxxx ${told}`]),
  );
  for (const environment of ['production', 'demonstration', told])
    expect(problemOf({ ...leaky, SITE_ENV: environment })).not.toContain(told);
});

test('one-time codes for call-backs need a gateway, except where a demonstration writes them to files', () => {
  const told = 'SMS_GATEWAY_URL: missing, and OTP_REQUIRED needs it';
  for (const SITE_ENV of ['qa', 'production'])
    expect(problemOf({ SITE_ENV, OTP_REQUIRED: 'true' })).toContain(told);
  expect(parseEnvironment({ OTP_REQUIRED: 'true' }).otpRequired).toBe(true);
  expect(parseEnvironment({}).otpRequired).toBe(false);
  expect(() => parseEnvironment({ OTP_REQUIRED: 'FALSE' })).not.toThrow();
});

test('an SMS gateway needs all its variables, and https in production', () => {
  const url = { SMS_GATEWAY_URL: 'http://sms.suraksha-brokers.test/send' };
  expect(namedIn(problemOf(url))).toEqual([
    'SMS_ENTITY_ID',
    'SMS_GATEWAY_SECRET',
    'SMS_SENDER_ID',
    'SMS_TEMPLATE_ID',
  ]);
  const whole = {
    ...url,
    SMS_GATEWAY_SECRET: 'a secret of the gateway',
    SMS_SENDER_ID: 'SURAKS',
    SMS_ENTITY_ID: '1101555540000012345',
    SMS_TEMPLATE_ID: '1107161234567890123',
  };
  expect(parseEnvironment(whole).smsGateway?.senderId).toBe('SURAKS');
  expect(problemOf({ ...production, ...whole })).toContain(
    'SMS_GATEWAY_URL: must begin with https',
  );
});

test('in production the site’s own origin must be a production origin, or every lead would go to QA', () => {
  const message = problemOf({
    ...production,
    PRODUCTION_ORIGIN: 'https://another.suraksha-brokers.test',
  });
  expect(namedIn(message)).toEqual(['PRODUCTION_ORIGIN']);
});

test('a continuous registration has no last day', () => {
  const continuous = {
    ...production,
    BROKER_LICENCE_MODE: 'continuous',
    BROKER_LICENCE_VALID_UNTIL: undefined,
  };
  expect(namedIn(problemOf(continuous))).toEqual(['BROKER_LICENCE_FEE_DUE']);
  const complete = { ...continuous, BROKER_LICENCE_FEE_DUE: '2028-01-15' };
  expect(parseEnvironment(complete).broker.licence).toMatchObject({ feeDue: '2028-01-15' });
});

test('a malformed disclosure is refused by name', () => {
  const refused = (name: string, value: string) =>
    expect(namedIn(problemOf({ ...production, [name]: value }))).toEqual([name]);
  refused('BROKER_INSURERS', '101, HDFC Life');
  refused('BROKER_CERTIFICATE_URL', 'http://suraksha-brokers.test/certificate.pdf');
  refused('BROKER_PROCESSORS', 'Hosting=Suraksha Cloud');
  refused('BROKER_PROCESSORS', 'Suraksha Cloud, India');
  refused('BROKER_TELEPHONY_FIRM', 'Suraksha Exchange');
  refused('BROKER_LEAD_SERVICE_FIRM', 'CRM=Suraksha Desk Systems, India');
  const { disclosures } = parseEnvironment({
    ...production,
    BROKER_PROCESSORS: 'Hosting = Cloud Firm, Private Limited, India;',
    BROKER_CORPORATE_OFFICE: '2 Fort Road, Mumbai',
  }).broker;
  expect(disclosures).toMatchObject({
    corporateOffice: '2 Fort Road, Mumbai',
    processors: expect.arrayContaining([
      { task: 'Hosting', firm: 'Cloud Firm, Private Limited', country: 'India' },
    ]),
  });
});

test('a secret of one repeated character is refused', () => {
  expect(namedIn(problemOf({ ...production, ANTI_FORGERY_SECRET: 'a'.repeat(40) }))).toEqual([
    'ANTI_FORGERY_SECRET',
  ]);
});

test('social links are label=address pairs over https; anything else is refused by name', () => {
  const { socialLinks } = parseEnvironment({
    BROKER_SOCIAL_LINKS: 'LinkedIn = https://linkedin.com/company/x?a=b, YouTube=https://y.in/@a,',
  }).broker;
  expect(socialLinks).toEqual([
    { label: 'LinkedIn', url: 'https://linkedin.com/company/x?a=b' },
    { label: 'YouTube', url: 'https://y.in/@a' },
  ]);
  for (const link of ['A=http://x.in', '=https://y.in', 'javascript:alert(1)', 'J=javascript:1'])
    expect(namedIn(problemOf({ BROKER_SOCIAL_LINKS: link }))).toEqual(['BROKER_SOCIAL_LINKS']);
});

test('a desk without a mailbox of its own uses the help or complaints mailbox', () => {
  const { mail } = parseEnvironment({
    BROKER_HELP_MAILBOX: 'help@a.in',
    BROKER_COMPLAINTS_MAILBOX: 'complaints@a.in',
    BROKER_CLAIMS_MAILBOX: 'claims@a.in',
  });
  expect(mail).toMatchObject({
    smtpUrl: null,
    from: 'help@a.in',
    mailboxes: {
      help: 'help@a.in',
      renewals: 'help@a.in',
      claims: 'claims@a.in',
      careers: 'help@a.in',
      complaints: 'complaints@a.in',
    },
  });
});

test('a tag manager needs a container id in Google’s format', () => {
  expect(parseEnvironment({}).tagManagerId).toBeNull();
  expect(parseEnvironment({ TAG_MANAGER_ID: 'GTM-AB12CD3' }).tagManagerId).toBe('GTM-AB12CD3');
  for (const TAG_MANAGER_ID of ['UA-1234-1', 'GTM-ab', "GTM-X' 'unsafe-inline"])
    expect(namedIn(problemOf({ TAG_MANAGER_ID }))).toEqual(['TAG_MANAGER_ID']);
});

test('only production builds as if no hospital list were loaded, until it is told of one', () => {
  expect(parseEnvironment({}).hasHospitalLists).toBe(true);
  expect(parseEnvironment({ SITE_ENV: 'qa' }).hasHospitalLists).toBe(true);
  expect(parseEnvironment({ HOSPITAL_LISTS: 'false' }).hasHospitalLists).toBe(false);
  expect(parseEnvironment(production).hasHospitalLists).toBe(false);
  expect(parseEnvironment({ ...production, HOSPITAL_LISTS: 'true' }).hasHospitalLists).toBe(true);
});

test('pages with insurers’ plans are configured, and a demonstration has those of its examples', () => {
  const pages = (variables: Record<string, string>) => parseEnvironment(variables).planPages;
  expect(pages({ SITE_ENV: 'qa' })).toEqual([]);
  expect(pages({})).toEqual(['/health-insurance', '/term-insurance']);
  expect(pages({ PLAN_PAGES: 'none' })).toEqual([]);
  expect(pages({ PLAN_PAGES: '/super-topup, /car-insurance' })).toEqual([
    '/super-topup',
    '/car-insurance',
  ]);
  expect(() => pages({ PLAN_PAGES: 'super topup' })).toThrow('PLAN_PAGES: must be product pages');
});

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
const gateway = {
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/send',
  SMS_GATEWAY_SECRET: 'a secret of the gateway',
  SMS_SENDER_ID: 'SURAKS',
  SMS_ENTITY_ID: '1101555540000012345',
  SMS_TEMPLATE_ID: '1107161234567890123',
};

test.each([
  ['a demonstration, which writes both to files', {}, ['sms', 'email']],
  ['a gateway and a mail server', { SITE_ENV: 'qa', ...gateway, ...smtp }, ['sms', 'email']],
  ['no gateway', { SITE_ENV: 'qa', ...smtp }, ['email']],
  ['no mail server', { SITE_ENV: 'qa', ...gateway }, ['sms']],
  ['neither', { SITE_ENV: 'qa' }, []],
])('%s', (_what, variables: Record<string, string>, channels) => {
  expect(codeChannels(parseEnvironment(variables))).toEqual(channels);
});
