import { refusalReasons } from '@/lib/content/refusals/all-refusals';
import {
  type DateTest,
  type RefusalDay,
  type RefusalKind,
  refusalLines,
} from '@/lib/content/refusals/refusal-types';
import { afterClock } from '@/lib/dates/clock';
import { addDays, type IsoDate } from '@/lib/dates/iso-date';
import { clockOn, isClock } from '@/lib/figures/figure-on';
import { decidedTests, judgeReasonOfClaim, testsOfLine } from '@/lib/tools/refusals/judge-reason';
import { lateInterestText } from '@/lib/tools/refusals/late-interest';
import { ombudsmanFacts } from '@/lib/tools/refusals/ombudsman-facts';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import type { RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { hindi } from './hindi';

const today: IsoDate = '2026-11-28';
const kinds: readonly RefusalKind[] = ['refused', 'silence'];

/** Days around the end of the period, by the rule of today, of an older rule and of a period that still runs. */
function daysOf({ clock, from, at }: DateTest): Partial<Record<RefusalDay, IsoDate>>[] {
  return (['2014-03-10', '2023-06-30', '2024-10-10', '2026-10-29'] as const).flatMap((first) => {
    const end = isClock(clock) ? afterClock(first, clockOn(clock, first).clock) : first;
    return [-1, 0, 1, 40].map((days) => ({
      [from]: first,
      ...(at !== 'today' && { [at]: addDays(end, days) }),
    }));
  });
}

function textsOf(input: RefusalInput): readonly string[] {
  const judged = input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today));
  return [
    ...judged.flatMap(decidedTests).flatMap(({ text, edge }) => [text, ...(edge ? [edge] : [])]),
    ...lateInterestText(input, today),
    ...ombudsmanFacts({ ...input, sent: '2026-11-01' }, judged, null, today),
    ...writeRefusalLetter(input, today).letter,
  ].flatMap((text) => text.split('\n'));
}

/** An empty blank of the letter is no text. */
const needsHindi = (text: string) => text !== '' && !/^\{\w+\}$/.test(text);
const withoutHindi = (texts: Iterable<string>) =>
  [...new Set(texts)].filter(
    (text) => needsHindi(text) && !/\p{Script=Devanagari}/u.test(hindi.translate(text)),
  );

test('each text that dates decide is in Hindi', () => {
  const texts = refusalReasons.flatMap((reason) =>
    reason.lines.flatMap((line) =>
      testsOfLine(reason, line).flatMap((test) =>
        daysOf(test).flatMap((days) =>
          kinds.flatMap((kind) => {
            const { letter, ...silent } = days;
            const known = kind === 'silence' ? silent : days;
            const input = { line, kind, reasons: [reason], days: known, sent: null };
            return textsOf({ ...input, amount: 250_000 });
          }),
        ),
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(withoutHindi(texts)).toEqual([]);
});

test('what is said on the dates of a plan is in Hindi, also to people who were hurt', () => {
  const texts = refusalLines.flatMap((line) =>
    [0, 100, 181, 184, 186, 340, 364, 365, 400, 700, 729, 730, 1200].flatMap((age) =>
      [null, 0, 15, 33, 430].flatMap((ago) => {
        const arose = addDays(today, -age);
        const sent = ago === null ? null : addDays(today, -ago);
        const days = { arose, letter: arose, papers: arose };
        const input: RefusalInput = { line, kind: 'silence', reasons: [], days, sent };
        const { heading, answer, doNow, numbers, steps } = planRefusal(input, today);
        const parts = numbers.flatMap(({ label, value }) => [label, value]);
        const ofSteps = steps.flatMap(({ title, text }) => [title, text]);
        return [`**${heading}.** ${answer}`, ...doNow, ...parts, ...ofSteps];
      }),
    ),
  );
  expect(withoutHindi(texts.filter((text) => /[a-z]/.test(text)))).toEqual([]);
});

test('several reasons stand in the complaint, and beyond three on the page, in Hindi', () => {
  const [first, second, third] = refusalReasons.map(({ label }) => label);
  const texts = [
    `Its reasons, which I do not accept: ${first}; ${second}.`,
    `Its reasons, which I do not accept: ${first}; ${second}; ${third}.`,
    `Left out: ${first}. Look it up alone, in a new answer.`,
    `Left out: ${first}; ${second}. Look it up alone, in a new answer.`,
  ];
  expect(texts.filter((text) => /[a-z] [a-z]+ [a-z]/.test(hindi.translate(text)))).toEqual([]);
});
