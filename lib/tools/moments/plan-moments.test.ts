/** What holds for every plan over several moments, whatever the days. */

import { broker } from '../../config/broker.server.ts';
import { momentLetters } from '../../content/moments/moment-letters.ts';
import { momentOf, moments } from '../../content/moments/moments.ts';
import { joyCenter } from '../../content/pages/joy-center.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { productRoutes } from '../../site/find-route.ts';
import { offeredCalendar } from '../calendars/offered-calendars.ts';
import { instrumentOn } from '../page-instruments/page-instruments.ts';
import { momentCalendarHref } from './moment-calendar.ts';
import { lettersFor } from './moment-letters.ts';
import { type AskedMoment, momentSearch } from './moment-query.ts';
import { planMoments } from './plan-moments.ts';

const today = '2026-11-23';

/** Every set of moments, each a different number of days from today. */
const asks: AskedMoment[][] = Array.from({ length: 2 ** moments.length - 1 }, (_, set) =>
  moments.flatMap(({ kind }, index) =>
    ((set + 1) >> index) & 1
      ? [{ kind, date: addDays(today, ((set * 37 + index * 211) % 1200) - 400) }]
      : [],
  ),
);

test('a joint plan holds every step of each moment alone, and nothing else but today', () => {
  for (const asked of asks) {
    const joint = planMoments(asked, today).steps;
    const alone = asked.flatMap((one) => planMoments([one], today).steps);
    const steps = alone.filter(({ id }) => id !== 'today');
    for (const step of steps) expect(joint).toContainEqual(step);
    const rows = asked.flatMap(({ kind }) => momentOf(kind).flow.rows);
    expect(steps).toHaveLength(rows.length);
    expect(joint.filter(({ id }) => id !== 'today')).toHaveLength(rows.length);
    expect(joint.filter(({ date }) => date === today).length).toBeGreaterThan(0);
  }
});

test('a plan is in order of its days, with what has none at the end', () => {
  for (const asked of asks) {
    const dates = planMoments(asked, today).steps.map(({ date }) => date ?? '9999');
    expect(dates).toEqual(dates.toSorted());
  }
});

test('no plan says a thing twice or leaves a mark open, and every heading is short', () => {
  for (const asked of asks) {
    const plan = planMoments(asked, today);
    expect(JSON.stringify(plan)).not.toMatch(/[{]\w+(?:\|\w+)?[}](?!,)|undefined|NaN|Invalid/);
    expect(new Set(plan.doNow).size).toBe(plan.doNow.length);
    expect(plan.heading.length).toBeLessThanOrEqual(60);
  }
});

test('the calendar file has what is ahead, and the same entries alone and together', () => {
  const now = { date: today as IsoDate, time: '10:00' as const };
  const idsOf = (asked: readonly AskedMoment[]) => {
    const search = new URLSearchParams(`for=joy&${momentSearch(asked)}`);
    return (offeredCalendar(search, now)?.events ?? []).map(({ id }) => id);
  };
  for (const asked of asks) {
    const href = momentCalendarHref(asked, today);
    expect(idsOf(asked)).toEqual(asked.flatMap((one) => idsOf([one])));
    expect(href === null).toBe(idsOf(asked).length === 0);
    // The address of a calendar file has a bound.
    expect(href?.length ?? 0).toBeLessThan(600);
  }
  expect(offeredCalendar(new URLSearchParams('for=joy&event=wedding'), now)).toBeNull();
});

test('a letter stands once, with the day that is told; of two days nobody can say which', () => {
  const [wedding, baby] = [
    { kind: 'wedding', date: '2026-12-20' },
    { kind: 'baby', date: '2027-05-02' },
  ] as const;
  const dayIn = (asked: AskedMoment[], letter: string) =>
    lettersFor(asked)
      .find(({ id }) => id === letter)
      ?.blanks.find(({ id }) => id === 'since')?.value;
  expect(lettersFor([wedding, baby]).map(({ id }) => id)).toEqual(['nominee', 'member', 'address']);
  expect(dayIn([wedding], 'member')).toBe('2026-12-20');
  expect(dayIn([wedding, baby], 'member')).toBeUndefined();
  expect(lettersFor([{ kind: 'trip', date: '2026-12-20' }])).toEqual([]);
  expect(new Set(moments.flatMap(({ letters }) => letters)).size).toBe(momentLetters.length);
});

test('each moment leads to its section of the page, and each tool that it names exists', () => {
  const sections = joyCenter(broker()).sections.map(({ id }) => id);
  for (const { section } of moments) expect(sections).toContain(section);
  const links = [...JSON.stringify(moments).matchAll(/\((\/[\w-]+)\?tool=([\w-]+)\)/g)];
  expect(links.length).toBeGreaterThan(4);
  for (const [, path = '', tool = ''] of links) {
    expect(productRoutes.map((route) => route.path as string)).toContain(path);
    expect([path, tool, instrumentOn(path, tool) !== undefined]).toEqual([path, tool, true]);
  }
});
