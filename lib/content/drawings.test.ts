import {
  annuityIncome,
  coverByAge,
  declaredValueSteps,
  noClaimBonusStaircase,
  superTopUpLayers,
  waitingPeriods,
} from './drawings.ts';
import { superTopup } from './products/super-topup.ts';
import { products } from './products.ts';

const pictures = Object.values(products).flatMap(({ picture }) => picture ?? []);
const drawings = pictures.flatMap((picture) => picture.drawings);

/** "₹20 lakh", "₹1.5 crore" or "₹12,000" in a text, in rupees. */
function rupeesIn(text: string): number[] {
  const units = { lakh: 100_000, crore: 10_000_000 };
  return [...text.matchAll(/₹([\d.,]+)(?: (lakh|crore))?/g)].map(
    ([, amount = '', unit]) =>
      Number(amount.replaceAll(',', '')) * (unit ? units[unit as keyof typeof units] : 1),
  );
}

test('every step of the bonus staircase is as high as its figure', () => {
  const drawn = noClaimBonusStaircase.steps.filter(({ figure }) => figure);
  expect(drawn.map(({ percent }) => `${percent}%`)).toEqual(
    drawn.map(({ figure }) => figure?.text),
  );
  expect(drawn.map(({ claimFreeYears }) => `motor-no-claim-bonus-year-${claimFreeYears}`)).toEqual(
    drawn.map(({ figure }) => figure?.id),
  );
  expect(noClaimBonusStaircase.steps[0]).toEqual({ claimFreeYears: 0, percent: 0, figure: null });
});

test('every cut of the insured value is as large as its figure', () => {
  const { steps } = declaredValueSteps;
  expect(steps.map(({ percentOff }) => `${percentOff}%`)).toEqual(
    steps.map(({ figure }) => figure.text),
  );
  expect(steps.map(({ upTo }) => `motor-idv-depreciation-up-to-${upTo.replace(' ', '-')}`)).toEqual(
    steps.map(({ figure }) => figure.id),
  );
});

test('every wait is drawn to the figure beside it, and fits on the line', () => {
  const waits = drawings.filter((drawing) => drawing.kind === 'waits');
  expect(waits.length).toBeGreaterThan(0);
  for (const { rows, moratorium, scaleMonths } of waits) {
    expect(moratorium.months).toBe(60);
    for (const { months } of [...rows, moratorium]) expect(months).toBeLessThan(scaleMonths);
  }
  expect(waitingPeriods.rows.map(({ months, figure }) => [months, figure?.id])).toEqual([
    [0, undefined],
    [1, 'health-initial-wait'],
    [36, 'health-specific-wait'],
    [36, 'health-pre-existing-wait'],
  ]);
});

test('the layers match the worked example of the super top-up page', () => {
  const { baseLakh, deductibleLakh, superTopUpLakh, bills } = superTopUpLayers;
  const example = superTopup.content.introduction.find((text) => text.includes('An example')) ?? '';
  const [base, deductible, cover, june, december, total, left, paidAbove] = rupeesIn(example).map(
    (rupees) => rupees / 100_000,
  );
  expect([baseLakh, deductibleLakh, superTopUpLakh]).toEqual([base, deductible, cover]);
  expect(bills.map(({ lakh }) => lakh)).toEqual([june, left, paidAbove]);
  expect((left ?? 0) + (paidAbove ?? 0)).toBe(december);
  expect(bills.reduce((sum, { lakh }) => sum + lakh, 0)).toBe(total);
});

test('the base policy pays up to the deductible, the super top-up above it', () => {
  const paidBy = (payer: string) =>
    superTopUpLayers.bills
      .filter((part) => part.payer === payer)
      .reduce((sum, { lakh }) => sum + lakh, 0);
  expect(paidBy('base')).toBe(superTopUpLayers.deductibleLakh);
  expect(paidBy('superTopUp')).toBeLessThanOrEqual(superTopUpLayers.superTopUpLakh);
});

test('each curve of cover passes through the amounts in its text', () => {
  const lakhNamed = { level: [100], increasing: [5, 200], decreasing: [50] };
  for (const { id, text, points } of coverByAge.curves) {
    expect(rupeesIn(text).map((rupees) => rupees / 100_000)).toEqual(
      lakhNamed[id as keyof typeof lakhNamed],
    );
    expect(points[0]).toEqual({ age: 30, lakh: 100 });
    expect(points.at(-1)?.age).toBe(60);
  }
  const [, increasing, decreasing] = coverByAge.curves;
  expect(increasing?.points[1]).toEqual({ age: 50, lakh: 100 + 5 * 20 });
  expect(decreasing?.points.slice(1)).toEqual([
    { age: 45, lakh: 50 },
    { age: 60, lakh: 0 },
  ]);
});

test('the annuity’s bars and blocks match their labels', () => {
  for (const { monthlyRupees, monthly, nomineeLakh, nominee } of annuityIncome.options) {
    expect(rupeesIn(monthly)).toEqual([monthlyRupees]);
    expect(rupeesIn(nominee)).toEqual(nomineeLakh ? [nomineeLakh * 100_000] : []);
    expect([0, annuityIncome.priceLakh]).toContain(nomineeLakh);
  }
  expect(rupeesIn(annuityIncome.facts.at(-1)?.text ?? '')).toEqual([
    (annuityIncome.options[0]?.monthlyRupees ?? 0) - (annuityIncome.options[1]?.monthlyRupees ?? 0),
  ]);
});

test('a drawing without a figure is labelled as an example', () => {
  for (const { id, figures, example } of drawings) {
    expect({ id, isLabelled: figures.length > 0 || /example/i.test(example ?? '') }).toEqual({
      id,
      isLabelled: true,
    });
  }
});

test('every picture has its own heading', () => {
  expect(new Set(pictures.map(({ heading }) => heading)).size).toBe(pictures.length);
  for (const { drawings: onPage } of pictures)
    expect(new Set(onPage.map(({ id }) => id)).size).toBe(onPage.length);
});
