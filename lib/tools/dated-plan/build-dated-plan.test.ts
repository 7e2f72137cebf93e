import { testRows } from '../../../testing/data/rows.ts';
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

const start = '2026-11-12';
const started = computeFlow(flow, { start });

/** The flow with a deadline, or with numbers, in its states; or with a reminder in its rows. */
const changed: Record<string, Partial<DatedFlow>> = {
  deadline: { states: flow.states.map((state) => ({ ...state, deadline: 'ends' })) },
  numbers: statesWith([{ label: 'Until {ends}', value: '{start|since}' }]),
  'no numbers': statesWith([]),
  reminder: { rows: flow.rows.map((row) => ({ ...row, reminder: 'early' })) },
};

function statesWith(numbers: FlowState['numbers']): Partial<DatedFlow> {
  return { states: flow.states.map((state) => ({ ...state, deadline: 'ends', numbers })) };
}

testRows(['today', 'with'], ({ today, with: change = '' }) => {
  const plan = buildDatedPlan(
    computeFlow({ ...flow, ...changed[change] }, { start }),
    today as IsoDate,
  );
  const { numbers, steps, doNow, ...texts } = plan;
  return {
    state: () => texts.state,
    heading: () => texts.heading,
    answer: () => texts.answer,
    'do now': () => doNow.join(' / '),
    numbers: () => numbers.map(({ label, value }) => `${label}: ${value}`).join(' / '),
    steps: () => steps.map(({ id, timeText, tone }) => `${id}: ${timeText}, ${tone}`).join(' / '),
    loss: () => steps.flatMap(({ lossTitle }) => lossTitle ?? []).join(' / '),
  };
})`
  today | with | state | heading | answer | do now | numbers | steps | loss | why
  2026-11-10 | | early | 2 days left | | 13 September 2026 | | | | placeholders become dates and distances
  2026-11-11 | | early | 1 day left
  2026-11-12 | | early | today is the last day | | | | opens: …, past / start: today, now / closed: …, lost / after: … | | a date that is today needs no extra row
  2026-11-13 | | late | | | | | | | a state lasts to the end of its last day
  2026-11-21 | | late | 9 days ago | 13 December 2026 | | Lost: 12 January 2027 | opens: 69 days ago, past / start: 9 days ago, past / today: today, now / closed: in 52 days, lost / after: when you like, due | From 12 January 2027: lost | without a deadline the number is the next date; a loss has the first day without
  2026-11-21 | reminder | | | | | | | On 12 January 2027: lost | or the last day with a reminder
  2026-12-12 | | late
  2026-12-13 | | over
  2026-12-11 | deadline | | | | | Until 12 December 2026: 1 day left | | | the number counts to the deadline of the state
  2026-12-12 | deadline | | | | | The last day is: Today
  2027-01-12 | | | | | | –
  2026-11-24 | numbers | | | | | Until 12 December 2026: 12 days | | | the numbers of a state replace the countdown
  2026-11-13 | numbers | | | | | …: 1 day
  2028-12-13 | numbers | | | | | …: over 2 years
  2026-11-24 | no numbers | | | | | – | | | an empty list leaves none
  2026-01-01 | | | | | | | today: … | | today has a row before all dates and after them
  2030-01-01 | | | | | | | opens: …/ start: …/ closed: …/ today: …/ after: …
`;

test('dates follow from the start and from each other', () => {
  expect(started.dates).toEqual({
    ...{ start, opens: '2026-09-13', ends: '2026-12-12', closed: '2027-01-12' },
  });
});

test('beyond a year the date says more than a number of days', () => {
  expect(countdown('2027-11-27', '2026-11-26').value).toBe('366 days left');
  expect(countdown('2027-11-28', '2026-11-26').value).toBe('28 November 2027');
  expect(countdown('2029-03-01', '2026-11-26')).toEqual({ label: 'Until', value: '1 March 2029' });
});

test('a placeholder with an unknown date throws', () => {
  const wrong = { ...flow, today: '', states: [{ ...flow.states[2], heading: '{nothing}' }] };
  const plan = () => buildDatedPlan({ ...started, flow: wrong as DatedFlow }, '2026-11-12');
  expect(plan).toThrow('no date "nothing"');
});
