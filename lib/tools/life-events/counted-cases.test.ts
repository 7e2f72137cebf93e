/** A vehicle bought second-hand, by sections 50 and 157 of the Motor Vehicles Act. Days counted by hand. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { planLifeEvents } from './plan-life-events.ts';

type Case = { counted: 'by hand'; bought: IsoDate; insurer: IsoDate; rto: IsoDate };

const cases: Case[] = [
  { counted: 'by hand', bought: '2026-11-20', insurer: '2026-12-04', rto: '2026-12-20' },
  { counted: 'by hand', bought: '2026-11-12', insurer: '2026-11-26', rto: '2026-12-12' },
  { counted: 'by hand', bought: '2028-02-15', insurer: '2028-02-29', rto: '2028-03-16' },
];

test.each(cases)('bought on $bought', ({ bought, insurer, rto }) => {
  const { steps } = planLifeEvents([{ kind: 'vehicle', date: bought }], '2026-11-26');
  const dateOf = (id: string) => steps.find((step) => step.id.endsWith(id))?.date;
  expect([dateOf('insurer'), dateOf('rto')]).toEqual([insurer, rto]);
  const words = JSON.stringify(steps);
  expect(words).toMatch(/Third party: yes, by law, from the day of the sale/);
  expect(words).toMatch(/Own damage: rely on it only once the insurer has endorsed your name/);
});
