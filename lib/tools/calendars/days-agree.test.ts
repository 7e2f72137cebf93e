/**
 * Every tool is asked about the same policy on the day before the last day of each rule, on it and on the day after.
 * The days are counted here on a plain calendar, not by the site's rows.
 */

import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { findReason } from '../../content/refusals/all-refusals.ts';
import type { RefusalDay, RefusalLine } from '../../content/refusals/refusal-types.ts';
import type { Clock } from '../../dates/clock.ts';
import { formatDate } from '../../dates/format-date.ts';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { dayRules } from '../../figures/day-rules.ts';
import { computeComplaintFlow } from '../complaints/plan-complaint.ts';
import { maternityCoverCalculator } from '../health/maternity-cover/maternity-cover-calculator.ts';
import { waitingPeriodCalculator } from '../health/waiting-period/waiting-period-calculator.ts';
import { decidedTests, judgeReasonOfClaim } from '../refusals/judge-reason.ts';
import { computeRefusalFlow } from '../refusals/plan-refusal.ts';
import { writeRefusalLetter } from '../refusals/write-refusal-letter.ts';
import { computeRenewalFlow } from '../renewals/plan-renewal.ts';
import { findCalendar } from './find-calendar.ts';

type Reading = 'within' | 'two-readings' | 'after';
/** What a tool says on a day of a period that began on `from`. */
type Reader = (from: IsoDate, day: IsoDate) => Reading;
/** The day that a tool names: of a wait the safe one, of a limit the last one. */
type Planner = (from: IsoDate) => IsoDate | undefined;
type Tools = { planners?: readonly Planner[]; readers?: readonly Reader[] };

const days = ['2024-10-31', '2024-12-01', '2025-01-31', '2025-05-01', '2026-03-15'] as const;

/** The last day by the longer count, on a plain calendar. */
function lastDay(from: IsoDate, clock: Clock): IsoDate {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10) as IsoDate;
  if ('hours' in clock) throw new Error('A rule of days');
  if ('days' in clock) return iso(Date.UTC(year, month - 1, day + clock.days));
  const last = new Date(Date.UTC(year, month + clock.months, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1 + clock.months, Math.min(day, last)));
}

/** "from 2 June 2030" */
function dayIn(text = ''): IsoDate | undefined {
  const [day] = /\d+ \p{L}+ \d{4}/u.exec(text) ?? [];
  return day === undefined
    ? undefined
    : (new Date(`${day} UTC`).toISOString().slice(0, 10) as IsoDate);
}

function calculator(typed: Record<string, string>): Tools {
  const on = (start: IsoDate, today: IsoDate) =>
    answerCalculator(waitingPeriodCalculator, { ...typed, start }, today);
  return {
    planners: [(from) => dayIn(on(from, from).working.rows.at(-1)?.value)],
    readers: [
      (from, day) => {
        const { verdict, text } = on(from, day);
        if (verdict.startsWith('Over since')) return 'after';
        return text[0]?.startsWith('By one count') ? 'two-readings' : 'within';
      },
    ],
  };
}

function decoder(
  id: string,
  line: RefusalLine,
  fromDay: RefusalDay,
  atDay: RefusalDay,
  rule: string,
): Reader {
  return (from, day) => {
    const reason = findReason(id);
    if (!reason) throw new Error(`No reason "${id}"`);
    const given = { [fromDay]: from, [atDay]: day };
    const claim = { line, kind: 'refused', days: given } as const;
    const judged = judgeReasonOfClaim(claim, reason, day);
    const test = decidedTests(judged).find(({ figure }) => figure.id === rule);
    if (!test) throw new Error(`"${id}" does not judge "${rule}"`);
    if (!test.completeOn) return test.at > test.end ? 'after' : 'within';
    expect(test.text).toMatch(/two readings/);
    // On the day between, the letter pleads that the period was complete before.
    const input = { ...claim, reasons: [reason], sent: null };
    const letter = writeRefusalLetter(input, day).letter.join('\n');
    expect(letter).toContain(formatDate(addDays(test.end, -1)));
    return 'two-readings';
  };
}

/** The day of a claim guide's clock is that of its calendar. */
function guide(type: string, event: string, clock: string): Planner {
  return (from) => {
    const query = new URLSearchParams({ for: 'claim', type, date: from, [event]: from });
    return findCalendar(query, { date: from, time: '00:01' })?.events.find(({ id }) =>
      id.endsWith(`-${clock}`),
    )?.date;
  };
}

const dueOf = (
  line: 'health' | 'life' | 'car' | 'new',
  mode: string,
  name: string,
  more = {},
): Planner => {
  return (expiry) => computeRenewalFlow({ line, mode, expiry, ...more } as never).dates[name];
};
const freeLookInCalendar: Planner = (expiry) => {
  const query = new URLSearchParams({ for: 'renewal', line: 'new', expiry });
  return findCalendar(query, { date: expiry, time: '00:01' })?.events.at(0)?.date;
};
const complaint = (to: 'insurer' | 'us', name: string): Planner => {
  return (complained) => computeComplaintFlow({ to, complained, answered: null }).dates[name];
};
const refusal = (
  name: string,
  input: (day: IsoDate) => Partial<Parameters<typeof computeRefusalFlow>[0]>,
  line: RefusalLine = 'health-reimbursement',
): Planner => {
  return (from) => {
    const claim = {
      line,
      kind: 'refused',
      reasons: [],
      days: {},
      sent: from,
      ...input(from),
    } as const;
    return computeRefusalFlow(claim, from).dates[name];
  };
};
const silence = (papers: IsoDate) => ({ kind: 'silence' as const, days: { papers } });

const tools: Readonly<Record<string, Tools>> = {
  'health-initial-wait': {
    ...calculator({ need: 'fresh' }),
    readers: [
      ...(calculator({ need: 'fresh' }).readers ?? []),
      decoder('initial-wait', 'health-reimbursement', 'began', 'arose', 'health-initial-wait'),
    ],
  },
  'health-specific-wait': {
    ...calculator({ need: 'listed' }),
    readers: [
      ...(calculator({ need: 'listed' }).readers ?? []),
      decoder(
        'specified-disease-wait',
        'health-reimbursement',
        'began',
        'arose',
        'health-specific-wait',
      ),
    ],
  },
  'health-pre-existing-wait': {
    ...calculator({ need: 'existing', treated: 'diabetes' }),
    readers: [
      ...(calculator({ need: 'existing' }).readers ?? []),
      decoder(
        'pre-existing-disease',
        'health-cashless',
        'began',
        'arose',
        'health-pre-existing-wait',
      ),
    ],
  },
  'health-moratorium': {
    ...calculator({ need: 'undeclared' }),
    readers: [
      ...(calculator({ need: 'undeclared' }).readers ?? []),
      decoder(
        'non-disclosure-health',
        'health-reimbursement',
        'began',
        'arose',
        'health-moratorium',
      ),
      decoder('ported-history', 'health-reimbursement', 'began', 'arose', 'health-moratorium'),
    ],
  },
  'claim-life-question-limit': {
    planners: [guide('life-death', 'start', 'questions-end')],
    readers: ['section-45', 'life-fraud', 'non-disclosure-other-policies'].map((id) =>
      decoder(id, 'life', 'began', 'letter', 'claim-life-question-limit'),
    ),
  },
  'life-suicide-clause': {
    readers: [decoder('suicide', 'life', 'began', 'arose', 'life-suicide-clause')],
  },
  'saral-jeevan-waiting-period': {
    readers: [
      decoder('life-waiting-period', 'life', 'began', 'arose', 'saral-jeevan-waiting-period'),
    ],
  },
  'life-rider-wait-usual': {
    readers: [decoder('rider-waiting-period', 'life', 'began', 'arose', 'life-rider-wait-usual')],
  },
  'claim-critical-illness-wait': {
    planners: [
      guide('critical-illness', 'start', 'waiting-period'),
      ...(calculator({ need: 'fresh', first: '90' }).planners ?? []),
    ],
    readers: calculator({ need: 'fresh', first: '90' }).readers,
  },
  'renewal-health-grace': {
    planners: [dueOf('health', 'yearly', 'graceEnds'), dueOf('health', 'instalments', 'graceEnds')],
    readers: [
      decoder('lapsed-health', 'health-reimbursement', 'due', 'premium', 'renewal-health-grace'),
    ],
  },
  'health-free-look': { planners: [dueOf('new', 'yearly', 'last'), freeLookInCalendar] },
  'life-free-look': { planners: [dueOf('new', 'yearly', 'last'), freeLookInCalendar] },
  'renewal-health-grace-monthly': {
    planners: [dueOf('health', 'monthly', 'graceEnds')],
    readers: [
      decoder(
        'lapsed-health',
        'health-reimbursement',
        'due',
        'premium',
        'renewal-health-grace-monthly',
      ),
    ],
  },
  'life-grace-other-modes': {
    planners: [dueOf('life', 'yearly', 'graceEnds'), dueOf('life', 'instalments', 'graceEnds')],
    readers: [decoder('lapsed', 'life', 'due', 'arose', 'life-grace-other-modes')],
  },
  'life-grace-monthly': {
    planners: [dueOf('life', 'monthly', 'graceEnds')],
    readers: [decoder('lapsed', 'life', 'due', 'arose', 'life-grace-monthly')],
  },
  'life-revival-non-linked': {
    planners: [dueOf('life', 'yearly', 'revivalEnds', { kind: 'term' })],
  },
  'life-revival-linked': { planners: [dueOf('life', 'yearly', 'linkedRevivalEnds')] },
  'renewal-bonus-kept': {
    planners: (['both', 'own-damage', 'unknown'] as const).map((part) =>
      dueOf('car', 'yearly', 'bonusEnds', { part }),
    ),
  },
  'renewal-port-at-most': { planners: [dueOf('health', 'yearly', 'portOpens')] },
  'renewal-port-safely': { planners: [dueOf('health', 'yearly', 'portSafe')] },
  'renewal-port-at-least': { planners: [dueOf('health', 'yearly', 'portCloses')] },
  'claim-complaint-reply': {
    planners: [complaint('insurer', 'replyDue'), refusal('replyDue', () => ({}))],
  },
  'complaint-broker-clock': { planners: [complaint('us', 'replyDue')] },
  'complaint-ombudsman-silence': {
    planners: [complaint('insurer', 'silenceEnds'), refusal('silenceEnds', () => ({}))],
  },
  'complaint-ombudsman-window': {
    planners: [
      refusal('letterYearCloses', (letter) => ({ days: { letter } })),
      (day) =>
        computeComplaintFlow({ to: 'insurer', complained: day, answered: day }).dates
          .ombudsmanWindowCloses,
    ],
  },
  'complaint-commission-window': {
    planners: [refusal('commissionCloses', (letter) => ({ days: { letter } }))],
  },
  'claim-reimbursement-papers': {
    planners: [guide('health-reimbursement', 'discharge', 'send-papers')],
    readers: [
      decoder(
        'late-papers',
        'health-reimbursement',
        'discharged',
        'papers',
        'claim-reimbursement-papers',
      ),
    ],
  },
  'claim-health-reimbursement': {
    planners: [guide('health-reimbursement', 'papers', 'settlement'), refusal('decision', silence)],
  },
  'claim-death-without-investigation': {
    planners: [guide('life-death', 'papers', 'settlement'), refusal('plain', silence, 'life')],
  },
  'claim-death-with-investigation': {
    planners: [
      guide('life-death', 'papers', 'investigated'),
      refusal('investigated', silence, 'life'),
    ],
  },
};

test('every rule is asked of a tool', () => {
  const ids = [...new Set(dayRules.map(({ figure }) => figure.id))];
  expect(ids.filter((id) => !tools[id])).toEqual([]);
  expect(Object.keys(tools).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a wait from the first day of cover has two readings, and no limit has', () => {
  const twofold = dayRules.filter(({ lastDay }) => lastDay === 'two-readings');
  expect(twofold.map(({ figure }) => figure.id)).toEqual([
    'health-initial-wait',
    'health-specific-wait',
    'health-pre-existing-wait',
    'health-moratorium',
    'claim-life-question-limit',
    'life-suicide-clause',
    'saral-jeevan-waiting-period',
    'life-rider-wait-usual',
    'claim-critical-illness-wait',
  ]);
});

test.each(
  dayRules.flatMap((rule) => {
    const asked = tools[rule.figure.id];
    return asked ? [[`${rule.figure.id}, from ${rule.from}`, rule, asked] as const] : [];
  }),
)('%s: all tools agree on the eve, on the day and after it', (_, rule, { planners, readers }) => {
  const isBefore = 'isBackwards' in rule;
  const { clock } = rule.figure;
  const isWait = rule.lastDay === 'two-readings';
  for (const from of days) {
    const backwards = 'days' in clock ? { days: -clock.days } : clock;
    const last = lastDay(from, isBefore ? backwards : clock);
    const isCut = 'months' in clock && from.slice(8) !== last.slice(8);
    const expected = isWait ? addDays(last, 1) : last;
    for (const [place, planner] of (planners ?? []).entries())
      expect([from, place, planner(from)]).toEqual([from, place, expected]);
    for (const [place, reader] of (readers ?? []).entries()) {
      const said = [-1, 0, 1].map((more) => reader(from, addDays(last, more)));
      const onTheDay = isWait && !isCut ? 'two-readings' : 'within';
      expect([from, place, said]).toEqual([from, place, ['within', onTheDay, 'after']]);
    }
  }
});

test('a birth is covered from the same day by both calculators', () => {
  for (const start of days)
    for (const wait of ['9', '24', '36']) {
      const typed = { start, wait, limit: '50000', extra: '12000' };
      const birth = answerCalculator(maternityCoverCalculator, typed, start).working.rows[0]?.value;
      const other = calculator({ need: 'birth', birth: wait }).planners?.[0]?.(start);
      expect(dayIn(birth)).toBe(other);
      expect(other).toBe(addDays(lastDay(start, { months: Number(wait) }), 1));
    }
});
