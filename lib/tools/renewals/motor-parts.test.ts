import { testRenewals } from '../../../testing/data/renewal-rows.ts';
import { motorGst } from '../../content/figures/motor.ts';
import {
  bikePremiumClasses,
  carPremiumClasses,
} from '../../content/figures/third-party-premiums.ts';
import type { MotorPart } from '../../content/renewals/motor-parts.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { planRenewal } from './plan-renewal.ts';
import { parseRenewalQuery } from './renewal-query.ts';

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

const cars = testRenewals(today, 'line car');
/** An expiry so many days before today, as it is typed. */
const ended = (days: number) => `expiry ${addDays(today, -days)}`;

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
    expect(wordsOf(part, 20)).not.toContain('You have no cover');
  expect(wordsOf('both', 20)).toContain('You have no cover at all');
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

cars`
  typed | heading | numbers | do now | titles | figures | no figures | why
  line two-wheeler; part both; ${ended(21)} | Not insured: renew before you ride again | Without cover for: 21 days / No-claim bonus kept until: 29 January 2027 | Keep it parked until the new policy starts. Driving without third-party cover…/ … / Renew today. Pay the insurer itself… | …From 30 January 2027: the no-claim bonus is lost… | | | after both ended there is no cover at all, with the offence and the bonus
  part both; ${ended(9)} | | | | Cover ended at… | | | what is past is told in the past
  part both; ${ended(0)} | | Cover ends, at the minute printed: Today | | Cover ends at…
  line two-wheeler; part both; ${ended(9)} | | | | Cover ended at…
  line two-wheeler; part both; ${ended(0)} | | | | Cover ends at…
  part own-damage; ${ended(0)} | | Cover ends, at the minute printed: Today
  part third-party; ${ended(0)} | | Cover ends, at the minute printed: Today
  part unknown; ${ended(0)} | | – | …find two periods of insurance… | | | | a visitor who is not sure first reads how to find out
  part unknown; ${ended(1)} | | – | …find two periods of insurance…
  part unknown; ${ended(21)} | | – | …find two periods of insurance…
  part unknown; ${ended(90)} | | –
  part unknown; ${ended(91)} | | – | …find two periods of insurance…
  part own-damage; ${ended(1)} | | | | | renewal-bonus-kept, motor-new-car-third-party-years | | the rules under a plan are those that the plan uses
  part third-party; ${ended(1)} | | | | | | renewal-bonus-kept
`;

test('once a part has ended, the large number counts what is lost; who is not sure reads nothing that may be wrong', () => {
  for (const part of ['both', 'own-damage', 'third-party'] as const) {
    const labels = [1, 90, 91, 500].map((day) => planOf('car', part, day).numbers[0]?.label);
    expect(new Set(labels).size).toBe(1);
    expect(labels[0]).toMatch(/^Without .*cover for$/);
  }
  for (const day of [0, 1, 21, 91]) {
    const { heading, answer } = planOf('car', 'unknown', day);
    expect(`${heading} ${answer}`).not.toMatch(/offence|no cover|not covered/i);
  }
});

cars`
  typed | parsed | error | why
  expiry 2026-11-12 | line=car&expiry=2026-11-12&part=unknown | | an address without a part counts as not sure
  line two-wheeler; expiry 2026-11-12; part both | line=two-wheeler&expiry=2026-11-12&part=both
  line two-wheeler; expiry 2026-11-12; part own-damage | line=two-wheeler&expiry=2026-11-12&part=own-damage
  line two-wheeler; expiry 2026-11-12; part third-party | line=two-wheeler&expiry=2026-11-12&part=third-party
  line two-wheeler; expiry 2026-11-12; part unknown | line=two-wheeler&expiry=2026-11-12&part=unknown
  line life; expiry 2026-11-12; part own-damage | line=life&expiry=2026-11-12&mode=yearly | | a policy without two parts has none in its address
  on today | line=car&expiry=2026-11-21&part=unknown | | a word for the day replaces an empty date, counted in India’s days
  on yesterday | line=car&expiry=2026-11-20&part=unknown
  on last-week | line=car&expiry=2026-11-14&part=unknown
  on someday | | expiry: …Enter the date…
`;

// The calendar of one part never changes the entries of the other.
cars`
  typed | events
  expiry 2027-03-01; part own-damage | renewal-car-own-damage-2027-03-01-expiry … / renewal-car-own-damage-2027-03-01-bonus …
  expiry 2027-03-01; part third-party | /^renewal-car-third-party-2027-03-01-expiry [^/]*$/
`;

test('an unknown part is reported and not echoed; a day without a line stays filled', () => {
  expect(parseRenewalQuery({ line: 'car', expiry: '2026-11-12', part: '<b>' }, today)).toEqual({
    kind: 'invalid',
    values: { line: 'car', mode: 'yearly', expiry: '2026-11-12' },
    errors: { part: expect.any(String) },
  });
  expect(parseRenewalQuery({ on: 'yesterday' }, today)).toMatchObject({
    values: { expiry: '2026-11-20' },
    errors: { line: expect.any(String) },
  });
});
