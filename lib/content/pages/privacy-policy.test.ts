import { parseEnvironment } from '../../config/parse-environment.ts';
import { clickIdNames } from '../../site/campaign/campaign.ts';
import { privacyPolicy } from './privacy-policy.ts';

const { broker, leadRetentionDays } = parseEnvironment({});

test('the notice names the configured retention periods, and no other', () => {
  const configured = parseEnvironment({
    LEAD_RETENTION_DAYS: '801',
    POLICY_RETENTION_DAYS: '802',
    ACCESS_RETENTION_DAYS: '803',
  });
  const words = JSON.stringify(privacyPolicy(configured.broker));
  expect(words).toContain('Number erased 801 days after the request');
  expect(words).toContain('Erased with the number, 801 days after the request');
  expect(words).toContain('Deleted 802 days after that');
  expect(words).toContain('Deleted 803 days after the look');
  expect(words).not.toContain('365 days');
});

test('a number is kept for a year at least by default', () => {
  expect(leadRetentionDays).toBeGreaterThanOrEqual(366);
});

test('with a tag manager, cookies and firms say who receives what, and only with consent', () => {
  const wordsOf = (id: string, reports: boolean) =>
    JSON.stringify(privacyPolicy(broker, reports).sections.find((section) => section.id === id));
  for (const id of ['cookies', 'who-helps-us']) {
    for (const name of clickIdNames) expect(wordsOf(id, true)).toContain(name);
    expect(wordsOf(id, true)).toMatch(/Google.*tick|tick.*Google/);
  }
  expect(wordsOf('who-helps-us', false)).not.toContain('Google');
});

test.each(['get-a-call', 'hindi'])(
  '%s stands alone with a tag manager: recipient, its script, its cookies and the second purpose',
  (id) => {
    const rowsOf = (reports: boolean) => {
      const { sections } = privacyPolicy(broker, reports);
      return JSON.stringify(sections.find((section) => section.id === id));
    };
    for (const word of id === 'hindi'
      ? ['स्क्रिप्ट', 'नेटवर्क पता', 'कुकी', 'गिनना']
      : ['script', 'network address and', 'cookies', 'to count']) {
      expect(rowsOf(true)).toContain(word);
      expect(rowsOf(false)).not.toContain(word);
    }
    expect(rowsOf(true)).toContain('/privacy-policy#who-helps-us');
  },
);
