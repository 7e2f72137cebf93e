import { securityContactChecked, securityText } from './security-text.ts';

const site = { origin: 'https://site.in', mailbox: 'help@site.in' };

test('has the mailbox, its own URL, and an expiry less than a year ahead', () => {
  const text = securityText(site, new Date('2026-12-01'), '2026-11-21');
  expect(text).toBe(
    [
      'Contact: mailto:help@site.in',
      'Expires: 2027-11-20T00:00:00.000Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://site.in/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a contact that was not checked for a year stops the build', () => {
  expect(() => securityText(site, new Date('2027-11-20'), '2026-11-21')).toThrow(
    'lib/publishing/security-text.ts',
  );
});

test('the date of the check is in the past', () => {
  expect(Date.parse(securityContactChecked)).toBeLessThanOrEqual(Date.now());
});
