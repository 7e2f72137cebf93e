import type { InsurerPlan } from './comparison-types.ts';
import { insurers } from './insurers.ts';
import { shownPlans } from './plans.ts';

const approved: InsurerPlan = {
  id: 'made-up-shield',
  insurerId: insurers[0]?.id ?? '',
  name: 'Made-up Shield',
  uin: '999N999V99',
  product: '/term-insurance',
  features: {},
  source: { title: 'Policy wording of Made-up Shield' },
  asOf: '2026-11-01',
  approvalReference: 'Letter of 1 November 2026',
};
const { approvalReference: _, ...unapproved } = approved;

test('an approved plan of a known insurer is shown on its product page only', () => {
  expect(shownPlans('/term-insurance', [approved])).toEqual([approved]);
  expect(shownPlans('/child-plans', [approved])).toEqual([]);
});

test('a plan without an approval reference, or of an unknown insurer, is not shown', () => {
  expect(
    shownPlans('/term-insurance', [
      unapproved,
      { ...approved, approvalReference: '  ' },
      { ...approved, insurerId: 'nobody' },
    ]),
  ).toEqual([]);
});
