/**
 * The answer to one refusal, cut or silence: the verdict, what to do next, the letter, and the ladder as one dated
 * plan, which alone is printed. The rest is folded.
 */
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterWriter } from '@/components/letter/letter-writer';
import { OmbudsmanFinder } from '@/components/ombudsman/ombudsman-finder';
import { LetterSection } from '@/components/sections/letter-section';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { PageHero } from '@/components/sections/page-hero';
import { FoldGroup, Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { DatedPlanSheet } from '@/components/timeline/dated-plan-sheet';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { BulletList, Inline } from '@/components/ui/prose';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import {
  freeSteps,
  guidanceOnly,
  interestRule,
  kindHeadings,
  lawfulHeadings,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { refusedPath } from '@/lib/site/tool-routes';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import { refusalCalendar } from '@/lib/tools/refusals/refusal-calendar';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { refusalHref, refusalSearch } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { isLetterFirst, NextSteps } from './next-steps';
import { ReasonLaw, ReasonPapers } from './reason-answer';
import styles from './refusal-answer.module.css';
import { RefusalForm } from './refusal-form';
import { RefusalHelp } from './refusal-help';
import { LawfulParts, lawfulPartsOf, RefusalReasons } from './refusal-reasons';

type RefusalAnswerProps = { shown: ShownRefusal; today: IsoDate };

export function RefusalAnswer({ shown, today }: RefusalAnswerProps) {
  const { input, judged, judgedDeductions, carried, q, headline } = shown;
  const line = lineOf(input);
  const plan = planRefusal(input, today);
  const sources = numberSources([
    ...input.reasons.flatMap((reason) => rulesOfLine(reason, line).map(({ figure }) => figure)),
    ...lawfulPartsOf(input).map(({ figure }) => figure),
    ...(judgedDeductions?.figures ?? []),
    interestRule.figure,
    ...plan.figures,
  ]);
  return (
    <SiteFrame path="/claim" bottomBarAction={{ href: '#letter', label: 'Your letter' }}>
      <OpenFragmentTarget />
      <PageHero
        path="/claim"
        theme="answer"
        heading={headline}
        querySummary={<RefusalSummary input={input} headline={headline} />}
      />
      <div className={`wrap ${styles.top}`}>
        <p className={styles.guidance}>{guidanceOnly}</p>
        <RefusalReasons shown={shown} today={today} sources={sources} />
        <NextSteps input={input} plan={plan} today={today} />
      </div>
      <LetterSection isFoldedOnPhones>
        <LetterWriter
          {...writeRefusalLetter(input, today, judgedDeductions, q !== '')}
          foldedFields="Fill the gaps of the letter"
        />
      </LetterSection>
      <RefusalPlan {...{ input, carried, plan, today }} />
      <div data-print="no">
        <FoldGroup id="more" heading="More about this refusal">
          {judged.length > 0 && (
            <>
              <Section id="papers" heading="Papers to send with it" isCollapsed>
                <ReasonPapers judged={judged} />
              </Section>
              <Section id="law" heading="What the law says, and how such cases ended" isCollapsed>
                <ReasonLaw {...{ judged, line, sources }} />
              </Section>
            </>
          )}
          {input.kind !== 'silence' && (
            <Section id="lawful" heading={lawfulHeadings[input.kind]} isCollapsed>
              <LawfulParts input={input} sources={sources} />
            </Section>
          )}
          <OmbudsmanOffice />
          <Section id="free" heading="What costs nothing, and what a lawyer is for" isCollapsed>
            <BulletList items={freeSteps} />
          </Section>
          <RefusalHelp input={input} carried={carried} />
          <Section id="change" heading="Another reason or date" isCollapsed>
            <RefusalForm values={{ ...input, days: allDays(input), q }} carried={carried} />
            {input.reasons.length > 0 && (
              <p>
                Does your letter say something else?{' '}
                <a href={refusalHref({ ...input, reasons: [] }, carried)}>Choose another reason</a>
              </p>
            )}
            <p>
              <a href={refusedPath}>Start again</a>
            </p>
          </Section>
          <FoldedSources path={refusedPath} sources={sources} />
        </FoldGroup>
      </div>
    </SiteFrame>
  );
}

type RefusalPlanProps = Pick<ShownRefusal, 'input' | 'carried'> & {
  plan: DatedPlan;
  today: IsoDate;
};

/** On the screen the sentence of the plan stands in "Do this next"; on paper it begins the sheet. */
function RefusalPlan({ input, carried, plan, today }: RefusalPlanProps) {
  const search = refusalSearch(input);
  return (
    <div id="plan" className={styles.plan}>
      <div className={`wrap ${styles.onPaper}`}>
        <p>
          <Inline text={`**${plan.heading}.** ${plan.answer}`} /> Worked out on {formatDate(today)}.
        </p>
      </div>
      <DatedPlanSheet
        plan={plan}
        calendarHref={refusalCalendar.hrefOf(input, today)}
        search={carried ? `${search}&${carried}` : search}
        changeHref="#change"
        foldedBasis="Who to reach, what to have at hand, and the rules"
        foldedSteps={isLetterFirst(input, plan) ? 'How to send the letter' : undefined}
      >
        <OfficialContacts />
      </DatedPlanSheet>
    </div>
  );
}

function OmbudsmanOffice() {
  return (
    <Section id="office" heading="Your Ombudsman’s office" isCollapsed>
      <OmbudsmanFinder states={ombudsmanStates} />
      <p>
        <a href="/grievance-redressal#ombudsman-offices">All offices and their areas</a>. The
        insurer answered your complaint?{' '}
        <a href="/grievance-redressal#your-dates">Its dates from that answer</a>
      </p>
    </Section>
  );
}

function allDays({ days, sent }: RefusalInput) {
  return { ...days, ...(sent && { sent }) };
}

/** What was asked, without what the heading says: the reasons, where the heading is the verdict. */
function RefusalSummary({ input, headline }: Pick<ShownRefusal, 'input' | 'headline'>) {
  const line = refusalLineRows.find(({ value }) => value === input.line);
  const { letter } = input.days;
  const happened = kindHeadings[input.kind];
  const [only] = input.reasons;
  const reason = input.reasons.length === 1 && !headline.includes(only?.label ?? '') && only?.label;
  return (
    <>
      {[
        !headline.startsWith(happened) && happened,
        reason,
        line?.label,
        letter && `their letter: ${formatDate(letter)}`,
      ]
        .filter(Boolean)
        .join(' · ')}{' '}
      <a href="#change" data-print="no">
        change
      </a>
    </>
  );
}
