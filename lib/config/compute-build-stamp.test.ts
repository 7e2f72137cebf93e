import { computeBuildStamp } from './compute-build-stamp.ts';
import { parseEnvironment } from './parse-environment.ts';

const built = parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A' });

test('a build belongs to the environment of its build', () => {
  expect(
    computeBuildStamp(parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A' })),
  ).toBe(computeBuildStamp(built));
});

test.each([
  { SITE_ORIGIN: 'https://b.in' },
  { BROKER_LICENCE_NUMBER: '7' },
  { SITE_ENV: 'qa' },
  { TAG_MANAGER_ID: 'GTM-AB12CD3' },
  { PLAN_PAGES: '/super-topup' },
  { HOSPITAL_LISTS: 'false' },
  { HINDI_REVIEWER: 'Asha Rao; Editor', HINDI_REVIEWED_ON: '2026-11-01' },
  { LEAD_RETENTION_DAYS: '400' },
  { POLICY_RETENTION_DAYS: '30' },
  { ACCESS_RETENTION_DAYS: '400' },
])('a value that pages print changes the stamp: %j', (change) => {
  const other = parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A', ...change });
  expect(computeBuildStamp(other)).not.toBe(computeBuildStamp(built));
});

test('the term of the licence does not: a new last day frees the calls that wait, without a build', () => {
  for (const change of [
    { BROKER_LICENCE_VALID_UNTIL: '2030-05-10' },
    { BROKER_LICENCE_MODE: 'continuous', BROKER_LICENCE_FEE_DUE: '2028-05-10' },
  ]) {
    const other = parseEnvironment({ SITE_ORIGIN: 'https://a.in', BROKER_NAME: 'A', ...change });
    expect(computeBuildStamp(other)).toBe(computeBuildStamp(built));
  }
});

test('the channels of one-time codes change the stamp; their addresses do not', () => {
  const stampOf = (smtpUrl: string | null) =>
    computeBuildStamp({ ...built, siteEnv: 'qa', mail: { ...built.mail, smtpUrl } });
  expect(stampOf('smtp://a.test')).not.toBe(stampOf(null));
  expect(stampOf('smtp://a.test')).toBe(stampOf('smtp://b.test'));
});

test('values that no page prints do not: secrets and limits may change between build and start', () => {
  const other = { ...built, antiForgerySecret: 's'.repeat(40), leadServiceTimeoutMs: 100 };
  expect(computeBuildStamp(other)).toBe(computeBuildStamp(built));
});
