/**
 * What /claim/refused/answer shows for a query: a redirect, the form with its errors, or the answer with its parts in
 * order. Pure: the page and its components only render it.
 */
import { standingHeadings } from '../../content/refusals/refusal-copy.ts';
import type { RefusalDay } from '../../content/refusals/refusal-types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { formatDayDistance, formatDaysLeft } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isClock } from '../../figures/figure-on.ts';
import { noSuchDateMessage } from '../../input/date-messages.ts';
import { refusedPath } from '../../site/tool-routes.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { countText, upperFirst } from '../../text/words.ts';
import { firstValue, hasAnyValue, type QueryParams } from '../../url-state/search-params.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { deductionKindOf } from '../deductions/deduction-fields.ts';
import {
  deductionsVerdict,
  type JudgedDeductions,
  judgeDeductions,
} from '../deductions/judge-deductions.ts';
import {
  type DeductionQuery,
  deductionSearch,
  parseDeductions,
} from '../deductions/parse-deductions.ts';
import { personInWords } from '../letters/person-in-words.ts';
import { claimantsOwn, representedText } from '../letters/represented-text.ts';
import { type FoundReasons, findReasons, hasNoReason } from './find-reasons.ts';
import { type DecidedTest, type JudgedReason, judgeReasonOfClaim } from './judge-reason.ts';
import { isCommissionOver, silentClocks } from './plan-refusal.ts';
import { dayWordsOf, refusalFields } from './refusal-fields.ts';
import { lineOf, type RefusalInput, representedOf } from './refusal-input.ts';
import {
  type LeftOutReasons,
  parseRefusalQuery,
  type RefusalQuery,
  refusalHref,
} from './refusal-query.ts';

/**
 * The parts above the letter. `cashless-now`: the patient may still be in hospital. `cuts`: the deductions, judged;
 * `cuts-form` asks for them, `cuts-line` for the insurance whose deductions can be judged. `which`: the words of the
 * letter may mean several reasons, or none of ours. `no-reason`: nothing is known of it.
 */
export type AnswerPart =
  | 'cashless-now'
  | 'silence'
  | 'cuts'
  | 'reasons'
  | 'cuts-form'
  | 'cuts-line'
  | 'which'
  | 'no-reason';

export type ShownRefusal = {
  kind: 'answer';
  /** The verdict where one thing alone is judged; the page's heading. */
  headline: string;
  /** What decides, in large digits: time or sums; empty where the plan's next date is the number. */
  numbers: readonly HeadlineNumber[];
  /** The part whose heading is the page's own: it has none of its own. */
  headed: AnswerPart | null;
  /** The heading is a question, which is answered before the next steps. */
  isQuestion: boolean;
  parts: readonly AnswerPart[];
  input: RefusalInput;
  judged: readonly JudgedReason[];
  leftOut: LeftOutReasons;
  /** Of a claim paid in part, in the lines whose deductions are judged. */
  deductions: Exclude<DeductionQuery, { kind: 'invalid' }> | null;
  judgedDeductions: JudgedDeductions | null;
  /** The deductions that were typed, as a query; empty without any. */
  carried: string;
  /** Possible reasons for the words of the letter, if they were typed and are ambiguous. */
  found: Exclude<FoundReasons, { kind: 'clear' }> | null;
  q: string;
};

type WrongDays = Extract<RefusalQuery, { kind: 'invalid' }>;

export type ResolvedRefusal =
  | { kind: 'redirect'; href: string }
  | (Omit<WrongDays, 'kind'> & {
      kind: 'wrong-days';
      /** A day that exists contradicts another. */
      isContradiction: boolean;
      carried: string;
    })
  | {
      kind: 'wrong-sums';
      deductions: Extract<DeductionQuery, { kind: 'invalid' }>;
      input: RefusalInput;
      q: string;
    }
  | ShownRefusal;

export function resolveRefusal(params: QueryParams, today: IsoDate): ResolvedRefusal {
  if (!hasAnyValue(params, refusalFields)) return { kind: 'redirect', href: refusedPath };
  const query = parseRefusalQuery(params, today);
  const chosen = query.kind === 'invalid' ? query.values : query.input;
  const line = lineOf(chosen);
  const branch = chosen.kind === 'part' && line ? deductionKindOf(line) : null;
  const deductions = branch && parseDeductions(branch, (name) => firstValue(params, name), today);
  const carried = deductions ? deductionSearch(deductions) : '';
  if (query.kind === 'invalid') {
    const isContradiction = Object.values(query.errors).some(
      (error) => error !== noSuchDateMessage,
    );
    return { ...query, kind: 'wrong-days', isContradiction, carried };
  }
  const { leftOut } = query;
  const { input, q, isPersonNamed } = withNamedPerson(query);
  if (deductions?.kind === 'invalid') return { kind: 'wrong-sums', deductions, input, q };
  const found = q && !hasNoReason(q) ? findReasons(q, input.line) : null;
  if (found?.kind === 'clear') {
    // The words stay out of the URL to save and share.
    const reasons = [...input.reasons, found.reason];
    return { kind: 'redirect', href: refusalHref({ ...input, reasons }, carried) };
  }
  // In the address, where the choice at the letter can change it.
  if (isPersonNamed) return { kind: 'redirect', href: refusalHref(input, carried, q) };
  const judgedCuts = deductions?.kind === 'valid' ? judgeDeductions(deductions) : null;
  const judgedDeductions = judgedCuts && judgedCuts.rows.length > 0 ? judgedCuts : null;
  const judged = input.reasons.map((reason) => judgeReasonOfClaim(input, reason, today));
  const answer = { input, judged, leftOut, deductions, judgedDeductions, carried, found, q };
  const parts = partsOf(answer, today);
  return { kind: 'answer', ...answer, parts, ...headlineOf(answer, parts, today) };
}

/** "Papa ki policy": the letter is written for the father, unless the visitor chose a person; the words lose him. */
function withNamedPerson({ input, q }: Extract<RefusalQuery, { kind: 'valid' }>) {
  const named = input.represented ? null : personInWords(q);
  if (!named) return { input, q, isPersonNamed: false };
  const { represented, rest } = named;
  return { input: { ...input, represented }, q: rest, isPersonNamed: true };
}

type Answer = Omit<ShownRefusal, 'kind' | 'parts' | keyof Head>;

function partsOf(
  { input, deductions, judgedDeductions, found }: Answer,
  today: IsoDate,
): AnswerPart[] {
  const { kind, reasons } = input;
  const line = lineOf(input);
  const isReasonUnknown = reasons.length === 0 && kind !== 'silence' && !found && !judgedDeductions;
  // The page's own question: its answers stand directly below it.
  const isQuestion = found !== null && reasons.length === 0 && kind !== 'silence' && !deductions;
  const parts: readonly [AnswerPart, boolean][] = [
    ['which', isQuestion],
    // Two years after the letter nobody waits at the hospital's desk.
    ['cashless-now', line === 'health-cashless' && !isCommissionOver(input, today)],
    ['silence', kind === 'silence'],
    ['cuts', judgedDeductions !== null],
    ['reasons', reasons.length > 0],
    ['cuts-form', deductions !== null],
    ['cuts-line', kind === 'part' && line === null],
    ['which', found !== null && !isQuestion],
    ['no-reason', isReasonUnknown],
  ];
  return parts.flatMap(([part, isShown]) => (isShown ? [part] : []));
}

type Head = Pick<ShownRefusal, 'headline' | 'numbers' | 'headed' | 'isQuestion'>;

function headlineOf(answer: Answer, parts: readonly AnswerPart[], today: IsoDate): Head {
  const { input, judged, judgedDeductions, found } = answer;
  const [only] = judged;
  if (judgedDeductions)
    return { ...deductionsVerdict(judgedDeductions), headed: 'cuts', isQuestion: false };
  if (input.kind === 'silence')
    return { ...silenceVerdict(input, today), headed: null, isQuestion: false };
  const head = { numbers: [], isQuestion: false };
  if (only && judged.length === 1) {
    return { ...head, headline: verdictOf(only, input, today), headed: 'reasons' };
  }
  if (only) {
    const count = countText(judged.length, 'reason');
    return { ...head, headline: `The letter gives ${count}: answer each of them`, headed: null };
  }
  if (parts.includes('cuts-form'))
    return { ...head, headline: cutsHeading, headed: null, isQuestion: true };
  if (found) {
    const isQuestion = found.kind === 'several';
    return { ...head, headline: whichHeading(found), headed: 'which', isQuestion };
  }
  return { ...head, headline: noReasonHeading, headed: 'no-reason' };
}

/** By the visitor's dates: whose side the rule is on, and why. Where they decide nothing, what does. */
export function verdictOf(judged: JudgedReason, input: RefusalInput, today: IsoDate): string {
  const { standing, reason } = judged;
  const represented = representedOf(input);
  if (standing === 'depends') return representedText(reason.verdict, represented);
  const side = fillTemplate(standingHeadings[standing], () => claimantsOwn(represented));
  const decisive = decisiveTests(judged).find((test) => test.standing === standing);
  return decisive ? `${side}: ${whyOf(decisive, input, today)}` : side;
}

/** "the wait ended on 1 March 2023"; of a rule without a clock the day itself. */
function whyOf(test: DecidedTest, input: RefusalInput, today: IsoDate): string {
  const { figure, fromDay, at, atDay, end, period } = test;
  const last = formatDate(end);
  if (!isClock(figure)) {
    // What is measured by the event is the other day; all else by its own last day.
    const isEvent = fromDay === 'arose' && atDay !== 'today';
    const noun = dayWordsOf(isEvent ? atDay : fromDay, input).noun;
    const day = isEvent ? at : end;
    return `${representedText(noun, representedOf(input))} ${day > today ? 'is' : 'was'} ${formatDate(day)}`;
  }
  if (at > end) return `the ${period ?? figure.text} ended on ${last}`;
  if (period) return `the longest ${period} ${end < today ? 'ran' : 'runs'} to ${last}`;
  return `the ${figure.text} ${end < today ? 'ran' : 'run'} to ${last}`;
}

const cutsHeading = 'Type what they cut: you see what can be asked back';

const silenceHeading = 'No decision yet: ask by which day it comes';

export const noReasonHeading = 'No reason yet: ask for it in writing';

/** @param isSecond one reason is judged already, and these words are of another. */
export function whichHeading(
  { kind }: NonNullable<ShownRefusal['found']>,
  isSecond = false,
): string {
  if (kind === 'several')
    return isSecond ? 'What else does the letter say?' : 'Which of these does your letter say?';
  const what = isSecond ? 'the other reason' : 'this reason';
  return `We do not know ${what} yet: ask for it in writing`;
}

function silenceVerdict(
  input: RefusalInput,
  today: IsoDate,
): Pick<ShownRefusal, 'headline' | 'numbers'> {
  const clocks = silentClocks(input, today) ?? [];
  const last = clocks.at(-1);
  if (!last || clocks.some(({ isOver }) => isOver) !== last.isOver)
    return { headline: silenceHeading, numbers: [] };
  const day = formatDate(last.end);
  if (!last.isOver)
    return {
      headline: `The insurer’s time runs until ${day}`,
      numbers: [{ label: 'It has', value: upperFirst(formatDaysLeft(last.end, today)) }],
    };
  return {
    headline: `The insurer’s time ended on ${day}`,
    numbers: [{ label: 'That was', value: upperFirst(formatDayDistance(last.end, today)) }],
  };
}

/** The tests whose day decides. */
export function decisiveTests({ tests }: JudgedReason): DecidedTest[] {
  return tests.flatMap((test) => ('missing' in test || test.standing === 'depends' ? [] : [test]));
}

export type DatedMark = { label: string; date: IsoDate; isLimit: boolean };

/** The days that were compared, in their order: cover began, wait over, admission. */
export function marksOf(test: DecidedTest, input: RefusalInput): DatedMark[] {
  const { figure, from, fromDay, at, atDay, end, period } = test;
  const labelOf = (day: RefusalDay) => dayWordsOf(day, input).label;
  const isMoneyDue = atDay === 'settled' && !input.days.settled;
  const atLabel = atDay === 'today' || isMoneyDue ? 'Today' : labelOf(atDay);
  const limit = `${upperFirst(period ?? figure.text)} ${at > end ? 'over' : 'to'}`;
  const marks = [
    { label: labelOf(fromDay), date: from, isLimit: !isClock(figure) },
    ...(isClock(figure) ? [{ label: limit, date: end, isLimit: true }] : []),
    { label: atLabel, date: at, isLimit: false },
  ];
  return marks.toSorted((a, b) => a.date.localeCompare(b.date));
}
