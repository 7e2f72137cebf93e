import { judgeReason, type RefusalDays } from '../../tools/refusals/judge-reason.ts';
import { motorReasons } from './motor.ts';

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

/** What decides is no day that the visitor is asked for. Each with the figure that its answer rests on. */
const undated: [id: string, figure: string][] = [
  ['late-notice-theft', 'claim-late-notice'],
  ['keys-left', 'motor-safeguard-condition'],
  ['repaired-before-survey', 'claim-surveyor-allotted'],
  ['driving-licence', 'motor-driver-left-out'],
  ['drunk-driving', 'motor-driver-left-out'],
  ['wear-and-tear', 'motor-own-damage-left-out'],
  ['consequential-engine-damage', 'motor-own-damage-left-out'],
  ['registration-expired', 'ruling-no-registration'],
  ['permit-fitness', 'ruling-no-permit'],
  ['commercial-use', 'motor-use-left-out'],
  ['overloading', 'ruling-overloading-cause'],
  ['ownership-transfer', 'motor-third-party-passes-to-buyer'],
  ['cheque-dishonoured-64vb', 'claim-premium-before-risk'],
  ['motor-policy-not-in-force', 'claim-premium-before-risk'],
  ['no-claim-bonus-misstated', 'ruling-misstated-bonus-share'],
  ['assessed-below-total-loss', 'motor-constructive-total-loss'],
];

test.each(undated)('%s: no day decides it, and its first rule is %s', (id, figure) => {
  const days = { began: '2025-06-01', arose: '2026-01-01', letter: '2026-02-01' } as const;
  const { reason, standing, tests } = judged(id, days);
  expect([standing, tests, reason.rules[0]?.figure.id]).toEqual(['depends', [], figure]);
});

test('every reason of this file has a row above', () => {
  const tried = new Set(['theft-papers', ...undated.map(([id]) => id)]);
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
