/**
 * The answer to one refusal, cut or silence: the verdict, what to do next, what decides, the ladder as one dated plan,
 * which alone is printed, the letter. The rest is folded. What is shown: lib/tools/refusals/resolve-refusal.ts.
 */

import { localText } from '@/components/languages/local-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { Letter } from '@/components/letter/letter';
import { LetterFor } from '@/components/letter/letter-for';
import { LetterSection } from '@/components/sections/letter-section';
import { PageHero } from '@/components/sections/page-hero';
import { LinkButton } from '@/components/ui/button';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import {
  ombudsmanComplaintLead,
  ombudsmanComplaintSummary,
} from '@/lib/content/complaints/ombudsman-complaint';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import { interestRule, kindWords, refusalLineRows } from '@/lib/content/refusals/refusal-copy';
import { tribunalRowId } from '@/lib/content/refusals/refusal-flow';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { shorten } from '@/lib/text/words';
import { type DatedPlan, nextDate } from '@/lib/tools/dated-plan/build-dated-plan';
import { buildOmbudsmanComplaint } from '@/lib/tools/ombudsman/build-ombudsman-complaint';
import { rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { ombudsmanFacts } from '@/lib/tools/refusals/ombudsman-facts';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import { shortLabel } from '@/lib/tools/refusals/reason-choice';
import {
  isAfterDeath,
  lawfulPartsOf,
  lineOf,
  representedOf,
} from '@/lib/tools/refusals/refusal-input';
import { answerSearch, refusalHref } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { ReasonMeaning } from './reason-meaning';
import styles from './refusal-answer.module.css';
import { RefusalFolds } from './refusal-folds';
import { LetterDateForm, RefusalPlan } from './refusal-plan';
import { RefusalReasons } from './refusal-reasons';

type RefusalAnswerProps = { shown: ShownRefusal; today: IsoDate };

export function RefusalAnswer({ shown, today }: RefusalAnswerProps) {
  const { input, judged, headlinePart, isQuestion, typedDeductions } = shown;
  const plan = planRefusal(input, today);
  const sources = sourcesOf(shown, plan);
  const [only] = judged;
  const isDateAsked = input.kind !== 'silence' && !input.days.letter;
  const reasons = <RefusalReasons shown={shown} today={today} sources={sources} />;
  return (
    <SiteFrame
      path="/claim"
      href={refusalHref(input, typedDeductions)}
      // The question comes before the letter.
      bottomBarAction={headlinePart === 'which' ? undefined : letterLink(plan)}
      helpHref="#ask-us"
    >
      <OpenFragmentTarget />
      <RefusalHead shown={shown} plan={plan} today={today} />
      {isQuestion && <div className={`wrap ${styles.top}`}>{reasons}</div>}
      <RefusalPlan shown={shown} plan={plan} today={today}>
        {isDateAsked && <LetterDateForm shown={shown} />}
        {!isQuestion && reasons}
      </RefusalPlan>
      {only && headlinePart === 'reasons' && (
        <div className={`wrap ${styles.meaning}`} data-print="no">
          <ReasonMeaning judged={only} input={input} typedDeductions={typedDeductions} />
        </div>
      )}
      <RefusalLetter shown={shown} plan={plan} today={today} />
      <RefusalFolds shown={shown} plan={plan} sources={sources} />
    </SiteFrame>
  );
}

function sourcesOf({ input, judgedDeductions }: ShownRefusal, plan: DatedPlan) {
  const line = lineOf(input);
  return numberSources([
    ...input.reasons.flatMap((reason) => rulesOfLine(reason, line).map(({ figure }) => figure)),
    ...lawfulPartsOf(input).map(({ figure }) => figure),
    ...(judgedDeductions?.figures ?? []),
    interestRule.figure,
    ...plan.figures,
  ]);
}

/** In characters. */
const maxWords = 40;

type RefusalHeadProps = { shown: ShownRefusal; plan: DatedPlan; today: IsoDate };

function RefusalHead({ shown, plan, today }: RefusalHeadProps) {
  const { headline, headlinePart } = shown;
  // A question comes before every date.
  const planned = headlinePart === 'which' ? [] : planNumbers(shown, plan, today);
  const numbers = shown.numbers.length > 0 ? shown.numbers : planned;
  const { href, label } = letterLink(plan);
  return (
    <PageHero
      path="/claim"
      theme="answer"
      heading={headline}
      querySummary={{ text: refusalSummary(shown), changeHref: '#change' }}
      action={headlinePart !== 'which' && <LinkButton href={href}>{label}</LinkButton>}
    >
      {numbers.length > 0 && <HeadlineNumbers numbers={numbers} />}
    </PageHero>
  );
}

/** The link is in the head, and in the bar of a phone. */
function letterLink({ state }: DatedPlan) {
  return { href: '#letter', label: isOmbudsmansTurn(state) ? 'Your complaint' : 'Your letter' };
}

/** "Health claim refused: pre-existing disease", or the words of the letter: two lines on most phones. */
function refusalSummary({ input, q }: Pick<ShownRefusal, 'input' | 'q'>): string {
  const line = refusalLineRows.find(({ value }) => value === lineOf(input));
  const { letter } = input.days;
  const [only] = input.reasons;
  const words = q ? `: “${shorten(q, maxWords)}”` : '';
  const reason = input.reasons.length === 1 && only ? `: ${shortLabel(only)}` : words;
  const claimText = `${line?.claim ?? 'Claim'} ${kindWords[input.kind]}${reason}`;
  return letter ? `${claimText} · letter of ${formatDate(letter)}` : claimText;
}

/**
 * The safe day that is near, or the next date: for people who were hurt the tribunal's; before the letter is sent, what follows if it goes today.
 * None where no date was given: a day counted from today would look like the visitor's own.
 */
function planNumbers(
  { input, judged }: Pick<ShownRefusal, 'input' | 'judged'>,
  { steps, numbers, safeDay }: DatedPlan,
  today: IsoDate,
) {
  const tribunal = nextDate(
    steps.filter(({ id }) => id === tribunalRowId),
    today,
  );
  if (tribunal) return [tribunal];
  if (input.sent || safeDay) return numbers;
  const isDecided = judged.some(({ standing }) => standing !== 'depends');
  if (!isDecided && !input.days.letter && !input.days.papers) return [];
  return numbers.map((number) => ({
    ...number,
    label: 'If you write today, the insurer must answer by',
  }));
}

/** The letter to the insurer; at the Ombudsman's turn the complaint to the Ombudsman. */
type RefusalLetterProps = { shown: ShownRefusal; plan: DatedPlan; today: IsoDate };

function RefusalLetter({ shown, plan, today }: RefusalLetterProps) {
  const { input, judgedDeductions, typedDeductions, q } = shown;
  const represented = representedOf(input);
  const complaint = complaintOf(shown, plan, today);
  const letter =
    complaint ?? writeRefusalLetter(input, today, judgedDeductions, q !== '', localText);
  return (
    <LetterSection
      {...(complaint && {
        heading: complaint.title,
        summary: ombudsmanComplaintSummary,
        lead: ombudsmanComplaintLead(represented),
      })}
    >
      <LetterFor
        action={answerPath(refusedPath)}
        search={answerSearch({ ...input, represented: undefined }, typedDeductions, q)}
        represented={represented}
      />
      <Letter {...letter} />
    </LetterSection>
  );
}

function complaintOf(
  { input, judged, judgedDeductions }: ShownRefusal,
  { state }: DatedPlan,
  today: IsoDate,
) {
  const { sent, answered = null, office } = input;
  if (!sent || !isOmbudsmansTurn(state)) return null;
  return buildOmbudsmanComplaint(
    {
      ...{ sent, answered, office, represented: representedOf(input) },
      facts: ombudsmanFacts(input, judged, judgedDeductions, today),
      isAfterDeath: isAfterDeath(input),
    },
    today,
  );
}
