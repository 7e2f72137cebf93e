/** A vehicle bought second-hand, by sections 50 and 157 of the Motor Vehicles Act. Days counted by hand. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildLifeEventLetters } from './build-life-event-letters.ts';
import { planLifeEvents } from './plan-life-events.ts';

type Case = { bought: IsoDate; insurer: IsoDate; rto: IsoDate };

const cases: Case[] = [
  { bought: '2026-11-20', insurer: '2026-12-04', rto: '2026-12-20' },
  { bought: '2026-11-12', insurer: '2026-11-26', rto: '2026-12-12' },
  { bought: '2028-02-15', insurer: '2028-02-29', rto: '2028-03-16' },
];

const plans = cases.flatMap((one) => [
  { ...one, used: undefined },
  { ...one, used: 'used' as const },
]);

test.each(plans)('bought on $bought, said to be $used', ({ bought, insurer, rto, used }) => {
  const { steps, answer } = planLifeEvents(
    [{ kind: 'vehicle', date: bought, ...(used && { bought: used }) }],
    '2026-11-26',
  );
  const dateOf = (id: string) => steps.find((step) => step.id.endsWith(id))?.date;
  expect([dateOf('insurer'), dateOf('rto')]).toEqual([insurer, rto]);
  expect(answer).toMatch(/Third party: yes, by law, from the day of the sale/);
  expect(answer).toMatch(/Own damage: rely on it only once the insurer has endorsed your name/);
});

const planOf = (bought: 'new' | 'used' | undefined, date: IsoDate) =>
  planLifeEvents([{ kind: 'vehicle', date, ...(bought && { bought }) }], '2026-11-26');

test('bought used: the decision is the answer, then third party, the letter, accident cover of one’s own', () => {
  const { heading, numbers, answer, doNow, steps } = planOf('used', '2026-11-20');
  expect(heading).toBe('The used vehicle: ask for the transfer');
  expect(numbers).toEqual([{ label: 'Until 4 December 2026', value: '8 days left' }]);
  expect(answer).toMatch(/^Bought used, is its policy yours\? Third party: yes, by law/);
  expect(doNow[0]).toMatch(/until which day third party runs.*do not drive or ride/);
  expect(doNow[1]).toMatch(/transfer by 4 December 2026/);
  expect(doNow[2]).toMatch(/in your own name: ₹15 lakh, compulsory/);
  expect(steps.map(({ id }) => id)).toEqual([
    'vehicle-day',
    'today',
    'vehicle-insurer',
    'vehicle-rto',
    'vehicle-sold',
  ]);
  expect(planOf('used', '2026-11-11').heading).toBe(
    'The used vehicle: the 14 days ended on 25 November 2026',
  );
});

test('bought new: no day of a transfer, and no letter of one', () => {
  const { heading, answer, steps } = planOf('new', '2026-11-20');
  expect(heading).toBe('The new vehicle: 6 days ago');
  expect(answer).toMatch(/needs its own policy/);
  expect(JSON.stringify(steps)).not.toMatch(/bought used|transfer/);
  const letters = (bought: 'new' | 'used') =>
    buildLifeEventLetters([{ kind: 'vehicle', date: '2026-11-20', bought }]).map(({ id }) => id);
  expect([letters('new'), letters('used')]).toEqual([[], ['vehicle']]);
});

test('an address without the answer asks for it in the heading, and states both', () => {
  const { heading, answer } = planOf(undefined, '2026-11-20');
  expect(heading).toBe('The car or bike: did you buy it new or used?');
  expect(answer).toMatch(/^A new vehicle needs its own policy\. Bought used, is its policy yours/);
});
