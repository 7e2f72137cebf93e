/** What holds for the words of every answer: no broken value, no "1 years", no banned word, a short verdict. */
import { rupeesInWords } from '../../lib/input/rupees.ts';
import { bannedWordsIn } from '../../lib/site/banned-words.ts';
import { productRoutes } from '../../lib/site/find-route.ts';
import { routes } from '../../lib/site/routes.ts';
import { plansPath } from '../../lib/site/tool-paths.ts';
import { toolRoutes } from '../../lib/site/tool-routes.ts';
import type { AnswerBrief } from '../../lib/tools/calculators/answer-brief.ts';
import {
  type CalculatorAnswer,
  maxNumberLength,
  maxSubjectLength,
  maxVerdictLength,
} from '../../lib/tools/calculators/calculator.ts';

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
    ...brokenLimits(answer),
  ]).toEqual([]);
}

const pagePaths: ReadonlySet<string> = new Set([
  ...[...routes, ...toolRoutes].map(({ path }) => path),
  ...productRoutes.map(({ path }) => plansPath(path)),
]);

/** A page of the site, or a place on the page of the answer. */
export function isLinkOfSite(href: string): boolean {
  const path = href.replace(/[?#].*$/, '').replace(/\/answer$/, '');
  return /^#./.test(href) || pagePaths.has(path);
}

/** Read without its row, as in a list of the page’s links, it must still say where it leads. */
const emptyLink =
  /^(?:why|more|how|which|which ones|enter|enter it|change|check|choose|compare|count it|work it out|see|steps|the steps|dates|see dates|example|kinds)$/i;
const linkTargets = /\]\(([^)]*)\)/g;
const linkIn = /\[[^\]]*\]\(/;
/** A full stop that ends a sentence: not that of "no. 5" or "₹1.25 crore". */
const sentenceEnds = /[.?!](?= [A-Z“[]|$)/g;

const plainLength = (text: string) => text.replace(/\]\([^)]*\)/g, ']').length;

function linksOf({ nextSteps, related, reasons }: Omit<CalculatorAnswer, 'figures'>): string[] {
  const inProse = [...related, ...(reasons?.text ?? [])].flatMap((prose) =>
    [...prose.matchAll(linkTargets)].map(([, target = '']) => target),
  );
  return [...nextSteps.map(({ href }) => href), ...inProse];
}

/** The limits of an answer's parts: what is wrong, in words. */
function brokenLimits(answer: Omit<CalculatorAnswer, 'figures'>): string[] {
  const { verdict, numbers, text, chart, exception, nextSteps } = answer;
  const bars = chart?.bars ?? [];
  const limits: [boolean, string][] = [
    [numbers.length < 1 || numbers.length > 3, `${numbers.length} numbers`],
    [new Set(numbers.map(({ label }) => label)).size < numbers.length, 'two numbers of one label'],
    ...numbers.flatMap(({ value }): [boolean, string][] => [
      [value.length > maxNumberLength, `long number ${value}`],
      [verdict.includes(value), `${value} twice: ${verdict}`],
    ]),
    [text.length > 1, `${text.length} texts`],
    [(text[0]?.match(sentenceEnds) ?? []).length > 1, `several sentences: ${text[0]}`],
    [bars.length > 4, `${bars.length} bars`],
    [
      bars.some(({ parts }) => parts.length > 1 && parts.some(({ amount }) => amount === 0)),
      'a part of zero',
    ],
    [bars.some(({ parts }) => parts.length < 1), 'a bar without parts'],
    [(exception?.title.length ?? 0) > 60, `long title ${exception?.title}`],
    [plainLength(exception?.text ?? '') > 260, `long exception: ${exception?.text}`],
    [nextSteps.length < 1 || nextSteps.length > 3, `${nextSteps.length} next steps`],
    ...nextSteps.flatMap((step): [boolean, string][] => [
      [linkIn.test(step.text), `a second link: ${step.text}`],
      [step.link.length > 14, `long link ${step.link}`],
      [emptyLink.test(step.link), `a link that names nothing: ${step.link}`],
    ]),
    ...linksOf(answer).map((href): [boolean, string] => [
      !isLinkOfSite(href),
      `no page of this site: ${href}`,
    ]),
    // "One expert calls once about …, within 15 minutes": a noun without an end of its own.
    [
      answer.subject.length > maxSubjectLength || !/^[a-z₹].*[^.,;:?!]$/.test(answer.subject),
      `no noun for a call: ${answer.subject}`,
    ],
    [/[.,;:?!“] /.test(answer.subject), `a sentence in the noun for a call: ${answer.subject}`],
    ...(answer.brief ? briefLimits(answer.brief) : []),
  ];
  return limits.flatMap(([isBroken, words]) => (isBroken ? [words] : []));
}

/** A letter is spoken by the visitor: "you" would be the reader, and nobody can click on paper. */
const wrongVoice = /\b(?:you|yours?|yourself)\b/i;
const siteWord =
  /\b(?:we|us|our|this (?:site|page|form|tool)|website|calculator|click|tap|change it|enter)\b|\]\(/i;
const ofUs = /\b(?:of us|for us)\b/g;

function briefLimits(brief: AnswerBrief): [boolean, string][] {
  const { blanks, facts, askInWriting, mustHaveTerms, assumed } = brief;
  const texts = answerTexts(brief);
  return [
    ...texts.map((text): [boolean, string] => [wrongVoice.test(text), `to the reader: ${text}`]),
    ...texts.map((text): [boolean, string] => [
      siteWord.test(text.replace(ofUs, '')),
      `a word of the site: ${text}`,
    ]),
    [!blanks.includes('name') || !blanks.includes('telephone'), `no blanks: ${blanks}`],
    [new Set(blanks).size < blanks.length, `a blank twice: ${blanks}`],
    [facts.length === 0 || facts.length > 7, `${facts.length} facts`],
    [new Set(facts.map(({ label }) => label)).size < facts.length, 'two facts of one label'],
    [askInWriting.length < 3 || askInWriting.length > 7, `${askInWriting.length} questions`],
    [askInWriting.some((line) => !line.endsWith('?')), `no question: ${askInWriting}`],
    [mustHaveTerms.length < 2 || mustHaveTerms.length > 8, `${mustHaveTerms.length} terms`],
    [assumed.length < 1 || assumed.length > 4, `${assumed.length} assumptions`],
    ...[brief.request, ...mustHaveTerms, ...assumed].map((line): [boolean, string] => [
      !line.endsWith('.'),
      `no sentence: ${line}`,
    ]),
  ];
}

/**
 * The verdict, or in the template the first number, is the amount in the last row of the working; no two rows have one
 * label.
 * @param expectedVerdict its beginning is the sum: "₹1.2 crore for 15 years".
 */
export function expectVerdictOfWorking(answer: CalculatorAnswer, expectedVerdict: string): void {
  expectSoundAnswer(answer);
  const { verdict, numbers, working } = answer;
  const last = rupeesInWords(Number(working.rows.at(-1)?.value.replace(/\D/g, '')));
  const [, sum, words = ''] = /^(₹[\d.,]+ (?:lakh|crore))(?: (.*))?$/.exec(expectedVerdict) ?? [];
  if (sum) {
    expect([numbers[0]?.value, last]).toEqual([sum, sum]);
    expect(verdict).toContain(words);
  } else {
    expect(verdict).toContain(expectedVerdict);
    if (verdict.includes('₹')) expect(verdict).toContain(last);
  }
  expect(new Set(working.rows.map(({ label }) => label)).size).toBe(working.rows.length);
}
