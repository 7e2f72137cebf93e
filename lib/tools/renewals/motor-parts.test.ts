import { motorGst } from '../../content/figures/motor.ts';
import {
  bikePremiumClasses,
  carPremiumClasses,
} from '../../content/figures/third-party-premiums.ts';
import { type MotorPart, motorParts } from '../../content/renewals/motor-parts.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { planRenewal } from './plan-renewal.ts';
import { renewalCalendar } from './renewal-calendar.ts';
import { parseRenewalQuery, type RenewalField, renewalSearch } from './renewal-query.ts';

const today: IsoDate = '2026-11-21';
const vehicles = ['car', 'two-wheeler'] as const;

function planOf(line: (typeof vehicles)[number], part: MotorPart, daysAgo: number) {
  return planRenewal({ line, mode: 'yearly', part, expiry: addDays(today, -daysAgo) }, today);
}

function wordsOf(part: MotorPart, daysAgo: number): string {
  return vehicles
    .flatMap((line) => {
      const { heading, answer, doNow, steps } = planOf(line, part, daysAgo);
      return [heading, answer, ...doNow, ...steps.flatMap(({ title, text }) => [title, text])];
    })
    .join('\n');
}

test('each part changes its state on the right days', () => {
  const days = [-31, -30, -1, 0, 1, 90, 91];
  const statesOf = (part: MotorPart) => days.map((day) => planOf('car', part, day).state);
  const near = ['not-due', 'due', 'due', 'ends-today'];
  const withBonus = [...near, 'expired-bonus-kept', 'expired-bonus-kept', 'expired-bonus-lost'];
  expect(statesOf('both')).toEqual(withBonus);
  expect(statesOf('own-damage')).toEqual(withBonus);
  expect(statesOf('unknown')).toEqual(withBonus);
  expect(statesOf('third-party')).toEqual([...near, 'expired', 'expired', 'expired']);
});

test('after own damage ended while third party runs, the text mentions no offence, no parking ban and no lack of all cover', () => {
  for (const day of [-400, -31, -30, -1, 0, 1, 21, 90, 91, 500]) {
    expect(wordsOf('own-damage', day)).not.toMatch(
      /offence|parked|imprison|do not drive|no cover at all|No cover now|not insured|pay an injured person/i,
    );
  }
  // The days of the bonus are without own damage only, not without all cover; the calendar file must say so too.
  for (const part of ['own-damage', 'unknown'] as const)
    expect(wordsOf(part, 20)).not.toContain('There is no cover');
  expect(wordsOf('both', 20)).toContain('There is no cover at all');
  expect(planOf('car', 'own-damage', 20).answer).toContain(
    'While third-party cover runs you may drive, and people you hurt are paid.',
  );
});

test('after third party ended, driving is an offence whatever the own-damage state, and no bonus is at stake', () => {
  for (const day of [1, 90, 91, 500]) {
    const words = wordsOf('third-party', day);
    expect(words).toMatch(/renew before you drive again/);
    expect(words).toMatch(/Keep it parked until the new policy starts\. Driving/);
    expect(words).toMatch(/Driving without third-party cover is an offence/);
    expect(words).not.toMatch(/bonus is (lost|still safe)|keep your no-claim bonus/i);
  }
});

test('after both ended there is no cover at all, with the offence and the bonus', () => {
  const { heading, numbers, doNow, steps } = planOf('two-wheeler', 'both', 21);
  expect(heading).toBe('Not insured: renew before you ride again');
  expect(numbers).toEqual([
    { label: 'Without cover for', value: '21 days' },
    { label: 'No-claim bonus kept until', value: '29 January 2027' },
  ]);
  expect(doNow[0]).toMatch(/^Keep it parked until the new policy starts\./);
  expect(doNow[2]).toMatch(/^Renew today\. Pay the insurer itself/);
  expect(steps.find(({ id }) => id === 'bonus-lost')?.lossTitle).toBe(
    'From 30 January 2027: the no-claim bonus is lost',
  );
  expect(wordsOf('both', 21)).toMatch(
    /Keep it parked until the new policy starts\. Driving without third-party cover/,
  );
});

test('without third-party cover the range of its price is the second step, from the rows, with its calculator', () => {
  for (const [line, classes, page] of [
    ['car', carPremiumClasses, '/car-insurance'],
    ['two-wheeler', bikePremiumClasses, '/bike-insurance'],
  ] as const) {
    const texts = classes.map(({ yearly }) => yearly.text);
    for (const [part, days] of [
      ['both', 9],
      ['both', 400],
      ['third-party', 9],
    ] as const) {
      const { doNow, figures } = planOf(line, part, days);
      expect(doNow[1]).toContain(`${texts[0]} to ${texts.at(-1)} a year by engine size, before`);
      expect(doNow[1]).toContain(`](${page}/third-party-premium-calculator)`);
      expect(figures.map(({ text }) => text)).toEqual(
        expect.arrayContaining([texts[0], texts.at(-1), motorGst.text]),
      );
    }
    expect(planOf(line, 'own-damage', 9).doNow.join()).not.toContain('a year by engine size');
  }
});

test('what is past is told in the past', () => {
  for (const line of vehicles) {
    const titleOn = (days: number) => planOf(line, 'both', days).steps[0]?.title;
    expect(titleOn(9)).toMatch(/^Cover ended at/);
    expect(titleOn(0)).toMatch(/^Cover ends at/);
  }
});

test('once a part has ended, the large number counts what is lost and never reassures', () => {
  for (const part of ['both', 'own-damage', 'third-party'] as const) {
    const labels = [1, 90, 91, 500].map((day) => planOf('car', part, day).numbers[0]?.label);
    expect(new Set(labels).size).toBe(1);
    expect(labels[0]).toMatch(/^Without .*cover for$/);
    expect(planOf('car', part, 0).numbers).toEqual([
      { label: 'Cover ends, at the minute printed', value: 'Today' },
    ]);
  }
  for (const day of [0, 1, 90, 91]) expect(planOf('car', 'unknown', day).numbers).toEqual([]);
});

test('a visitor who is not sure first reads how to find out, and nothing that may be wrong', () => {
  for (const day of [0, 1, 21, 91]) {
    const { heading, answer, doNow } = planOf('car', 'unknown', day);
    expect(doNow[0]).toMatch(/find two periods of insurance/);
    expect(`${heading} ${answer}`).not.toMatch(/offence|no cover|not covered/i);
  }
});

test('the rules under a plan are those that the plan uses', () => {
  const idsOf = (part: MotorPart) => planOf('car', part, 1).figures.map(({ id }) => id);
  expect(idsOf('own-damage')).toEqual(['renewal-bonus-kept', 'motor-new-car-third-party-years']);
  expect(idsOf('third-party')).not.toContain('renewal-bonus-kept');
});

// The URL

const read = (values: Partial<Record<RenewalField, string>>) => parseRenewalQuery(values, today);

test('a URL without a part counts as not sure; an unknown part is reported and not echoed', () => {
  expect(read({ line: 'car', expiry: '2026-11-12' })).toMatchObject({ input: { part: 'unknown' } });
  for (const { value: part } of motorParts) {
    const query = read({ line: 'two-wheeler', expiry: '2026-11-12', part });
    expect(query).toMatchObject({ kind: 'valid', input: { part } });
    if (query.kind === 'valid')
      expect(renewalSearch(query.input)).toBe(`line=two-wheeler&expiry=2026-11-12&part=${part}`);
  }
  const strange = read({ line: 'car', expiry: '2026-11-12', part: '<b>' });
  expect(strange).toEqual({
    kind: 'invalid',
    values: { line: 'car', mode: 'yearly', expiry: '2026-11-12' },
    errors: { part: expect.any(String) },
  });
});

test('a policy without two parts has none in its answer or its URL', () => {
  const query = read({ line: 'life', expiry: '2026-11-12', part: 'own-damage' });
  expect(query).toEqual({
    kind: 'valid',
    input: { line: 'life', expiry: '2026-11-12', mode: 'yearly' },
  });
});

test('a word for the day replaces an empty date, counted in India’s days', () => {
  const expiryOf = (on: string) => {
    const query = read({ line: 'car', on });
    return query.kind === 'valid' ? query.input.expiry : query.errors.expiry;
  };
  expect(expiryOf('today')).toBe('2026-11-21');
  expect(expiryOf('yesterday')).toBe('2026-11-20');
  expect(expiryOf('last-week')).toBe('2026-11-14');
  expect(expiryOf('someday')).toMatch(/Enter the date/);
  expect(read({ on: 'yesterday' })).toMatchObject({
    values: { expiry: '2026-11-20' },
    errors: { line: expect.any(String) },
  });
});

test('the calendar of one part never changes the entries of the other', () => {
  const idsOf = (part: MotorPart) => {
    const query = new URLSearchParams(`line=car&expiry=2027-03-01&part=${part}`);
    return (renewalCalendar.fileOf(query, today)?.events ?? []).map(({ id }) => id);
  };
  expect(idsOf('own-damage')).toEqual([
    'renewal-car-own-damage-2027-03-01-expiry',
    'renewal-car-own-damage-2027-03-01-bonus',
  ]);
  expect(idsOf('third-party')).toEqual(['renewal-car-third-party-2027-03-01-expiry']);
});
