import { buildStamp } from './build-stamp.ts';
import { parseEnvironment } from './parse-environment.ts';

const built = parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A' });

test('a build belongs to the environment it was made with', () => {
  expect(buildStamp(parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A' }))).toBe(
    buildStamp(built),
  );
});

test.each([
  { SITE_ORIGIN: 'https://b.in' },
  { BROKER_LICENCE_NUMBER: '7' },
  { SITE_ENV: 'qa' },
  { TAG_MANAGER_ID: 'GTM-AB12CD3' },
  { PLAN_PAGES: '/super-topup' },
])('what is printed on pages makes it another build: %j', (change) => {
  const other = parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A', ...change });
  expect(buildStamp(other)).not.toBe(buildStamp(built));
});

test('whether codes go by SMS and by e-mail makes it another build; where they go does not', () => {
  const stampOf = (smtpUrl: string | null) =>
    buildStamp({ ...built, siteEnv: 'qa', mail: { ...built.mail, smtpUrl } });
  expect(stampOf('smtp://a.test')).not.toBe(stampOf(null));
  expect(stampOf('smtp://a.test')).toBe(stampOf('smtp://b.test'));
});

test('what no page shows does not: secrets and limits may change between build and start', () => {
  const other = { ...built, antiForgerySecret: 's'.repeat(40), leadServiceTimeoutMs: 100 };
  expect(buildStamp(other)).toBe(buildStamp(built));
});
