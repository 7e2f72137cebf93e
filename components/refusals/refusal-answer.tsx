/**
 * The answer to one refusal, cut or silence: each reason decoded, what a lawful refusal has, the letter, and the ladder
 * as one dated plan, which alone is printed.
 */
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterWriter } from '@/components/letter/letter-writer';
import { OmbudsmanFinder } from '@/components/ombudsman/ombudsman-finder';
import { LetterSection } from '@/components/sections/letter-section';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { DatedPlanAnswer, DatedPlanSheet } from '@/components/timeline/dated-plan-sheet';
import { BulletList } from '@/components/ui/prose';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import {
  freeSteps,
  interestRule,
  kindHeadings,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { formatDate } from '@/lib/dates/format-date';
import { numberSources } from '@/lib/figures/number-sources';
import { refusedPath } from '@/lib/site/tool-routes';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { judgeDeductions } from '@/lib/tools/deductions/judge-deductions';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import { refusalCalendar } from '@/lib/tools/refusals/refusal-calendar';
import { type RefusalInput, refusalSearch } from '@/lib/tools/refusals/refusal-query';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { ReasonDetails } from './reason-answer';
import styles from './refusal-answer.module.css';
import { RefusalForm } from './refusal-form';
import { RefusalHelp } from './refusal-help';
import { lawfulPartsOf, RefusalReasons, type RefusalReasonsProps } from './refusal-reasons';

type RefusalAnswerProps = Omit<RefusalReasonsProps, 'judgedDeductions' | 'sources'>;

export function RefusalAnswer(props: RefusalAnswerProps) {
  const { input, deductions, carried, q, today } = props;
  const plan = planRefusal(input, today);
  const judged = deductions?.kind === 'valid' ? judgeDeductions(deductions) : null;
  const judgedDeductions = judged && judged.rows.length > 0 ? judged : null;
  const sources = numberSources([
    ...input.reasons.flatMap(({ rules }) => rules.map(({ figure }) => figure)),
    ...lawfulPartsOf(input).map(({ figure }) => figure),
    ...(judgedDeductions?.figures ?? []),
    interestRule.figure,
    ...plan.figures,
  ]);
  return (
    <SiteFrame path="/claim" bottomBarAction={{ href: '#letter', label: 'Your letter' }}>
      <PageHero
        path="/claim"
        theme="answer"
        heading={headingOf(input)}
        querySummary={<RefusalSummary input={input} />}
      />
      <RefusalReasons {...props} judgedDeductions={judgedDeductions} sources={sources} />
      <LetterSection>
        <LetterWriter {...writeRefusalLetter(input, today, judgedDeductions?.letter, q !== '')} />
      </LetterSection>
      <RefusalPlan {...{ input, carried, plan, today }} />
      <div data-print="no">
        {input.reasons.length > 0 && (
          <div className={`wrap ${styles.top}`}>
            <ReasonDetails input={input} sources={sources} today={today} />
          </div>
        )}
        <OmbudsmanOffice />
        <Section id="free" heading="What costs nothing, and what a lawyer is for">
          <BulletList items={freeSteps} />
        </Section>
      </div>
      <RefusalHelp input={input} carried={carried} />
      <div data-print="no">
        <Section id="change" heading="Another reason or date">
          <RefusalForm values={{ ...input, days: allDays(input), q }} carried={carried} />
          <p>
            <a href={refusedPath}>Start again</a>
          </p>
        </Section>
        <Sources path={refusedPath} sources={sources} isCollapsed />
      </div>
    </SiteFrame>
  );
}

type RefusalPlanProps = Pick<RefusalAnswerProps, 'input' | 'carried' | 'today'> & {
  plan: DatedPlan;
};

function RefusalPlan({ input, carried, plan, today }: RefusalPlanProps) {
  const search = refusalSearch(input);
  return (
    <>
      <DatedPlanAnswer text={`**${plan.heading}.** ${plan.answer}`} today={today} />
      <DatedPlanSheet
        plan={plan}
        calendarHref={refusalCalendar.hrefOf(input, today)}
        search={carried ? `${search}&${carried}` : search}
        changeHref="#change"
      >
        <OfficialContacts />
      </DatedPlanSheet>
    </>
  );
}

function OmbudsmanOffice() {
  return (
    <Section id="office" heading="Your Ombudsman’s office">
      <OmbudsmanFinder states={ombudsmanStates} />
      <p>
        <a href="/grievance-redressal#ombudsman-offices">All offices and their areas</a>. The
        insurer answered your complaint?{' '}
        <a href="/grievance-redressal#your-dates">Its dates from that answer</a>
      </p>
    </Section>
  );
}

/** The reasons as the letter says them; without one, what the insurer did. */
function headingOf({ kind, reasons }: RefusalInput): string {
  const labels = reasons.map(({ label }) => label).join('; ');
  return labels ? `${kindHeadings[kind]}: ${labels}` : kindHeadings[kind];
}

function allDays({ days, sent }: RefusalInput) {
  return { ...days, ...(sent && { sent }) };
}

function RefusalSummary({ input }: { input: RefusalInput }) {
  const line = refusalLineRows.find(({ value }) => value === input.line);
  const { letter } = input.days;
  return (
    <>
      {[line?.label, letter && `their letter: ${formatDate(letter)}`].filter(Boolean).join(' · ')}{' '}
      <a href="#change" data-print="no">
        change
      </a>
    </>
  );
}
