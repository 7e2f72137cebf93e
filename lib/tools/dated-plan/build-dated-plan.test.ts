import type { DatedFlow, FlowState } from '../../content/dated-flow.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { buildDatedPlan, countdown } from './build-dated-plan.ts';
import { computeFlow } from './flow-dates.ts';

const flow: DatedFlow = {
  dates: [
    { name: 'opens', clock: { days: 60 }, isBefore: true },
    { name: 'ends', clock: { days: 30 } },
    { name: 'closed', from: 'ends', clock: { months: 1 } },
  ],
  rows: [
    { id: 'opens', title: 'Opens', text: 'From {opens}.', at: 'opens' },
    { id: 'start', title: 'Due', text: '', at: 'start' },
    { id: 'closed', title: 'Lost', text: '{ends|left}', at: 'closed', isLoss: true },
    { id: 'after', title: 'After', text: '', at: null, within: 'when you like' },
  ],
  states: [
    { id: 'early', until: 'start', heading: '{start|left}', answer: 'a', doNow: ['{opens}'] },
    { id: 'late', until: 'ends', heading: '{start|ago}', answer: '{ends|next}', doNow: [] },
    { id: 'over', until: null, heading: 'Over', answer: '', doNow: [] },
  ],
  todayLabel: 'You are here',
  startLabel: 'Due date',
  keepReady: [],
  figures: [],
};

const started = computeFlow(flow, { start: '2026-11-12' });
const planOn = (today: IsoDate) => buildDatedPlan(started, today);

test('dates follow from the start and from each other', () => {
  expect(started.dates).toEqual({
    start: '2026-11-12',
    opens: '2026-09-13',
    ends: '2026-12-12',
    closed: '2027-01-12',
  });
});

test('a state lasts to the end of its last day', () => {
  const states = ['2026-11-12', '2026-11-13', '2026-12-12', '2026-12-13'] as const;
  expect(states.map((today) => planOn(today).state)).toEqual(['early', 'late', 'late', 'over']);
});

test('placeholders become dates and distances', () => {
  expect(planOn('2026-11-10')).toMatchObject({
    heading: '2 days left',
    doNow: ['13 September 2026'],
  });
  expect(planOn('2026-11-11').heading).toBe('1 day left');
  expect(planOn('2026-11-12').heading).toBe('today is the last day');
  expect(planOn('2026-11-21')).toMatchObject({ heading: '9 days ago', answer: '13 December 2026' });
});

test('the number counts to the deadline of the state; without one it is the next date', () => {
  expect(planOn('2026-11-21').numbers).toEqual([{ label: 'Lost', value: '12 January 2027' }]);
  const [early, late, over] = flow.states;
  if (!early || !late || !over) throw new Error('three states');
  const counting = { ...flow, states: [early, { ...late, deadline: 'ends' }, over] };
  const numbersOn = (today: IsoDate) =>
    buildDatedPlan(computeFlow(counting, { start: '2026-11-12' }), today).numbers;
  expect(numbersOn('2026-12-11')).toEqual([
    { label: 'Until 12 December 2026', value: '1 day left' },
  ]);
  expect(numbersOn('2026-12-12')).toEqual([{ label: 'The last day is', value: 'Today' }]);
  expect(numbersOn('2027-01-12')).toEqual([]);
});

test('the numbers of a state replace the countdown; an empty list leaves none', () => {
  const numbersOn = (numbers: FlowState['numbers'], today: IsoDate) => {
    const states = flow.states.map((state) => ({ ...state, deadline: 'ends', numbers }));
    return buildDatedPlan(computeFlow({ ...flow, states }, { start: '2026-11-12' }), today).numbers;
  };
  const since = [{ label: 'Until {ends}', value: '{start|since}' }];
  const valueOn = (today: IsoDate) => numbersOn(since, today)[0]?.value;
  expect(numbersOn(since, '2026-11-24')).toEqual([
    { label: 'Until 12 December 2026', value: '12 days' },
  ]);
  expect(valueOn('2026-11-13')).toBe('1 day');
  expect(valueOn('2028-12-13')).toBe('over 2 years');
  expect(numbersOn([], '2026-11-24')).toEqual([]);
});

test('a loss has its date in its title: the first day without, or the last day with a reminder', () => {
  const lossesOf = (reminder?: 'early') => {
    const rows = flow.rows.map((row) => ({ ...row, reminder }));
    const plan = buildDatedPlan(
      computeFlow({ ...flow, rows }, { start: '2026-11-12' }),
      '2026-11-21',
    );
    return plan.steps.flatMap(({ lossTitle }) => lossTitle ?? []);
  };
  expect(lossesOf()).toEqual(['From 12 January 2027: lost']);
  expect(lossesOf('early')).toEqual(['On 12 January 2027: lost']);
});

test('beyond a year the date says more than a number of days', () => {
  expect(countdown('2027-11-27', '2026-11-26').value).toBe('366 days left');
  expect(countdown('2027-11-28', '2026-11-26').value).toBe('28 November 2027');
  expect(countdown('2029-03-01', '2026-11-26')).toEqual({ label: 'Until', value: '1 March 2029' });
});

test('today is placed between past and future dates', () => {
  const { steps } = planOn('2026-11-21');
  expect(steps.map(({ id, timeText, tone }) => `${id}: ${timeText}, ${tone}`)).toEqual([
    'opens: 69 days ago, past',
    'start: 9 days ago, past',
    'today: today, now',
    'closed: in 52 days, lost',
    'after: when you like, due',
  ]);
});

test('a date that is today needs no extra row', () => {
  const { steps } = planOn('2026-11-12');
  expect(steps.map(({ id }) => id)).toEqual(['opens', 'start', 'closed', 'after']);
  expect(steps[1]).toMatchObject({ timeText: 'today', tone: 'now' });
});

test('before all dates and after all dates today still has a row', () => {
  expect(planOn('2026-01-01').steps[0]).toMatchObject({ id: 'today' });
  expect(planOn('2030-01-01').steps.map(({ id }) => id)).toEqual([
    'opens',
    'start',
    'closed',
    'today',
    'after',
  ]);
});

test('a placeholder with an unknown date throws', () => {
  const wrong = { ...flow, today: '', states: [{ ...flow.states[2], heading: '{nothing}' }] };
  const plan = () => buildDatedPlan({ ...started, flow: wrong as DatedFlow }, '2026-11-12');
  expect(plan).toThrow('no date "nothing"');
});
