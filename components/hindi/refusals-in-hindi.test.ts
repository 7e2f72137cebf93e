/** What the answer says on the visitor's days is made while it is asked for: no build finds a text without Hindi. */
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
import { deductionsVerdict, judgeDeductions } from '@/lib/tools/deductions/judge-deductions';
import type { DeductionQuery } from '@/lib/tools/deductions/parse-deductions';
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

const noSums = {
  health: {
    roomCut: null,
    room: null,
    roomLimit: null,
    roomDays: null,
    roomCharges: null,
    roomTariff: null,
    extrasCut: null,
    extrasListed: null,
    extrasPart: null,
    extrasCover: false,
    reasonableCut: null,
    reasonableCharged: null,
    reasonableRate: null,
    notCoveredCut: null,
    notCoveredTerm: false,
    subLimitCut: null,
    subLimit: null,
    subLimitCharged: null,
    deductibleCut: null,
    deductible: null,
    deductibleUsed: null,
    coPayCut: null,
    coPayPercent: null,
    coPayBase: null,
    otherCut: null,
    sumInsured: null,
  },
  motor: {
    partsCut: null,
    plastic: null,
    fibreglass: null,
    metal: null,
    paint: null,
    paintMaterial: null,
    vehicleAge: null,
    zeroDepreciation: false,
    excessCut: null,
    compulsory: null,
    voluntary: null,
    salvageCut: null,
    salvageHolder: null,
    salvageQuote: null,
    consumablesCut: null,
    consumablesCover: false,
    labourCut: null,
    labourReason: null,
    otherCut: null,
  },
};

const ofPart: RefusalInput = { line: null, kind: 'part', reasons: [], days: {}, sent: null };

const room = { roomCut: 50_000, room: 8000, roomLimit: 5000, roomDays: 4 };
const parts = { partsCut: 50_000, plastic: 900, fibreglass: 800, metal: 700, paint: 600 };

test.each([
  ['health', { roomCut: 1, extrasCut: 2, reasonableCut: 3, notCoveredCut: 4, subLimitCut: 5 }],
  ['health', { deductibleCut: 6, coPayCut: 7, otherCut: 8 }],
  ['health', { ...room, roomCharges: 40_000, coPayPercent: 10 }],
  ['health', { ...room, roomTariff: 'same' }],
  ['health', { roomCut: 500, room: 4000, roomLimit: 5000, roomDays: 1, roomCharges: 9 }],
  ['health', { extrasCut: 3000, extrasListed: 1000, extrasPart: 1500, extrasCover: true }],
  ['health', { extrasCut: 3000, extrasListed: 1000, extrasPart: 1500 }],
  ['health', { reasonableCut: 9000, reasonableCharged: 50_000, reasonableRate: 45_000 }],
  ['health', { subLimitCut: 30_000, subLimit: 40_000, subLimitCharged: 60_000 }],
  ['health', { deductibleCut: 25_000, deductible: 20_000, deductibleUsed: 0 }],
  ['health', { coPayCut: 9000, coPayPercent: 10, coPayBase: 80_000, sumInsured: 80_100 }],
  [
    'motor',
    { partsCut: 1, excessCut: 2, salvageCut: 3, consumablesCut: 4, labourCut: 5, otherCut: 6 },
  ],
  ['motor', { ...parts, vehicleAge: '3', excessCut: 100, compulsory: 1000, voluntary: 500 }],
  ['motor', { partsCut: 9, zeroDepreciation: true, labourCut: 5, labourReason: 'gst' }],
  ['motor', { salvageCut: 5000, salvageHolder: 'wreck-mine', salvageQuote: 3000 }],
  [
    'motor',
    { salvageCut: 5000, salvageHolder: 'wreck-gone', labourCut: 5, labourReason: 'depreciation' },
  ],
  [
    'motor',
    { salvageCut: 5000, salvageHolder: 'parts-mine', consumablesCut: 4, consumablesCover: true },
  ],
] as const)('each cut of a claim paid in part is judged in Hindi: %s %j', (branch, sums) => {
  for (const paid of [null, 120_000]) {
    const bill = paid && 200_000;
    const input = { ...noSums[branch], bill, paid, ...sums };
    const query = { kind: 'valid', branch, input } as Extract<DeductionQuery, { kind: 'valid' }>;
    const judged = judgeDeductions(query);
    const { headline, numbers } = deductionsVerdict(judged);
    const texts = [
      headline,
      ...numbers.map(({ label }) => label),
      ...judged.caveats,
      ...judged.reductions.map(({ label }) => label),
      ...judged.letter,
      ...ombudsmanFacts(ofPart, [], judged, today),
      ...judged.rows.flatMap(({ label, why, lookUp, cannotJudge }) => [
        label,
        ...why,
        ...lookUp,
        `**We cannot judge:** ${cannotJudge}`,
      ]),
      ...judged.figures.flatMap(({ label, text }) => [label, text]),
    ];
    expect(withoutHindi(texts.filter((text) => /[a-z]/i.test(text)))).toEqual([]);
  }
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
