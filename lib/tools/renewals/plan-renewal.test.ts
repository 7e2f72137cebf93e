import { testRenewals } from '../../../testing/data/renewal-rows.ts';
import { healthRenewalGrace } from '../../content/figures/renewals.ts';
import { lifeKinds } from '../../content/renewals/life-kinds.ts';
import { motorParts } from '../../content/renewals/motor-parts.ts';
import type { ClockFigure } from '../../content/types.ts';
import { addDays, addMonths, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import { computeRenewalFlow, planRenewal, renewalCalendar } from './plan-renewal.ts';
import { isMotorLine, paymentModes, type RenewalLine, renewalLines } from './renewal-lines.ts';
import { parseRenewalQuery, type RenewalInput } from './renewal-query.ts';

const today: IsoDate = '2026-11-21';
const renewals = testRenewals(today, 'line health');

/** Lock-in over, running, and just begun. */
const starts: IsoDate[] = ['2015-03-01', '2022-05-10', '2024-02-29'];

/** Every combination of the form for a line. */
function combinationsOf(line: RenewalLine): Omit<RenewalInput, 'expiry'>[] {
  if (isMotorLine(line))
    return motorParts.map(({ value: part }) => ({ line, mode: 'yearly', part }));
  const paid = paymentModes.map(({ value: mode }) => ({ line, mode }));
  if (line !== 'life') return paid;
  return paid.flatMap((way) => [
    way,
    ...lifeKinds.flatMap(({ value: kind }) =>
      kind === 'unknown'
        ? []
        : [{ ...way, kind }, ...starts.map((started) => ({ ...way, kind, started }))],
    ),
  ]);
}

// The state on a day, counted from the expiry (negative: before).
test.each<[line: RenewalLine, mode: RenewalInput['mode'], states: string]>([
  [
    'health',
    'yearly',
    '-400 not-due, -61 not-due, -60 port-window, -30 port-window, -29 due, -1 due, 0 due-today, 1 grace, 9 grace, 30 grace, 31 lapsed',
  ],
  // Monthly instalments have fifteen days, quarterly ones thirty.
  ['health', 'monthly', '-1 due, 0 due-today, 15 grace, 16 lapsed'],
  ['health', 'instalments', '30 grace, 31 lapsed'],
  ['life', 'yearly', '-31 not-due, -30 due, 0 due-today, 1 grace, 30 grace, 31 lapsed'],
  ['life', 'monthly', '15 grace, 16 lapsed'],
])('a %s policy paid %s changes its state on the right days', (line, mode, states) => {
  const found = states.split(', ').map((pair) => {
    const [days = ''] = pair.split(' ');
    const expiry = addDays(today, -Number(days));
    return `${days} ${planRenewal({ line, expiry, mode }, today).state}`;
  });
  expect(found.join(', ')).toBe(states);
});

renewals`
  typed | heading | numbers | answer | dates | steps | titles | why
  expiry 2026-11-12 | In the grace period | Until 12 December 2026: 21 days left | …The due date was 9 days ago. Pay by 12 December 2026… | | port-opens 2026-09-13 past; port-safe 2026-09-28 past; port-closes 2026-10-13 past; due 2026-11-12 past; today 2026-11-21 now; grace 2026-12-12 due; lost 2026-12-13 lost | …, From 13 December 2026: what you built up is lost | lapsed nine days ago
  expiry 2026-11-12 | | | …do not rely on cover… | | | | a yearly plan never promises cover after the due date
  expiry 2028-01-31 | | | | grace 2028-03-01 | | | over 29 February
  expiry 2027-01-31 | | | | grace 2027-03-02
  line life; expiry 2028-02-29 | | | | grace 2028-03-30
`;

renewals`
  typed | letter | why
  line new; expiry 2026-10-22 | Give the policy back; Free look: policy {policy} given back; …I received this policy on the due day. I give it back within the free look of 30 days.… | the last day
  line new; expiry 2026-10-21 | – | the day after
`;

test('a due date before a change of law keeps the old grace period; from the day of the change the new one applies', () => {
  const change: IsoDate = '2025-06-01';
  const older: ClockFigure = {
    ...healthRenewalGrace,
    text: '20 days',
    clock: { days: 20 },
    until: addDays(change, -1),
  };
  const rows = [older, { ...healthRenewalGrace, from: change }];
  const onDue = (expiry: IsoDate) => {
    const renewal: RenewalInput = { line: 'health', expiry, mode: 'yearly' };
    const { state, steps, figures } = planRenewal(renewal, addDays(expiry, 25), rows);
    const grace = figures.find(({ id }) => id === healthRenewalGrace.id)?.text;
    const { graceEnds } = computeRenewalFlow(renewal, rows).dates;
    return [state, grace, graceEnds, steps.find(({ id }) => id === 'grace')?.date];
  };
  expect(onDue('2025-05-31')).toEqual(['lapsed', '20 days', '2025-06-20', '2025-06-20']);
  expect(onDue('2025-06-01')).toEqual(['grace', '30 days', '2025-07-01', '2025-07-01']);
});

test('the state changes at midnight in India, not in UTC', () => {
  const at = (instant: string) =>
    planRenewal(
      { line: 'car', expiry: '2026-11-21', mode: 'yearly', part: 'both' },
      todayInIndia(new Date(instant)),
    ).state;
  expect(at('2026-11-21T18:29:59Z')).toBe('ends-today');
  expect(at('2026-11-21T18:30:00Z')).toBe('expired-bonus-kept');
});

/** Every text of every flow, on days that reach every state. */
function allWords(line: RenewalLine): string[] {
  const days = [-400, -61, -50, -20, 0, 9, 40, 200, 1200, 2000];
  return combinationsOf(line).flatMap((combination) =>
    days.flatMap((day) => {
      const renewal = { ...combination, expiry: addDays(today, -day) };
      const { comparison, heading, answer, doNow, steps, keepReady, startLabel } = planRenewal(
        renewal,
        today,
      );
      const rows = steps.flatMap(({ title, text }) => [title, text]);
      const cells = comparison?.rows.flat() ?? [];
      return [heading, answer, ...doNow, ...rows, ...cells, ...keepReady, startLabel];
    }),
  );
}

test('no word of a plan promises, sells or is left open', () => {
  for (const { value: line } of renewalLines) {
    for (const text of allWords(line)) {
      expect(text).not.toMatch(/[{}|]|undefined|NaN/);
      expect(bannedWordsIn(text)).toEqual([]);
      expect(text).not.toMatch(/\b(upgrade|super top-up|also buy|add-on cover)\b/i);
    }
  }
  // A motor or travel plan has no grace, and a health plan no cover for 75 days.
  for (const line of ['car', 'two-wheeler', 'travel'] as const)
    expect(allWords(line).filter((text) => /grace/i.test(text))).toEqual([]);
  expect(allWords('health').join(' ')).not.toMatch(/75 days/);
  const { steps } = planRenewal({ line: 'health', expiry: '2026-11-12', mode: 'yearly' }, today);
  expect(steps.find(({ id }) => id === 'grace')?.text).toContain('Do not rely on cover');
});

// The address
renewals`
  typed | parsed | error | question | why
  expiry 2026-11-12; mode monthly | line=health&expiry=2026-11-12&mode=monthly
  line car; expiry 2026-11-12; mode monthly | line=car&expiry=2026-11-12&part=unknown | | | the mode of a motor policy is ignored
  line life; expiry 2026-11-12 | line=life&expiry=2026-11-12&mode=yearly
  expiry 12/11/2026 | line=health&expiry=2026-11-12&mode=yearly | | | in the formats that people type
  expiry 12-11-2026 | line=health&expiry=2026-11-12&mode=yearly
  expiry १२/११/२०२६ | line=health&expiry=2026-11-12&mode=yearly
  expiry ${addMonths(today, 72)} | line=health&expiry=2032-11-21&mode=yearly
  expiry ${addMonths(today, -60)} | line=health&expiry=2021-11-21&mode=yearly
  expiry | | expiry: …Enter the date…
  expiry 2026-02-31 | | expiry: …does not exist…
  expiry 31/02/2026 | | expiry: …does not exist…
  expiry 0000-00-00 | | expiry: …does not exist…
  expiry <b> | | expiry: …does not exist…
  expiry ${'x'.repeat(500)} | | expiry: …does not exist…
  expiry 1900-01-01 | | expiry: …more than five years back…
  expiry 2099-01-01 | | expiry: …more than six years ahead…
  expiry ${addDays(addMonths(today, 72), 1)} | | expiry: …six years…
  line; on last-week | | | Which policy? | a day from a button without a policy asks which
  line boat; expiry 2026-11-12 | | | –
  line; expiry 2026-02-31 | | | –
`;

test('an unknown line or mode is not echoed, and valid fields stay filled', () => {
  const read = (values: Parameters<typeof parseRenewalQuery>[0]) =>
    parseRenewalQuery(values, today);
  expect(read({ line: '<script>', expiry: '2026-11-12', mode: 'daily' })).toEqual({
    kind: 'invalid',
    values: { expiry: '2026-11-12', part: 'unknown' },
    errors: { line: expect.any(String), mode: expect.any(String) },
  });
  expect(read({ line: 'health', expiry: '2026-02-31' })).toMatchObject({
    values: { line: 'health' },
  });
});

// The calendar has the dates ahead: the port-out window and the due date; in the grace period only its end.
renewals`
  typed | events | no calendar | why
  expiry 2027-03-01 | renewal-health-yearly-2027-03-01-port-opens 2026-12-31 / renewal-health-yearly-2027-03-01-port-safe 2027-01-15 / renewal-health-yearly-2027-03-01-port-closes 2027-01-30 / renewal-health-yearly-2027-03-01-due 2027-03-01 / renewal-health-yearly-2027-03-01-grace 2027-03-31 | {
  expiry 2026-11-12 | renewal-health-yearly-2026-11-12-grace 2026-12-12
`;

test('after the grace period there is no file; the link to it contains dates and choices only', () => {
  const hrefOf = (input: Omit<RenewalInput, 'mode'>) =>
    renewalCalendar.hrefOf({ ...input, mode: 'yearly' }, today);
  expect(hrefOf({ line: 'health', expiry: '2026-01-12' })).toBeNull();
  const old = new URLSearchParams('line=health&expiry=1900-01-01');
  expect(renewalCalendar.fileOf(old, today)).toBeNull();
  expect(hrefOf({ line: 'car', expiry: '2026-12-01' })).toBe(
    '/api/calendar?for=renewal&line=car&expiry=2026-12-01&part=unknown',
  );
});
