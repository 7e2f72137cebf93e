/** When the registration becomes continuous, one variable changes it in every place that names the licence. */
import { renderToStaticMarkup } from 'react-dom/server';
import { parseEnvironment } from '@/lib/config/parse-environment';
import { consentParagraphs } from '@/lib/content/consent';
import { legal } from '@/lib/content/pages/legal';
import { privacyPolicy } from '@/lib/content/pages/privacy-policy';
import { addDays, todayInIndia } from '@/lib/dates/iso-date';
import { structuredData } from '@/lib/publishing/structured-data';
import { temporaryDataDir } from '@/testing/databases/temporary-database.ts';
import { productionVariables } from '@/testing/servers/production-variables.ts';

const data = temporaryDataDir();
const continuous = {
  ...productionVariables,
  BROKER_LICENCE_MODE: 'continuous',
  BROKER_LICENCE_NUMBER: 'DB 777/27',
  // Left in the environment by the operator: it must not be shown.
  BROKER_LICENCE_VALID_UNTIL: '2027-05-10',
  BROKER_LICENCE_FEE_DUE: addDays(todayInIndia(new Date()), 30),
  SITE_ENV: 'qa',
};
const lastDay = /10 May 2027|2027-05-10|valid until/i;
const inForce = 'registration in force, renewed by annual fee';

beforeAll(() => {
  Object.assign(process.env, continuous, { DATA_DIR: data.dataDir });
});

test('the footer has the new number and no expiry date', async () => {
  const { FooterDisclosures } = await import('@/components/layout/footer-disclosures');
  const { frameDetails } = await import('@/lib/config/broker.server');
  const footer = renderToStaticMarkup(<FooterDisclosures path="/legal" broker={frameDetails()} />);
  expect(footer).toContain('DB 777/27');
  expect(footer).toContain(inForce);
  expect(footer).not.toMatch(lastDay);
});

test('the notices of both kinds of form have the new number and no expiry date', async () => {
  const { consentDetails } = await import('@/lib/config/broker.server');
  const { RequestForm } = await import('@/components/requests/request-form');
  const service = renderToStaticMarkup(<RequestForm kind="contact" page="/contact-us" />);
  for (const notice of [consentParagraphs(consentDetails()).join(' '), service]) {
    expect(notice).toContain('DB 777/27');
    expect(notice).not.toMatch(lastDay);
  }
  expect(service).toContain(inForce);
});

test('/legal, the privacy notice and structured data have the new number and no expiry date', () => {
  const { broker } = parseEnvironment(continuous);
  const texts = [
    legal(broker),
    privacyPolicy(broker),
    structuredData({ path: '/legal', origin: 'https://site.in', broker, questions: [] }),
  ].map((one) => JSON.stringify(one));
  expect(texts[0]).toContain('Continuous, kept in force by a yearly fee');
  for (const text of texts) {
    expect(text).toContain('DB 777/27');
    expect(text).not.toMatch(lastDay);
  }
});

test('/api/status counts the days to the next fee, which do not affect its status of requests', async () => {
  const { GET } = await import('@/app/api/status/route');
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  const body = await (await GET(new Request('http://localhost:3000/', { headers }))).json();
  expect(body).toMatchObject({ status: 'ok', licence: { mode: 'continuous', daysLeft: 30 } });
});
