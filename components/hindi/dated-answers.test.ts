/** What the dated answers say depends on the day, so no build lists it: each heading, number and note has Hindi. */
import { hindi } from '@/components/hindi/hindi';
import { claimTypes } from '@/lib/content/claims/all-claims';
import { plansOf } from '@/lib/content/claims/claim-plans';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { addDays, addMonths, type IsoDate } from '@/lib/dates/iso-date';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { claimVerdict } from '@/lib/tools/claims/claim-verdict';
import { planComplaint } from '@/lib/tools/complaints/plan-complaint';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { waitingPeriodCalculator } from '@/lib/tools/health/waiting-period/waiting-period-calculator';
import { planRenewal } from '@/lib/tools/renewals/plan-renewal';
import type { RenewalInput } from '@/lib/tools/renewals/renewal-query';
import { answerCalculator } from '@/testing/data/answer-calculator';

const today = '2026-11-28';

/** Once per sentence: its days and amounts are no part of a key. */
function withoutHindi(texts: Iterable<string>): string[] {
  const sentences = new Map<string, string>();
  for (const text of texts) sentences.set(text.replace(/\d+|\p{Lu}\p{Ll}+ (?=\d)/gu, '#'), text);
  expect(sentences.size).toBeGreaterThan(50);
  return [...sentences.values()].filter(
    (text) => /[a-z]{3}/.test(text) && hindi.translate(text) === text,
  );
}

/** No event, each alone, and all up to each: on the day, a day later, and some weeks later. */
function eventTimesOf({ events }: ClaimType, day: IsoDate, time: string | null) {
  const ids = events.map(({ id }) => id).filter((id) => id !== 'happened');
  const happened = { date: day, time };
  const all: ClaimEventTimes[] = [{ happened }];
  for (const later of [0, 1, 20]) {
    const at = { date: addDays(day, later), time: time && '10:00' };
    if (at.date > today) continue;
    const soFar: ClaimEventTimes = { happened };
    for (const id of ids) {
      soFar[id] = at;
      all.push({ happened, [id]: at }, { ...soFar });
    }
  }
  return all;
}

test('the verdict on every kind of claim has Hindi, whatever has happened and when', () => {
  const texts = new Set<string>();
  for (const type of claimTypes.flatMap((one) => [one, ...plansOf(one)]))
    for (const days of [-120, -31, -29, -15, -14, -3, -1, 0, 1, 3, 4, 5, 12])
      for (const time of [null, '08:00', '22:00'])
        for (const eventTimes of eventTimesOf(type, addDays(today, days), time)) {
          const now = { date: today, time: '15:00' } as const;
          const { headline, note, numbers } = claimVerdict({ type, eventTimes }, now);
          for (const { label, value } of numbers) texts.add(label).add(value);
          texts.add(headline);
          if (typeof note === 'string') texts.add(note);
        }
  expect(withoutHindi(texts)).toEqual([]);
});

function* textsOf({ heading, answer, numbers, steps, doNow, comparison }: DatedPlan) {
  yield heading;
  for (const { label, value } of numbers) yield* [label, value];
  for (const { title, lossTitle, text, tone, date } of steps) {
    yield title;
    if (typeof text === 'string') yield text;
    // A card of its own, while it is ahead.
    if (lossTitle && tone === 'lost' && date && date > today) yield lossTitle;
  }
  for (const text of [answer, ...doNow]) if (typeof text === 'string') yield text;
  for (const row of comparison?.rows ?? [])
    for (const cell of row) if (typeof cell === 'string') yield cell;
}

const daysFromToday = [
  -3500, -2200, -1830, -1100, -1000, -730, -400, -150, -92, -60, -31, -30, -16, -8, -1, 0, 1, 8, 31,
  50, 70, 200,
];

const renewals: readonly Omit<RenewalInput, 'expiry'>[] = [
  ...(['yearly', 'instalments', 'monthly'] as const).flatMap((mode) => [
    { line: 'health', mode } as const,
    { line: 'life', mode } as const,
    ...(['term', 'traditional', 'unit-linked'] as const).map(
      (kind) => ({ line: 'life', mode, kind }) as const,
    ),
  ]),
  ...(['car', 'two-wheeler'] as const).flatMap((line) =>
    (['both', 'own-damage', 'third-party', 'unknown'] as const).map(
      (part) => ({ line, mode: 'yearly', part }) as const,
    ),
  ),
  { line: 'travel', mode: 'yearly' },
  { line: 'new', mode: 'yearly' },
];

test('the plan of every renewal has Hindi, before and after its day', () => {
  const texts = new Set<string>();
  for (const input of renewals)
    for (const days of daysFromToday) {
      const expiry = addDays(today, days);
      const starts =
        input.kind === 'traditional' || input.kind === 'unit-linked'
          ? [6, 12, 24, 36, 60, 84].map((months) => addMonths(expiry, -months))
          : [];
      for (const started of [undefined, ...starts])
        for (const text of textsOf(
          planRenewal({ ...input, expiry, ...(started && { started }) }, today),
        ))
          texts.add(text);
    }
  expect(withoutHindi(texts)).toEqual([]);
});

test('the plan of every complaint has Hindi, with an answer and without', () => {
  const texts = new Set<string>();
  for (const to of ['insurer', 'us', 'bima-bharosa', 'ombudsman'] as const)
    for (const days of daysFromToday.filter((one) => one <= 0)) {
      const complained = addDays(today, days);
      const answers = [0, 10, 20, 40].map((later) => addDays(complained, later));
      for (const answered of [null, ...answers.filter((day) => day <= today)])
        for (const text of textsOf(planComplaint({ to, complained, answered }, today)))
          texts.add(text);
    }
  expect(withoutHindi(texts)).toEqual([]);
});

test('what a wait says of its past and its future has Hindi', () => {
  const texts = new Set<string>();
  for (const need of ['existing', 'listed', 'fresh', 'birth', 'undeclared'])
    for (const start of [
      '2015-02-28',
      '2021-05-01',
      '2023-11-28',
      '2026-10-29',
      '2026-11-01',
      '2027-06-01',
    ])
      for (const more of [
        {},
        { before: '24' },
        { existing: '48', listed: '48' },
        { treated: 'diabetes' },
      ]) {
        const typed = { need, start, birth: '9', ...more };
        const said = answerCalculator(waitingPeriodCalculator, typed, today);
        const { verdict, numbers, text, exception, reasons, nextSteps, working, tables } = said;
        const notes = working.rows.flatMap(({ label, note }) => [label, note ?? '']);
        const cells = tables?.flatMap(({ rows }) => rows.flat()) ?? [];
        const steps = nextSteps.map((step) => step.text);
        const labels = numbers.map(({ label }) => label);
        const exceptions = exception ? [exception.title, exception.text] : [];
        for (const one of [
          verdict,
          ...labels,
          ...text,
          ...exceptions,
          ...notes,
          ...cells,
          ...steps,
        ])
          texts.add(one);
        for (const one of reasons?.text ?? []) texts.add(one);
      }
  expect(withoutHindi(texts)).toEqual([]);
});
