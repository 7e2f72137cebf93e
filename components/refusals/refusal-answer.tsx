/**
 * The answer to one refusal, cut or silence: the verdict, what to do next, what decides, the ladder as one dated plan,
 * which alone is printed, the letter. The rest is folded. What is shown: lib/tools/refusals/resolve-refusal.ts.
 */

import { SiteFrame } from '@/components/layout/site-frame';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { interestRule } from '@/lib/content/refusals/refusal-copy';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import { lawfulPartsOf, lineOf } from '@/lib/tools/refusals/refusal-input';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { ReasonMeaning } from './reason-meaning';
import styles from './refusal-answer.module.css';
import { RefusalFolds } from './refusal-folds';
import { letterLink, RefusalHead } from './refusal-head';
import { RefusalLetter } from './refusal-letter';
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
