import type { Comparison, InsurerPlan } from './comparison-types.ts';
import { mergePlans } from './merge-plans.ts';

const comparison: Comparison = {
  caption: 'Kinds side by side',
  plans: [
    { id: 'level', name: 'Level', summary: 'same sum' },
    { id: 'growing', name: 'Growing', summary: 'more each year' },
  ],
  groups: [
    {
      heading: 'What it pays',
      rows: [
        { label: 'On death', cells: ['The sum', 'The grown sum'] },
        { label: 'At the end', cells: ['Nothing', null] },
      ],
    },
  ],
  figures: [],
};

const plan: InsurerPlan = {
  id: 'made-up-shield',
  insurerId: 'made-up-life',
  name: 'Made-up Shield',
  uin: '999N999V99',
  product: '/term-insurance',
  features: { 'On death': 'The sum, monthly if you wish' },
  source: { title: 'Policy wording of Made-up Shield' },
  asOf: '2026-11-01',
  approvalReference: 'Letter of 1 November 2026',
};

test('a plan is a further column with its insurer and UIN; silence is not stated', () => {
  const merged = mergePlans(comparison, [plan], (id) => id.toUpperCase());
  expect(merged.plans.at(-1)).toEqual({
    id: 'made-up-shield',
    name: 'Made-up Shield',
    summary: 'MADE-UP-LIFE, UIN 999N999V99',
  });
  expect(merged.groups[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['The sum', 'The grown sum', 'The sum, monthly if you wish'],
    ['Nothing', null, null],
  ]);
});

test('its wording stands among the sources, with its date', () => {
  const [figure] = mergePlans(comparison, [plan], String).figures;
  expect(figure).toMatchObject({ text: 'UIN 999N999V99', asOf: '2026-11-01', source: plan.source });
});

test('without plans the comparison is itself', () => {
  expect(mergePlans(comparison, [], String)).toBe(comparison);
});
