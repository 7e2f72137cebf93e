/** The verdict on one refusal: the heading of its answer, and the time or the sums beside it. */
import { standingHeadings } from '../../content/refusals/refusal-copy.ts';
import { formatDate } from '../../dates/format-date.ts';
import { formatDayDistance, formatDaysLeft } from '../../dates/format-distance.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isClock } from '../../figures/figure-on.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { countText, upperFirst } from '../../text/words.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { deductionsVerdict, type JudgedDeductions } from '../deductions/judge-deductions.ts';
import type { DeductionQuery } from '../deductions/parse-deductions.ts';
import { claimantsOwn, representedText } from '../letters/represented-text.ts';
import type { FoundReasons } from './find-reasons.ts';
import {
  type DecidedTest,
  decisiveTests,
  isYetToProve,
  type JudgedReason,
} from './judge-reason.ts';
import { silentClocks } from './plan-refusal.ts';
import { dayWordsOf, type RefusalInput, representedOf } from './refusal-input.ts';

/** What the verdict is read from. */
export type JudgedRefusal = {
  input: RefusalInput;
  judged: readonly JudgedReason[];
  /** For a claim paid in part, in the insurances whose deductions can be judged. */
  deductions: Exclude<DeductionQuery, { kind: 'invalid' }> | null;
  judgedDeductions: JudgedDeductions | null;
  /** Possible reasons for the words of the letter, if they were typed and are ambiguous. */
  found: Exclude<FoundReasons, { kind: 'clear' }> | null;
};

export type RefusalVerdict = {
  /** The verdict where one thing alone is judged; the page's heading. */
  headline: string;
  /** What decides, in large digits: time or sums; empty where the plan's next date is the number. */
  numbers: readonly HeadlineNumber[];
  /** The part of the answer that the headline stands for: it has no heading of its own. */
  headlinePart: 'deductions' | 'reasons' | 'which' | 'no-reason' | null;
  /** The headline is a question, which is answered before the next steps. */
  isQuestion: boolean;
};

type Translate = (text: string) => string;
const inEnglish: Translate = (text) => text;

/** @param translate before the person is written in: a Hindi verdict names nobody as the owner of claim and policy */
export function refusalVerdict(
  refusal: JudgedRefusal,
  today: IsoDate,
  translate: Translate = inEnglish,
): RefusalVerdict {
  const { input, judged, deductions, judgedDeductions, found } = refusal;
  const [only] = judged;
  if (judgedDeductions) {
    const verdict = deductionsVerdict(judgedDeductions);
    return { ...verdict, headlinePart: 'deductions', isQuestion: false };
  }
  if (input.kind === 'silence')
    return { ...silenceVerdict(input, today), headlinePart: null, isQuestion: false };
  const verdict = { numbers: [], isQuestion: false };
  if (only && judged.length === 1)
    return {
      ...verdict,
      headline: reasonVerdict(only, input, today, translate),
      headlinePart: 'reasons',
    };
  if (only) {
    const count = countText(judged.length, 'reason');
    const headline = `The letter gives ${count}: answer each of them`;
    return { ...verdict, headline, headlinePart: null };
  }
  if (deductions)
    return { ...verdict, headline: deductionsHeading, headlinePart: null, isQuestion: true };
  if (found) {
    const isQuestion = found.kind === 'several';
    return { ...verdict, headline: whichHeading(found), headlinePart: 'which', isQuestion };
  }
  return { ...verdict, headline: noReasonHeading, headlinePart: 'no-reason' };
}

/** Judges by the visitor's dates: whose side the rule is on, and why. If dates decide nothing, it says what does. */
export function reasonVerdict(
  judged: JudgedReason,
  input: RefusalInput,
  today: IsoDate,
  translate: Translate = inEnglish,
): string {
  const { standing, reason } = judged;
  const represented = representedOf(input);
  if (standing === 'depends') return representedText(translate(reason.verdict), represented);
  const decisive = decisiveTests(judged).find((test) => test.standing === standing);
  const heading = standingHeadings[isYetToProve(judged) ? 'to-be-proved' : standing];
  const side = fillTemplate(heading, () => claimantsOwn(represented));
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

const deductionsHeading = 'Type what they cut: you see what can be asked back';

const silenceHeading = 'No decision yet: ask by which day it comes';

export const noReasonHeading = 'No reason yet: ask for it in writing';

/** @param isSecond one reason is judged already, and these words are of another. */
export function whichHeading(found: NonNullable<JudgedRefusal['found']>, isSecond = false): string {
  if (found.kind === 'several' && found.reasons.length === 1) return 'Does your letter say this?';
  if (found.kind === 'several')
    return isSecond ? 'What else does the letter say?' : 'Which of these does your letter say?';
  const what = isSecond ? 'the other reason' : 'this reason';
  return `We do not know ${what} yet: ask for it in writing`;
}

function silenceVerdict(
  input: RefusalInput,
  today: IsoDate,
): Pick<RefusalVerdict, 'headline' | 'numbers'> {
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
