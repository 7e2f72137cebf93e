/** What is put together of several texts: each by itself is checked in its source (answer-texts.ts). */
import { findReason, refusalReasons } from '@/lib/content/refusals/all-refusals';
import {
  type RefusalDay,
  type RefusalKind,
  refusalLines,
} from '@/lib/content/refusals/refusal-types';
import { addDays, type IsoDate } from '@/lib/dates/iso-date';
import { decidedTests, judgeReasonOfClaim, testsOfLine } from '@/lib/tools/refusals/judge-reason';
import { lateInterestText } from '@/lib/tools/refusals/late-interest';
import { ombudsmanFacts } from '@/lib/tools/refusals/ombudsman-facts';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import type { RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { hindi } from './hindi';

const today: IsoDate = '2026-11-28';
const kinds: readonly RefusalKind[] = ['refused', 'silence'];

function answerOf(input: RefusalInput): string[] {
  const judged = input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today));
  const { heading, answer, doNow, numbers, steps } = planRefusal(input, today);
  return [
    ...judged.flatMap(decidedTests).flatMap(({ text, edge }) => [text, edge ?? '']),
    ...lateInterestText(input, today),
    ...ombudsmanFacts({ ...input, sent: '2026-11-01' }, judged, null, today),
    ...writeRefusalLetter(input, today).letter,
    ...[`**${heading}.** ${answer}`, ...doNow],
    ...numbers.flatMap(({ label, value }) => [label, value]),
    ...steps.flatMap(({ title, text }) => [title, text]),
  ].flatMap((text) => text.split('\n'));
}

/** Every reason with its days by the rules of four years; every line without one, at each age of its claim. */
const inputs: RefusalInput[] = [
  ...refusalReasons.flatMap((reason) =>
    reason.lines.flatMap((line) =>
      (['2014-03-10', '2023-06-30', '2024-10-10', '2026-10-29'] as const).flatMap((first) =>
        kinds.map((kind) => {
          const named = testsOfLine(reason, line).flatMap(({ from, at }) => [from, at]);
          const days = Object.fromEntries(
            named.flatMap((day, at) => (day === 'today' ? [] : [[day, addDays(first, at % 2)]])),
          ) as Partial<Record<RefusalDay, IsoDate>>;
          const { letter, ...silent } = days;
          const known = kind === 'silence' ? silent : days;
          return { line, kind, reasons: [reason], days: known, sent: null, amount: 250_000 };
        }),
      ),
    ),
  ),
  ...refusalLines.flatMap((line) =>
    [0, 100, 181, 184, 186, 340, 364, 365, 400, 700, 729, 730, 1200].flatMap((age) =>
      [null, 0, 15, 33, 430].map((ago) => {
        const arose = addDays(today, -age);
        const days = { arose, letter: arose, papers: arose };
        const sent = ago === null ? null : addDays(today, -ago);
        return { line, kind: 'silence' as const, reasons: [], days, sent };
      }),
    ),
  ),
];

test('answers and letters are in Hindi, whatever the days', () => {
  const texts = new Set(inputs.flatMap(answerOf));
  expect(texts.size).toBeGreaterThan(900);
  // An empty blank of the letter is no text.
  const isText = (text: string) => /[a-z]/.test(text) && !/^\{\w+\}$/.test(text);
  const inHindi = (text: string) => /\p{Script=Devanagari}/u.test(hindi.translate(text));
  expect([...texts].filter((text) => isText(text) && !inHindi(text))).toEqual([]);
});

test.each([
  ['2025-11-19', []],
  ['2025-11-20', ['19 नवंबर 2025']],
  ['2025-11-21', ['20 नवंबर 2025']],
] as const)('a claim of %s says by when the moratorium was over, by every count', (arose, ends) => {
  const reasons = [findReason('non-disclosure-health') ?? []].flat();
  const days = { began: '2020-11-20', arose, letter: '2025-11-25' } as const;
  const input = {
    line: 'health-reimbursement',
    kind: 'refused',
    reasons,
    days,
    sent: null,
  } as const;
  const text = writeRefusalLetter(input, today).letter.map(hindi.translate).join('\n');
  const found = [...text.matchAll(/60 महीने, .+? भी है, (.+?) तक पूरे हो चुके थे/g)].map(([, end]) => end);
  expect(found).toEqual(ends);
});
