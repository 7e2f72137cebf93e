/** "My claim was refused": the letter's reason typed, the reasons as a list, the steps. Its answer is a dated plan. */

import { SiteFrame } from '@/components/layout/site-frame';
import { GroupedReasonLinks, ReasonPageLinks } from '@/components/refusals/reason-links';
import { noValues, RefusalForm } from '@/components/refusals/refusal-form';
import { PageHero } from '@/components/sections/page-hero';
import { OpeningQuestions, QuestionList } from '@/components/sections/question-list';
import { RulesTable } from '@/components/sections/rules-table';
import { FoldGroup, Section } from '@/components/sections/section';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { FoldedSources } from '@/components/sections/sources';
import { StepList } from '@/components/sections/step-list';
import { ToolBand } from '@/components/sections/tool-band';
import { AnswerLink } from '@/components/ui/answer-link';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkRow } from '@/components/ui/link-row';
import { BulletList } from '@/components/ui/prose';
import { escalationFigures, escalationSteps } from '@/lib/content/claims/escalation-steps';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { findReason, refusalReasons } from '@/lib/content/refusals/all-refusals';
import { reasonPages } from '@/lib/content/refusals/reason-pages';
import {
  freeSteps,
  refusedPage,
  refusedQuestionFigures,
  refusedQuestions,
} from '@/lib/content/refusals/refusal-copy';
import { numberSources } from '@/lib/figures/number-sources';
import { pageMetadata } from '@/lib/publishing/metadata';
import { answerPath } from '@/lib/site/tool-paths';
import { claimPath, refusedPath } from '@/lib/site/tool-routes';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';

export const metadata = pageMetadata('/claim', refusedClaim);

const noInput = { ...noValues, days: {}, sent: null };
const noClearReason = findReason('no-clear-reason');
const cashlessRefusedHref = `${answerPath(claimPath('health-cashless'))}?outcome=refused`;

export default function RefusedClaimPage() {
  const { heading, answer, rules } = refusedPage;
  const sources = numberSources([
    ...rules.map(({ figure }) => figure),
    ...escalationFigures,
    ...refusedQuestionFigures,
  ]);
  return (
    <SiteFrame path="/claim" tool={refusedClaim}>
      <PageHero
        path="/claim"
        heading={heading}
        lead={answer}
        picture={<ServiceDrawing name="refused" />}
      >
        <LinkRow>
          <AnswerLink href={cashlessRefusedHref}>In hospital now, cashless refused</AnswerLink>
          {noClearReason && (
            <AnswerLink href={refusalHref({ ...noInput, reasons: [noClearReason] })}>
              They gave no reason
            </AnswerLink>
          )}
        </LinkRow>
      </PageHero>
      <ToolBand id="decode" heading="What does the letter say?" isHeadingForWide>
        <RefusalForm />
      </ToolBand>
      <Section
        id="reasons"
        heading="The reasons that letters give"
        lead="Each leads to its meaning, the rule behind it, the papers that answer it, and the letter."
      >
        <div>
          <h3>The most searched reasons, explained</h3>
          <ReasonPageLinks pages={reasonPages} />
          <GroupedReasonLinks input={noInput} reasons={refusalReasons} />
        </div>
      </Section>
      <Section id="questions" heading="Rejected claims: common questions">
        <div>
          <OpeningQuestions questions={refusedQuestions.slice(0, 3)} />
          <Disclosure summary={`${refusedQuestions.length - 3} more questions`}>
            <QuestionList questions={refusedQuestions.slice(3)} />
          </Disclosure>
        </div>
      </Section>
      <FoldGroup id="more" heading="Before you answer the letter">
        <Section
          id="steps"
          heading="What the insurer owes you, and the steps after a no"
          isCollapsed
        >
          <div id="lawful">
            <RulesTable caption="Rules for insurers" rules={rules} sources={sources} />
          </div>
          <StepList steps={escalationSteps} />
          <BulletList items={freeSteps} />
          <p>
            <a href="/grievance-redressal">Each step, and your dates</a>
          </p>
        </Section>
        <FoldedSources path={refusedPath} sources={sources} />
      </FoldGroup>
    </SiteFrame>
  );
}
