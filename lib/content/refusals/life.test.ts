import type { IsoDate } from '../../dates/iso-date.ts';
import {
  judgeReason,
  judgeReasonOfClaim,
  type RefusalDays,
} from '../../tools/refusals/judge-reason.ts';
import { lifeReasons } from './life.ts';
import type { Standing } from './refusal-types.ts';

const today = '2026-11-26';

function judged(id: string, days: RefusalDays) {
  const reason = lifeReasons.find((one) => one.id === id);
  if (!reason) throw new Error(`No reason "${id}"`);
  return judgeReason(reason, days, today);
}

/** Counted by hand, not by the code. The second day is the letter, or for two reasons the death. */
const dated: [id: string, meaning: string, began: string, at: string, standing: Standing][] = [
  ['section-45', 'in month 35', '2022-03-31', '2025-02-27', 'may-stand'],
  ['section-45', 'the eve of the third year', '2022-03-31', '2025-03-30', 'may-stand'],
  ['section-45', 'its anniversary: two readings', '2022-03-31', '2025-03-31', 'depends'],
  ['section-45', 'the day after it', '2022-03-31', '2025-04-01', 'cannot-stand'],
  ['section-45', 'in month 37', '2022-03-31', '2025-04-30', 'cannot-stand'],
  ['section-45', 'from 29 February, last day', '2020-02-29', '2023-02-28', 'may-stand'],
  ['section-45', 'from 29 February, the day after', '2020-02-29', '2023-03-01', 'cannot-stand'],
  ['life-fraud', 'the third anniversary', '2022-03-31', '2025-03-31', 'depends'],
  ['life-fraud', 'the day after it', '2022-03-31', '2025-04-01', 'cannot-stand'],
  ['non-disclosure-other-policies', 'anniversary', '2022-03-31', '2025-03-31', 'depends'],
  ['non-disclosure-other-policies', 'the day after', '2022-03-31', '2025-04-01', 'cannot-stand'],
  ['age-misstated', 'the third anniversary', '2022-03-31', '2025-03-31', 'depends'],
  ['age-misstated', 'later: adjusted, not refused', '2022-03-31', '2025-04-01', 'depends'],
  ['section-45', 'before the section as amended', '2008-01-01', '2013-06-01', 'depends'],
  ['section-45', 'on its first day', '2008-01-01', '2015-01-01', 'cannot-stand'],
  ['age-misstated', 'before the section as amended', '2012-01-01', '2013-06-01', 'depends'],
  ['suicide', 'last day of the first year', '2024-02-29', '2025-02-28', 'may-stand'],
  ['suicide', 'the anniversary: two readings', '2024-03-01', '2025-03-01', 'depends'],
  ['suicide', 'the day after it', '2024-02-29', '2025-03-01', 'cannot-stand'],
  ['life-waiting-period', 'day 44', '2026-01-31', '2026-03-16', 'may-stand'],
  ['life-waiting-period', 'day 45: two readings', '2026-01-31', '2026-03-17', 'depends'],
  ['life-waiting-period', 'day 46: another plan may wait', '2026-01-31', '2026-03-18', 'depends'],
];

const byDeath = ['suicide', 'life-waiting-period'];

test.each(dated)('%s: %s, from %s to %s: %s', (id, _, began, at, standing) => {
  const days = { began, [byDeath.includes(id) ? 'arose' : 'letter']: at } as RefusalDays;
  expect(judged(id, days)).toMatchObject({ standing, missing: [] });
});

test('a suicide within the year is told what is due all the same', () => {
  const [first] = judged('suicide', { began: '2026-01-01', arose: '2026-06-01' }).tests;
  expect(first).toMatchObject({ text: expect.stringMatching(/at least 80% of the premiums/) });
});

test('after the three years a revival is named, which starts them again', () => {
  const [first] = judged('section-45', { began: '2015-01-01', letter: '2026-01-01' }).tests;
  expect(first).toMatchObject({ text: expect.stringMatching(/A revival starts them again/) });
});

/** Counted by hand. The days that only these reasons ask for; `depends` where the text has the outcome. */
const byOwnDay: [
  id: string,
  meaning: string,
  days: RefusalDays,
  standing: Standing,
  text: RegExp,
][] = [
  ['lapsed', 'day 15', due('2026-01-10', '2026-01-25'), 'cannot-stand', /ran to 25 January 2026/],
  ['lapsed', 'day 16', due('2026-01-10', '2026-01-26'), 'depends', /here to 9 February 2026/],
  ['lapsed', 'day 30', due('2026-01-10', '2026-02-09'), 'depends', /was still in force/],
  ['lapsed', 'day 31', due('2026-01-10', '2026-02-10'), 'may-stand', /ended on 9 February 2026/],
  ['lapsed', 'before the rule', due('2023-01-10', '2023-02-20'), 'depends', /12 June 2024/],
  ['life-cheque-64vb', 'day 30', due('2026-01-10', '2026-02-09'), 'depends', /not after 9 Feb/],
  ['life-cheque-64vb', 'day 31', due('2026-01-10', '2026-02-10'), 'may-stand', /at the latest/],
  [
    'proposal-not-accepted',
    'paid on the day of the death',
    { premium: '2026-01-10', arose: '2026-01-10' },
    'may-stand',
    /No cover can begin before/,
  ],
  [
    'proposal-not-accepted',
    'paid the day before',
    { premium: '2026-01-09', arose: '2026-01-10' },
    'depends',
    /may be cover, once the proposal was accepted/,
  ],
  [
    'accident-benefit',
    'day 180',
    { arose: '2026-01-10', died: '2026-07-09' },
    'depends',
    /on 9 July 2026, within them/,
  ],
  [
    'accident-benefit',
    'day 181',
    { arose: '2026-01-10', died: '2026-07-10' },
    'depends',
    /It was later, on 10 July 2026/,
  ],
  [
    'rider-waiting-period',
    'day 90',
    { began: '2026-01-10', arose: '2026-04-10' },
    'depends',
    /complete on 9 April 2026, the day before.*how it counts\./,
  ],
  [
    'rider-waiting-period',
    'day 91',
    { began: '2026-01-10', arose: '2026-04-11' },
    'depends',
    /ended on 10 April 2026, and the illness was found later/,
  ],
  [
    'rider-waiting-period',
    'day 30 after the diagnosis',
    { arose: '2026-04-11', died: '2026-05-11' },
    'depends',
    /death was on 11 May 2026, within it/,
  ],
  [
    'rider-waiting-period',
    'day 31 after the diagnosis',
    { arose: '2026-04-11', died: '2026-05-12' },
    'depends',
    /ended on 11 May 2026, and the death was later/,
  ],
];

function due(day: IsoDate, death: IsoDate): RefusalDays {
  return { due: day, arose: death };
}

test.each(byOwnDay)('%s: %s', (id, _, days, standing, text) => {
  const found = judged(id, days);
  expect(found.standing).toBe(standing);
  const texts = found.tests.flatMap((one) => ('missing' in one ? [] : [one.text]));
  expect(texts.join(' ')).toMatch(text);
});

test.each(['lapsed', 'life-cheque-64vb', 'proposal-not-accepted', 'accident-benefit'])(
  '%s: an address without its day still answers, and asks for it',
  (id) => {
    const { standing, missing } = judged(id, { began: '2015-01-01', arose: '2026-01-01' });
    expect(standing).toBe('depends');
    expect(missing).toHaveLength(1);
  },
);

/** Reasons that no day of the visitor decides, each with the figure that its answer rests on. */
const undated: [id: string, figure: string][] = [
  ['nominee-dispute', 'life-payment-to-nominee'],
  ['minor-nominee', 'life-minor-nominee'],
  ['death-outside-cover', 'edli-maximum-2025'],
];

test.each(undated)('%s: no day decides it, and its first rule is %s', (id, figure) => {
  const days = { began: '2015-01-01', arose: '2026-01-01', letter: '2026-02-01' } as const;
  const { reason, standing, tests } = judged(id, days);
  expect([standing, tests, reason.rules[0]?.figure.id]).toEqual(['depends', [], figure]);
});

test('every reason of this file has a row above', () => {
  const tried = new Set([...dated, ...byOwnDay, ...undated].map(([id]) => id));
  expect(lifeReasons.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test('without a letter today is compared, and the text says so', () => {
  const reason = lifeReasons.find(({ id }) => id === 'section-45');
  if (!reason) throw new Error('No section 45');
  const silent = { kind: 'silence', days: { began: '2022-11-26' } } as const;
  const over = judgeReasonOfClaim(silent, reason, today);
  expect(over).toMatchObject({ standing: 'cannot-stand', missing: [] });
  expect(over.tests).toMatchObject([
    { text: expect.stringMatching(/no letter yet, so today is counted: 26 November 2026/) },
  ]);
  expect(judgeReasonOfClaim({ ...silent, kind: 'refused' }, reason, today).missing).toEqual([
    'letter',
  ]);
});
