import {
  claimSettlementRatios,
  incurredClaimsRatios,
  lowVolumeNotes,
} from '../../content/insurer-figures.ts';
import { insurers } from '../../content/insurers.ts';
import { insurerKinds } from './find-insurers.ts';
import { insurerGroups } from './insurer-groups.ts';
import { insurerRows } from './insurer-rows.ts';

test('every insurer is on the list once, alphabetical by brand', () => {
  expect(insurerRows.map(({ id }) => id).sort()).toEqual(insurers.map(({ id }) => id).sort());
  const brands = insurerRows.map(({ brand }) => brand);
  expect(brands).toEqual([...brands].sort((a, b) => a.localeCompare(b, 'en-IN')));
});

test('a figure belongs to an insurer of the list, and to one of its kind', () => {
  const kindOf = new Map(insurers.map(({ id, kind }) => [id, kind]));
  for (const id of Object.keys(claimSettlementRatios)) expect(kindOf.get(id)).toBe('life');
  for (const id of Object.keys(incurredClaimsRatios))
    expect(['general', 'standalone-health']).toContain(kindOf.get(id));
});

test('an insurer without a figure, or with an unsteady one, has a note why', () => {
  const silent = insurerRows.filter(
    ({ figures, isUnsteady, note }) =>
      (isUnsteady || Object.keys(figures).length === 0) && note === undefined,
  );
  expect(silent).toEqual([]);
  expect(
    insurerRows
      .filter(({ isUnsteady }) => isUnsteady)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(lowVolumeNotes).sort());
});

test('a row has the measures of its kind only', () => {
  for (const { kind, figures } of insurerRows) {
    const group = insurerGroups.find((one) => one.kind === kind);
    for (const measure of Object.keys(figures)) expect(group?.measures).toContain(measure);
  }
});

test('every kind has its group', () => {
  expect(insurerGroups.map(({ kind }) => kind)).toEqual(insurerKinds);
});

test('ratios are as printed in the handbook', () => {
  const figuresOf = (id: string) => insurerRows.find((row) => row.id === id)?.figures;
  expect(figuresOf('lic')).toEqual({
    'paid-by-number': [97.59, 98.15],
    'paid-by-amount': [96.08, 95.18],
  });
  expect(figuresOf('star-health')).toEqual({ 'incurred-claims': [70.53, 66.81] });
  expect(figuresOf('galaxy-health')).toEqual({ 'incurred-claims': [8.33, null] });
});

test('a zero and a figure on a tiny base are printed as published, with their base', () => {
  const rowOf = (id: string) => insurerRows.find((row) => row.id === id);
  expect(rowOf('digit-life')).toMatchObject({
    figures: { 'paid-by-number': [0, null] },
    note: expect.stringMatching(/^Three claims/),
    isUnsteady: true,
  });
  expect(rowOf('digit-life')?.figures).not.toHaveProperty('paid-by-amount');
  expect(rowOf('shriram-general')).toMatchObject({
    figures: { 'incurred-claims': [23.76, null] },
    note: expect.stringContaining('₹72 lakh'),
    isUnsteady: true,
  });
});

test('a website is a bare host', () => {
  for (const { website = 'none.in' } of insurerRows)
    expect(website).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test('every insurer that sells has its own site', () => {
  const selling = insurers.filter(({ isSellingNewPolicies }) => isSellingNewPolicies);
  expect(selling.filter(({ website }) => website === undefined).map(({ id }) => id)).toEqual([]);
});
