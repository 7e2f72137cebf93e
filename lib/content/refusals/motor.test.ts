import {
  judgeReason,
  judgeReasonOfClaim,
  type RefusalDays,
} from '../../tools/refusals/judge-reason.ts';
import { motorReasons } from './motor.ts';
import type { Standing } from './refusal-types.ts';

const today = '2026-11-26';

function judged(id: string, days: RefusalDays) {
  const reason = motorReasons.find((one) => one.id === id);
  if (!reason) throw new Error(`No reason "${id}"`);
  return judgeReason(reason, days, today);
}

/** Counted by hand, not by the code: no law fixes the 90 days, so the words change and no standing follows. */
test.each([
  ['day 90', '2026-04-10', /before 10 April 2026/],
  ['day 91', '2026-04-11', /were over on 10 April 2026/],
] as const)('the final police report of a theft, %s', (_, letter, text) => {
  const { standing, tests } = judged('theft-papers', { arose: '2026-01-10', letter });
  expect(standing).toBe('depends');
  expect(tests).toMatchObject([{ text: expect.stringMatching(text) }]);
});

type OwnDay = [id: string, meaning: string, days: RefusalDays, standing: Standing, text: RegExp];

/** Counted by hand. `depends` where the day changes the words and no standing follows. */
const byOwnDay: OwnDay[] = [
  [
    'late-notice-theft',
    'police told on the day',
    { arose: '2026-01-10', police: '2026-01-10' },
    'cannot-stand',
    /the day of the theft itself/,
  ],
  [
    'late-notice-theft',
    'police told on the next day',
    { arose: '2026-01-10', police: '2026-01-11' },
    'depends',
    /police were told on 11 January 2026/,
  ],
  [
    'late-notice-theft',
    'insurer told within the day',
    { arose: '2026-01-10', told: '2026-01-11' },
    'depends',
    /here by 11 January 2026.*within them/,
  ],
  [
    'late-notice-theft',
    'insurer told later',
    { arose: '2026-01-10', told: '2026-01-12' },
    'depends',
    /That delay alone is no ground/,
  ],
  [
    'repaired-before-survey',
    'on the last day for a surveyor',
    { told: '2026-01-10', repaired: '2026-01-11' },
    'depends',
    /before that time was over/,
  ],
  [
    'repaired-before-survey',
    'the day after',
    { told: '2026-01-10', repaired: '2026-01-12' },
    'depends',
    /the insurer was late/,
  ],
  [
    'driving-licence',
    'on its last day',
    { licence: '2026-01-10', arose: '2026-01-10' },
    'depends',
    /not after its last day/,
  ],
  [
    'driving-licence',
    'the day after',
    { licence: '2026-01-10', arose: '2026-01-11' },
    'may-stand',
    /happened later, on 11 January 2026/,
  ],
  [
    'driving-licence',
    'before the rule of today',
    { licence: '2019-08-01', arose: '2019-08-20' },
    'depends',
    /old section 14/,
  ],
  [
    'registration-expired',
    'on its last day',
    { registration: '2026-01-10', arose: '2026-01-10' },
    'cannot-stand',
    /no ground/,
  ],
  [
    'registration-expired',
    'the day after',
    { registration: '2026-01-10', arose: '2026-01-11' },
    'may-stand',
    /fundamental breach/,
  ],
  [
    'permit-fitness',
    'on its last day',
    { permit: '2026-01-10', arose: '2026-01-10' },
    'depends',
    /these days are against it/,
  ],
  [
    'permit-fitness',
    'the day after',
    { permit: '2026-01-10', arose: '2026-01-11' },
    'depends',
    /fundamental breach/,
  ],
  [
    'ownership-transfer',
    'day 14',
    { sold: '2026-01-10', arose: '2026-01-24' },
    'depends',
    /on 24 January 2026, within them/,
  ],
  [
    'ownership-transfer',
    'day 15',
    { sold: '2026-01-10', arose: '2026-01-25' },
    'depends',
    /here to 24 January 2026. It happened later/,
  ],
  [
    'cheque-dishonoured-64vb',
    'notice on the day of the accident',
    { notice: '2026-01-10', arose: '2026-01-10' },
    'depends',
    /the policy then still lived/,
  ],
  [
    'cheque-dishonoured-64vb',
    'notice the day before',
    { notice: '2026-01-10', arose: '2026-01-11' },
    'may-stand',
    /may be free/,
  ],
  [
    'motor-policy-not-in-force',
    'paid on the day of the accident',
    { premium: '2026-01-10', arose: '2026-01-10' },
    'may-stand',
    /the hour decides/,
  ],
  [
    'motor-policy-not-in-force',
    'paid the day before',
    { premium: '2026-01-09', arose: '2026-01-10' },
    'depends',
    /a later first day/,
  ],
  [
    'assessed-below-total-loss',
    'day 7 after the report',
    { report: '2026-01-10', letter: '2026-01-17' },
    'depends',
    /decided in time/,
  ],
  [
    'assessed-below-total-loss',
    'day 8 after the report',
    { report: '2026-01-10', letter: '2026-01-18' },
    'depends',
    /decided late/,
  ],
];

test.each(byOwnDay)('%s: %s', (id, _, days, standing, text) => {
  const found = judged(id, days);
  expect(found.standing).toBe(standing);
  const texts = found.tests.flatMap((one) => ('missing' in one ? [] : [one.text]));
  expect(texts.join(' ')).toMatch(text);
});

test('an address without such a day still answers, and asks for it', () => {
  for (const id of new Set(byOwnDay.map(([one]) => one))) {
    const { standing, missing } = judged(id, { arose: '2026-01-10', letter: '2026-02-01' });
    expect({ id, standing }).toEqual({ id, standing: 'depends' });
    expect(missing.length).toBeGreaterThan(0);
  }
});

test('the day on which the insurer of a vehicle was told may be that of the papers', () => {
  const reason = motorReasons.find(({ id }) => id === 'late-notice-theft');
  if (!reason) throw new Error('No such reason');
  const days = { arose: '2026-01-10', police: '2026-01-10', papers: '2026-01-12' } as const;
  const { missing, tests } = judgeReasonOfClaim({ kind: 'refused', days }, reason, today);
  expect(missing).toEqual([]);
  expect(tests[1]).toMatchObject({ at: '2026-01-12' });
});

/** What decides is no day that the visitor is asked for. Each with the figure that its answer rests on. */
const undated: [id: string, figure: string][] = [
  ['keys-left', 'motor-safeguard-condition'],
  ['drunk-driving', 'motor-driver-left-out'],
  ['wear-and-tear', 'motor-own-damage-left-out'],
  ['consequential-engine-damage', 'motor-own-damage-left-out'],
  ['pollution-certificate', 'motor-pollution-certificate-claim'],
  ['commercial-use', 'motor-use-left-out'],
  ['overloading', 'ruling-overloading-cause'],
  ['no-claim-bonus-misstated', 'ruling-misstated-bonus-share'],
];

test.each(undated)('%s: no day decides it, and its first rule is %s', (id, figure) => {
  const days = { began: '2025-06-01', arose: '2026-01-01', letter: '2026-02-01' } as const;
  const { reason, standing, tests } = judged(id, days);
  expect([standing, tests, reason.rules[0]?.figure.id]).toEqual(['depends', [], figure]);
});

test('every reason of this file has a row above', () => {
  const tried = new Set(['theft-papers', ...[...byOwnDay, ...undated].map(([id]) => id)]);
  expect(motorReasons.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test('a breach by the owner names what the victim still has, in every third-party reason', () => {
  const silent = motorReasons
    .filter(({ lines }) => lines.includes('third-party'))
    .filter(({ elsewhere = '' }) => !/tribunal|[Tt]hird.party/.test(elsewhere));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('an expired licence is said to end on its day, and older accidents to be judged by the old section', () => {
  const { rules } = judged('driving-licence', {}).reason;
  const rule = rules.find(({ figure }) => figure.id === 'ruling-expired-licence');
  expect(rule?.figure.text).toBe('Not for a single day');
  expect(rule?.text).toMatch(/old section 14/);
});
