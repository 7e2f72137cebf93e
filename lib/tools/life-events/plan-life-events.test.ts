/** Properties of every plan over several life events, on any days. */
import { broker } from '../../config/broker.server.ts';
import { lifeEventLetters } from '../../content/life-events/life-event-letters.ts';
import { lifeEventOf, lifeEvents } from '../../content/life-events/life-events.ts';
import { joyCenter } from '../../content/pages/joy-center.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { findCalculator } from '../calculator-registry/page-calculators.ts';
import { findCalendar } from '../calendars/find-calendar.ts';
import { type LifeEventInput, lifeEventSearch } from './life-event-query.ts';
import { buildLifeEventLetters, lifeEventCalendar, planLifeEvents } from './plan-life-events.ts';

const today = '2026-11-23';

/** Every combination of events, each a different number of days from today. */
const combinations: LifeEventInput[][] = Array.from(
  { length: 2 ** lifeEvents.length - 1 },
  (_, set) =>
    lifeEvents.flatMap(({ kind }, index) =>
      ((set + 1) >> index) & 1
        ? [{ kind, date: addDays(today, ((set * 37 + index * 211) % 1200) - 400) }]
        : [],
    ),
);

test('a joint plan has every step of each event alone, and nothing else but today', () => {
  for (const inputs of combinations) {
    const joint = planLifeEvents(inputs, today).steps;
    const alone = inputs.flatMap((one) => planLifeEvents([one], today).steps);
    const steps = alone.filter(({ id }) => id !== 'today');
    for (const step of steps) expect(joint).toContainEqual(step);
    const rows = inputs.flatMap(({ kind }) => lifeEventOf(kind).flow.rows);
    expect(steps).toHaveLength(rows.length);
    expect(joint.filter(({ id }) => id !== 'today')).toHaveLength(rows.length);
    expect(joint.filter(({ date }) => date === today).length).toBeGreaterThan(0);
  }
});

test('a plan is in order of dates, with undated steps at the end', () => {
  for (const inputs of combinations) {
    const dates = planLifeEvents(inputs, today).steps.map(({ date }) => date ?? '9999');
    expect(dates).toEqual(dates.toSorted());
  }
});

test('no plan repeats a sentence or leaves a placeholder, and every heading is short', () => {
  for (const inputs of combinations) {
    const plan = planLifeEvents(inputs, today);
    expect(JSON.stringify(plan)).not.toMatch(/[{]\w+(?:\|\w+)?[}](?!,)|undefined|NaN|Invalid/);
    expect(new Set(plan.doNow).size).toBe(plan.doNow.length);
    expect(plan.heading.length).toBeLessThanOrEqual(60);
  }
});

test('among the tasks for now a duty comes first, then those of the earlier day', () => {
  const firstTaskOf = (...inputs: LifeEventInput[]) => planLifeEvents(inputs, today).doNow[0];
  const wedding = { kind: 'wedding', date: '2027-05-15' } as const;
  const baby = { kind: 'baby', date: '2026-11-20' } as const;
  const vehicle = { kind: 'vehicle', date: '2026-12-20', bought: 'used' } as const;
  expect(firstTaskOf(wedding, baby)).toContain('the baby is born');
  expect(firstTaskOf({ ...wedding, date: '2026-11-19' }, baby)).toContain('Send the nomination');
  expect(firstTaskOf(wedding, baby, vehicle)).toContain('Ask the seller for the policy');
});

test('the calendar file has the dates ahead, and the same entries alone and together', () => {
  const now = { date: today as IsoDate, time: '10:00' as const };
  const idsOf = (inputs: readonly LifeEventInput[]) => {
    const search = new URLSearchParams(`for=joy&${lifeEventSearch(inputs)}`);
    return (findCalendar(search, now)?.events ?? []).map(({ id }) => id);
  };
  for (const inputs of combinations) {
    const href = lifeEventCalendar.hrefOf(inputs, today);
    expect(idsOf(inputs)).toEqual(inputs.flatMap((one) => idsOf([one])));
    expect(href === null).toBe(idsOf(inputs).length === 0);
    // The URL of a calendar file is limited in length.
    expect(href?.length ?? 0).toBeLessThan(600);
  }
  expect(findCalendar(new URLSearchParams('for=joy&event=wedding'), now)).toBeNull();
});

test('a letter occurs once, with the date of its event; of two dates it has none', () => {
  const [wedding, baby] = [
    { kind: 'wedding', date: '2026-12-20' },
    { kind: 'baby', date: '2027-05-02' },
  ] as const;
  const dayIn = (event: LifeEventInput[], letter: string) =>
    buildLifeEventLetters(event)
      .find(({ id }) => id === letter)
      ?.blanks.find(({ id }) => id === 'since')?.value;
  expect(buildLifeEventLetters([wedding, baby]).map(({ id }) => id)).toEqual([
    'nominee',
    'member',
    'address',
  ]);
  expect(dayIn([wedding], 'member')).toBe('2026-12-20');
  expect(dayIn([wedding, baby], 'member')).toBeUndefined();
  expect(dayIn([{ ...wedding, isGuess: true }], 'member')).toBeUndefined();
  expect(buildLifeEventLetters([{ kind: 'trip', date: '2026-12-20' }])).toEqual([]);
  expect(new Set(lifeEvents.flatMap(({ letters }) => letters)).size).toBe(lifeEventLetters.length);
});

test('each event links to its section of the page, and each tool that it names exists', () => {
  const sections = joyCenter(broker()).sections.map(({ id }) => id);
  for (const { section } of lifeEvents) expect(sections).toContain(section);
  const links = [...JSON.stringify(lifeEvents).matchAll(/\((\/[\w-]+\/[\w-]+)\)/g)];
  expect(links.length).toBeGreaterThan(4);
  for (const [, path = ''] of links)
    expect([path, findCalculator(path) !== null]).toEqual([path, true]);
});

test('leaving an employer’s cover: both days before it are in the calendar', () => {
  const now = { date: today as IsoDate, time: '10:00' as const };
  for (const kind of ['job', 'retirement'] as const) {
    const input = { kind, date: '2027-08-31' as const };
    const search = new URLSearchParams(`for=joy&${lifeEventSearch([input])}`);
    const ids = findCalendar(search, now)?.events.map(({ id }) => id.replace(/^.*-31-/, ''));
    expect(ids?.slice(0, 2)).toEqual(['ask-group', 'own-policy']);
  }
});

test('the words that lead from a task to its letter are in one task of its event, and the letter is one of the event’s', () => {
  for (const { kind, flow, letters, taskLetters = {} } of lifeEvents) {
    const tasks = new Set(flow.states.flatMap(({ doNow }) => doNow));
    for (const [words, letter] of Object.entries(taskLetters)) {
      const found = [...tasks].filter((task) => task.includes(words));
      expect({ kind, words, tasks: found.length }).toEqual({ kind, words, tasks: 1 });
      expect(letters).toContain(letter);
    }
  }
});
