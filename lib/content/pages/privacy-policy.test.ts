import { clickIdNames } from '../../campaign/campaign.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { personalLeadColumns } from '../../store/lead-columns.ts';
import { privacyPolicy } from './privacy-policy.ts';

test('the notice names the default retention period, which is a year at least', () => {
  const { broker, leadRetentionDays, policyRetentionDays, accessRetentionDays } = parseEnvironment(
    {},
  );
  const words = JSON.stringify(privacyPolicy(broker));
  expect(words).toContain(`Number erased ${leadRetentionDays} days after the request`);
  expect(words).toContain(`Deleted ${policyRetentionDays} days after that`);
  expect(words).toContain(`Deleted ${accessRetentionDays} days after the look`);
  expect([...words.matchAll(/36\d days/g)].map(String)).not.toContain('365 days');
  expect(leadRetentionDays).toBeGreaterThanOrEqual(366);
});

test.each(personalLeadColumns)('the notice declares the data of $column: $notice', ({ notice }) => {
  const { sections } = privacyPolicy(parseEnvironment({}).broker, true);
  expect(JSON.stringify(sections.find(({ id }) => id === 'get-a-call'))).toContain(notice);
});

test('with a tag manager, cookies and firms say who receives what, and only with consent', () => {
  const { broker } = parseEnvironment({});
  const wordsOf = (id: string, reports: boolean) =>
    JSON.stringify(privacyPolicy(broker, reports).sections.find((section) => section.id === id));
  for (const id of ['cookies', 'who-helps-us']) {
    for (const name of clickIdNames) expect(wordsOf(id, true)).toContain(name);
    expect(wordsOf(id, true)).toMatch(/Google.*tick|tick.*Google/);
  }
  expect(wordsOf('who-helps-us', false)).not.toContain('Google');
});
