/** What holds for every tool, whatever it computes. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { answerTexts, expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { productRoutes } from '../../site/find-route.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import {
  type Calculator,
  type FieldDefinition,
  maxInputSummaryLength,
} from '../calculators/calculator.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { calculatorsFor, findCalculator } from './page-calculators.ts';

const today = '2026-11-23';
const paths = productRoutes.map(({ path }) => path);
const each = [
  ...new Map(
    paths.flatMap(calculatorsFor).map((calculator) => [calculator.id, calculator]),
  ).values(),
];
const named = each.map((calculator) => [calculator.id, calculator] as const);

/** Names of people and what identifies them have no place in an address. */
const personal = /name|mobile|phone|e-?mail|date of birth|aadhaar|pan\b|policy number/i;

test('every calculator with a path is on the page of its product (page-calculators.ts)', () => {
  const missing = calculatorRoutes.filter(
    ({ id, page }) => !calculatorsFor(page).some((calculator) => calculator.id === id),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.each(paths)('%s has each of its tools only once', (path) => {
  const ids = calculatorsFor(path).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(named)('%s asks few questions openly, and nobody who they are', (_, { fields }) => {
  const all: FieldDefinition[] = Object.values(fields);
  expect(all.filter(({ isDetail }) => !isDetail).length).toBeLessThanOrEqual(7);
  for (const field of all) {
    expect(field.label).not.toMatch(personal);
    // A folded field that must be filled in would be missed; an empty box or line of ages is an answer.
    const mayBeEmpty = field.kind === 'flag' || field.kind === 'ages' || 'isOptional' in field;
    if (field.isDetail) expect(mayBeEmpty || field.start).toBeTruthy();
    if (field.kind === 'flag') expect(field.start).toBeUndefined();
  }
});

test.each(named)('%s answers its examples in one sentence, with its sum and sources', (_, tool) => {
  const { examples = [] } = tool;
  expect(examples.length).toBeGreaterThan(0);
  for (const { typed } of examples) {
    const answer = answerCalculator(tool, typed as Record<string, string>, today);
    expect(answer.working.rows.length).toBeGreaterThan(1);
    expect(answer.assumptions.length).toBeGreaterThan(0);
    expect(answer.related.length).toBeGreaterThan(0);
    expectSoundAnswer(answer);
  }
});

test.each(named)('%s says in one line what was asked', (_, tool) => {
  for (const { typed } of tool.examples ?? []) {
    const outcome = parseCalculatorQuery(tool, (name) => typed[name] ?? '', today);
    if (outcome.kind !== 'valid') throw new Error(outcome.kind);
    const asked = tool.inputSummary(outcome.input, today);
    expect(asked.length).toBeLessThanOrEqual(maxInputSummaryLength);
    // Followed by "· Change".
    expect(asked).not.toMatch(/[.:]$/);
  }
});

/** Both regimes are compared by a whole year's income: no insurer can answer, and none is to read it. */
const withoutBrief = ['80d-calculator'];

test.each(named)('%s has a sheet for an insurer, with the lines to fill in by hand', (id, tool) => {
  for (const { typed } of tool.examples ?? []) {
    const { brief } = answerCalculator(tool, typed as Record<string, string>, today);
    expect(brief === undefined).toBe(withoutBrief.includes(id));
    if (!brief) continue;
    expect(brief.blanks).toEqual(expect.arrayContaining(['name', 'telephone']));
    const { subject } = brief;
    expect(brief.blanks.includes('tobacco')).toBe(
      subject === 'life' || subject === 'critical-illness',
    );
    expect(brief.blanks.includes('illnesses')).toBe(
      subject === 'health' || subject === 'critical-illness',
    );
    expect(answerTexts(brief).join(' ')).not.toMatch(/\byou\b|\byours?\b/i);
  }
});

const badTexts = [
  '0',
  '-1',
  '10000000',
  '1,00,00,000',
  '1 cr',
  '50 lakh',
  '५०',
  '17',
  '18',
  '59',
  '60',
  '70',
  '101',
  '100 crore',
  '1',
  '2024-02-29',
  '2026-02-29',
  '2000-01-01',
  'null',
  '<b>',
  '9'.repeat(10_240),
];

test.each(named)('%s answers or says what is wrong, for any text in one field', (_, tool) => {
  const typed = tool.examples?.[0]?.typed as Record<string, string>;
  for (const name of Object.keys(tool.fields))
    for (const text of badTexts) expectSense(tool, { ...typed, [name]: text });
});

test.each(named)('%s makes sense of the same text in every field', (_, tool) => {
  for (const text of badTexts)
    expectSense(tool, Object.fromEntries(Object.keys(tool.fields).map((name) => [name, text])));
});

test.each(named)('%s speaks of one year, month, day or person in the singular', (_, tool) => {
  for (const { typed } of tool.examples ?? []) {
    const counts = Object.entries<FieldDefinition>(tool.fields).filter(
      ([, { kind }]) => kind === 'number',
    );
    const ones = Object.fromEntries(counts.map(([name]) => [name, '1']));
    expectSense(tool, { ...typed, ...ones } as Record<string, string>);
    for (const [name] of counts) {
      const { [name]: left, ...others } = ones;
      expectSense(tool, { ...typed, ...others } as Record<string, string>);
    }
  }
});

function expectSense(tool: Calculator, typed: Record<string, string>): void {
  const outcome = parseCalculatorQuery(tool, (name) => typed[name] ?? '', today);
  if (outcome.kind === 'valid') expectSoundAnswer(tool.answer(outcome.input, today));
  if (outcome.kind === 'invalid') {
    expect(Object.keys(outcome.errors).length).toBeGreaterThan(0);
    expect(answerTexts(outcome.errors).filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  }
}

test('an answer is framed by the product that asks, in small letters or not, if the tool is on its page', () => {
  const path = '/health-insurance/cover-calculator';
  const frameOf = (product?: string) => findCalculator(path, product)?.page;
  expect(['senior-citizen', 'Senior-Citizen'].map(frameOf)).toEqual([
    '/senior-citizen',
    '/senior-citizen',
  ]);
  expect(['car-insurance', '../claim', '', undefined].map(frameOf)).toEqual(
    Array(4).fill('/health-insurance'),
  );
});
