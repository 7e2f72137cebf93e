import { productionVariables } from '../../testing/servers/production-variables.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { contactUs } from './pages/contact-us.ts';
import { legal } from './pages/legal.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';

const { broker: demonstration } = parseEnvironment({});
const live = (more: Record<string, string> = {}) =>
  parseEnvironment({ ...productionVariables, ...more }).broker;

test('the certificate and the financial disclosures are links if configured, and never invented', () => {
  const words = JSON.stringify(
    legal(live({ BROKER_FINANCIALS_URL: 'https://suraksha.test/accounts' })),
  );
  expect(words).toContain(
    '[a copy of our certificate](https://www.suraksha-brokers.test/certificate.pdf)',
  );
  expect(words).toContain('[Ours are here](https://suraksha.test/accounts)');
  expect(JSON.stringify(legal(live()))).toContain('None of ours are published');
  const standIn = JSON.stringify(legal(demonstration));
  expect(standIn).toContain('A demonstration has no certificate');
  expect(standIn).not.toContain('a copy of our certificate');
});

test('a second office has its own row, a single office is both', () => {
  const two = live({ BROKER_CORPORATE_OFFICE: '2 Fort Road, Mumbai' });
  for (const page of [legal, contactUs]) {
    expect(JSON.stringify(page(two))).toContain(
      '{"label":"Corporate office","text":"2 Fort Road, Mumbai"}',
    );
    expect(JSON.stringify(page(live()))).toContain('{"label":"Registered and corporate office"');
  }
});

test('the data processors are named with their country, or said not to be set up', () => {
  const words = JSON.stringify(privacyPolicy(live()));
  for (const firm of ['Suraksha Cloud', 'Suraksha Exchange', 'Suraksha Desk Systems'])
    expect(words).toMatch(new RegExp(`\\["[^"]+","${firm}","India"\\]`));
  const standIn = JSON.stringify(privacyPolicy(demonstration));
  expect(standIn).toContain('not set up on this copy of the site');
  expect(standIn).not.toContain('Firms that handle data for us, and where');
});
