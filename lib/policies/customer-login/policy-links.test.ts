import { findClaimType } from '../../content/claims/all-claims.ts';
import { parseRenewalQuery } from '../../tools/renewals/renewal-query.ts';
import { policyKinds } from '../policy-types.ts';
import { policyLinks } from './policy-links.ts';

const today = '2026-11-22';

test.each(policyKinds)(
  '%s: the links hold a kind and a day that the tools can read, and no more',
  (kind) => {
    const { renewal, calendar, claim } = policyLinks({ kind, to: '2027-03-12' }, today);
    for (const href of [renewal, claim, calendar ?? '/']) {
      const { searchParams } = new URL(href, 'http://localhost');
      const names = ['line', 'expiry', 'mode', 'part', 'type', 'for'];
      expect([...searchParams.keys()].filter((name) => !names.includes(name))).toEqual([]);
    }
    const asked = new URL(renewal, 'http://localhost').searchParams;
    if (asked.size > 0)
      expect(parseRenewalQuery(asked, today)).toMatchObject({
        kind: 'valid',
        input: { expiry: '2027-03-12' },
      });
    const type = new URL(claim, 'http://localhost').searchParams.get('type');
    if (type) expect(findClaimType(type)).not.toBeNull();
  },
);

test('a policy that ends in thirty years leads to the renewal page without a day', () => {
  const links = policyLinks({ kind: 'life', to: '2056-01-01' }, today);
  expect(links).toMatchObject({ renewal: '/renewal', calendar: null });
});

test('a life policy that ended eight years ago still has its link, another policy has none', () => {
  const to = '2018-11-01';
  expect(policyLinks({ kind: 'life', to }, today).renewal).toContain('expiry=2018-11-01');
  expect(policyLinks({ kind: 'health', to }, today).renewal).toBe('/renewal');
});

test('a policy that ended long ago offers no calendar', () => {
  expect(policyLinks({ kind: 'travel', to: '2024-01-01' }, today).calendar).toBeNull();
});
