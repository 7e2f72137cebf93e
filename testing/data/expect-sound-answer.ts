/** What holds for the words of every answer: no broken value, no "1 years", no banned word, a short verdict. */
import { rupeesInWords } from '../../lib/input/rupees.ts';
import { bannedWordsIn } from '../../lib/site/banned-words.ts';
import { type CalculatorAnswer, maxVerdictLength } from '../../lib/tools/calculators/calculator.ts';

/** "1 years": a count that is not made by countText. Not "every 1 January", "3.1 years", "₹1 crore". */
const plural =
  /(?<![\d.,₹€$])1 (?:years|months|weeks|days|hours|people|persons|policies|parents|children|trips|stays|bills|premiums|payments|instalments|claims|renewals)\b/;
/** A negative amount has a minus sign before the rupee sign, and zero has none. */
const broken = /NaN|Infinity|undefined|null|Invalid|₹-|−₹0\b/;

/** Every text of an answer, however deep it stands. */
export function answerTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'number') return [String(part)];
  return part && typeof part === 'object' ? Object.values(part).flatMap(answerTexts) : [];
}

/** One expectation for all texts, because a sweep has a million of them. Sources have titles of their own. */
export function expectSoundAnswer({ figures: _, ...answer }: CalculatorAnswer): void {
  const { verdict } = answer;
  const texts = answerTexts(answer);
  expect([
    ...texts.filter((text) => broken.test(text) || plural.test(text)),
    ...bannedWordsIn(texts.join('\n')),
    ...(verdict.length > maxVerdictLength ? [verdict] : []),
  ]).toEqual([]);
}

/** The verdict names the amount in the last row of the working, in words; no two rows have one label. */
export function expectVerdictOfWorking(answer: CalculatorAnswer, expectedVerdict: string): void {
  expectSoundAnswer(answer);
  const { verdict, working } = answer;
  expect(verdict).toContain(expectedVerdict);
  if (verdict.includes('₹')) {
    const last = Number(working.rows.at(-1)?.value.replace(/\D/g, ''));
    expect(verdict).toContain(rupeesInWords(last));
  }
  expect(new Set(working.rows.map(({ label }) => label)).size).toBe(working.rows.length);
}
