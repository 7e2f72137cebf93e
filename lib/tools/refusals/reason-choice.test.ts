import { findReason, refusalReasons } from '../../content/refusals/all-refusals.ts';
import { bothOf, sortByInsurance, whatTheySay } from './reason-choice.ts';

test.each(refusalReasons.map((reason) => [reason.id, reason] as const))(
  '%s: one short sentence says what the insurer says',
  (_, reason) => {
    expect(whatTheySay(reason)).toMatch(/^The insurer [^.]{8,60}\.$/);
  },
);

const rows = (...ids: string[]) => ids.flatMap((id) => findReason(id) ?? []);
const ids = (reasons: readonly { id: string }[] | null) => reasons?.map(({ id }) => id);

test('health, motor, life, travel: the kinds most asked come first, and within a kind the order stays', () => {
  const found = rows('travel-delay', 'section-45', 'theft-papers', 'maternity', 'congenital');
  expect(ids(sortByInsurance(found))).toEqual([
    'maternity',
    'congenital',
    'theft-papers',
    'section-45',
    'travel-delay',
  ]);
});

test('both: two of the visitor’s insurance, or of the first reason’s; three of it are no pair', () => {
  const found = rows('pre-existing-disease', 'late-papers', 'travel-pre-existing');
  expect(ids(bothOf(found, null))).toEqual(['pre-existing-disease', 'late-papers']);
  expect(ids(bothOf(found, 'travel'))).toEqual(['late-papers', 'travel-pre-existing']);
  expect(bothOf(rows('pre-existing-disease', 'travel-pre-existing'), null)).toBeNull();
  expect(bothOf(rows('maternity', 'congenital', 'dental'), null)).toBeNull();
});
