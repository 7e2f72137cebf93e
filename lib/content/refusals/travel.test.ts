import { judgeReason, type RefusalDays } from '../../tools/refusals/judge-reason.ts';
import { travelReasons } from './travel.ts';

const today = '2026-11-26';

function judged(id: string, days: RefusalDays) {
  const reason = travelReasons.find((one) => one.id === id);
  if (!reason) throw new Error(`No reason "${id}"`);
  return judgeReason(reason, days, today);
}

/** Counted by hand, not by the code. Terms of wordings and not law: the words change and no standing follows. */
const dated: [id: string, meaning: string, arose: string, at: string, text: RegExp][] = [
  ['travel-late-papers', 'day 30', '2026-04-15', '2026-05-15', /within them/],
  ['travel-late-papers', 'day 31', '2026-04-15', '2026-05-16', /not by itself a ground to reject/],
  ['accident-disability', 'last day of the year', '2025-05-31', '2026-05-31', /showed in time/],
  ['accident-disability', 'the day after', '2025-05-31', '2026-06-01', /ended on 31 May 2026/],
];

test.each(dated)('%s: %s, from %s to %s', (id, _, arose, at, text) => {
  const days = { arose, [id === 'travel-late-papers' ? 'papers' : 'letter']: at } as RefusalDays;
  const { standing, tests } = judged(id, days);
  expect(standing).toBe('depends');
  expect(tests).toMatchObject([{ text: expect.stringMatching(text) }]);
});

/** Reasons that no day decides, each with the figure that its answer rests on. */
const undated: [id: string, figure: string][] = [
  ['travel-pre-existing', 'travel-illness-left-out'],
  ['travel-treatment-can-wait', 'travel-treatment-can-wait'],
  ['travel-treatment-in-india', 'ruling-treatment-after-return'],
  ['travel-baggage', 'travel-baggage-report'],
  ['travel-delay', 'travel-domestic-delay'],
  ['travel-cancellation', 'travel-cancellation-reasons'],
  ['not-an-accident', 'accident-meaning'],
  ['accident-intoxication', 'accident-intoxication-left-out'],
  ['accident-hazardous', 'accident-sports-left-out'],
];

test.each(undated)('%s: no day decides it, and its first rule is %s', (id, figure) => {
  const days = { began: '2025-06-01', arose: '2026-01-01', letter: '2026-02-01' } as const;
  const { reason, standing, tests } = judged(id, days);
  expect([standing, tests, reason.rules[0]?.figure.id]).toEqual(['depends', [], figure]);
});

test('every reason of this file has a row above', () => {
  const tried = new Set([...dated, ...undated].map(([id]) => id));
  expect(travelReasons.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test('every travel reason without a rule of the regulator says so', () => {
  const silent = travelReasons
    .filter(({ lines }) => lines.includes('travel'))
    .filter(({ rules }) => !rules.some(({ figure }) => figure.id === 'claim-late-notice'))
    .filter(({ cannotJudge }) => !/No rule of the regulator/.test(cannotJudge));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
