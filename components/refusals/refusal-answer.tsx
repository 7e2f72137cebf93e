/**
 * The answer to one refusal, cut or silence: the verdict, what decides, what to do next, the ladder as one dated plan,
 * which alone is printed, the letter. The rest is folded.
 */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterFor } from '@/components/letter/letter-for';
import { LetterWriter } from '@/components/letter/letter-writer';
import { OfficePicker } from '@/components/ombudsman/office-picker';
import { OmbudsmanOffice } from '@/components/ombudsman/ombudsman-office';
import { LetterSection } from '@/components/sections/letter-section';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { DatedPlanFolds, DatedPlanNext } from '@/components/timeline/dated-plan-sheet';
import { Button, LinkButton } from '@/components/ui/button';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { BulletList, Inline } from '@/components/ui/prose';
import { TextField } from '@/components/ui/text-field';
import {
  ombudsmanComplaintLead,
  ombudsmanComplaintSummary,
  ombudsmanPortal,
} from '@/lib/content/complaints/ombudsman-complaint';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import {
  freeSteps,
  guidanceOnly,
  interestRule,
  kindWords,
  lawfulHeadings,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { tribunalRowId } from '@/lib/content/refusals/refusal-flow';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { type NumberedSources, numberSources } from '@/lib/figures/number-sources';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { lowerStart } from '@/lib/text/words';
import { type DatedPlan, nextDate } from '@/lib/tools/dated-plan/build-dated-plan';
import { buildOmbudsmanComplaint } from '@/lib/tools/ombudsman/build-ombudsman-complaint';
import { rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { ombudsmanFacts } from '@/lib/tools/refusals/ombudsman-facts';
import { planRefusal } from '@/lib/tools/refusals/plan-refusal';
import { refusalCalendar } from '@/lib/tools/refusals/refusal-calendar';
import { lineOf, type RefusalInput, representedOf } from '@/lib/tools/refusals/refusal-input';
import { allDaysOf, refusalHref, refusalSearch } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { ReasonLaw, ReasonMeaning, ReasonPapers } from './reason-answer';
import styles from './refusal-answer.module.css';
import { RefusalForm } from './refusal-form';
import { RefusalHelp } from './refusal-help';
import { refusalNextSteps } from './refusal-next-steps';
import { LawfulParts, lawfulPartsOf, RefusalReasons } from './refusal-reasons';

const action = answerPath(refusedPath);

type RefusalAnswerProps = { shown: ShownRefusal; today: IsoDate };

export function RefusalAnswer({ shown, today }: RefusalAnswerProps) {
  const { input, judged, headed } = shown;
  const plan = planRefusal(input, today);
  const sources = sourcesOf(shown, plan);
  const [only] = judged;
  const letterDate = input.kind !== 'silence' && !input.days.letter && (
    <LetterDateForm shown={shown} />
  );
  return (
    <SiteFrame path="/claim" bottomBarAction={letterLink(plan)}>
      <OpenFragmentTarget />
      <RefusalHead shown={shown} plan={plan} today={today} />
      <div className={`wrap ${styles.top}`}>
        {headed !== 'which' && letterDate}
        <RefusalReasons shown={shown} today={today} sources={sources} />
        {headed === 'which' && letterDate}
      </div>
      <RefusalPlan shown={shown} plan={plan} today={today} />
      {only && headed === 'reasons' && (
        <div className={`wrap ${styles.meaning}`} data-print="no">
          <ReasonMeaning judged={only} input={input} carried={shown.carried} />
        </div>
      )}
      <RefusalLetter shown={shown} plan={plan} today={today} />
      <RefusalFolds shown={shown} plan={plan} sources={sources} />
    </SiteFrame>
  );
}

function letterLink({ state }: DatedPlan) {
  return { href: '#letter', label: isOmbudsmansTurn(state) ? 'Your complaint' : 'Your letter' };
}

type PartProps = RefusalAnswerProps & { plan: DatedPlan };

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

function RefusalHead({ shown, plan, today }: PartProps) {
  const { headline, headed } = shown;
  // A question comes before every date.
  const planned = headed === 'which' ? [] : planNumbers(shown, plan, today);
  const numbers = shown.numbers.length > 0 ? shown.numbers : planned;
  const { href, label } = letterLink(plan);
  return (
    <PageHero
      path="/claim"
      theme="answer"
      heading={headline}
      querySummary={{ text: refusalSummary(shown.input), changeHref: '#change' }}
      action={<LinkButton href={href}>{label}</LinkButton>}
    >
      {numbers.length > 0 && <HeadlineNumbers numbers={numbers} />}
    </PageHero>
  );
}

/** The one date on which every other depends; the rest is in the address already. */
function LetterDateForm({ shown: { input, carried, q } }: Pick<RefusalAnswerProps, 'shown'>) {
  return (
    <FormCard action={action} layout="question" autoComplete="off">
      <HiddenQuery search={withCarried(input, carried, q)} />
      <TextField
        id="letter-day"
        name="letter"
        label={input.kind === 'refused' ? 'When was it refused?' : 'When did they pay a part?'}
        hint="The date of their letter."
        type="date"
        required
        data-missing="Enter the date of their letter."
      />
      <Button type="submit">Show my dates</Button>
    </FormCard>
  );
}

/** What is printed: the day of the calculation, what to do, the dates. */
function RefusalPlan({ shown: { input, carried, q }, plan, today }: PartProps) {
  return (
    <div id="plan" className={styles.plan}>
      <div className={`wrap ${styles.onPaper}`}>
        <p>
          <Inline text={`**${plan.heading}.** ${plan.answer}`} /> Worked out on {formatDate(today)}.
        </p>
      </div>
      <DatedPlanNext
        plan={plan}
        today={today}
        calendarHref={refusalCalendar.hrefOf(input, today)}
        search={withCarried(input, carried)}
        nextSteps={refusalNextSteps(input, plan, today)}
        inStep={{
          href: ombudsmanPortal,
          content: (
            <OfficePicker
              action={action}
              search={withCarried({ ...input, office: undefined }, carried, q)}
              choice={input.office}
            />
          ),
        }}
        note={guidanceOnly}
      />
    </div>
  );
}

/** The letter to the insurer; at the Ombudsman's turn the complaint to the Ombudsman. */
function RefusalLetter({ shown, plan, today }: PartProps) {
  const { input, judged, judgedDeductions, carried, q } = shown;
  const represented = representedOf(input);
  const { sent, answered = null, office } = input;
  const complaint =
    sent && isOmbudsmansTurn(plan.state)
      ? buildOmbudsmanComplaint(
          {
            ...{ sent, answered, office, represented },
            facts: ombudsmanFacts(input, judged, judgedDeductions, today),
            isAfterDeath: lineOf(input) === 'life',
          },
          today,
        )
      : null;
  const letter = complaint ?? writeRefusalLetter(input, today, judgedDeductions, q !== '');
  return (
    <LetterSection
      {...(complaint && {
        heading: complaint.title,
        summary: ombudsmanComplaintSummary,
        lead: ombudsmanComplaintLead(represented),
      })}
    >
      <LetterFor
        action={action}
        search={withCarried({ ...input, represented: undefined }, carried, q)}
        represented={represented}
      />
      <LetterWriter {...letter} foldedFields="Fill the gaps of the letter" />
    </LetterSection>
  );
}

type RefusalFoldsProps = { shown: ShownRefusal; plan: DatedPlan; sources: NumberedSources };

function RefusalFolds({ shown, plan, sources }: RefusalFoldsProps) {
  const { input, judged, carried, q } = shown;
  const line = lineOf(input);
  return (
    <DatedPlanFolds
      plan={plan}
      heading="More about this refusal"
      isEveryStepFolded
      contacts={<OfficialContacts />}
    >
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
      {!isOmbudsmansTurn(plan.state) && <OmbudsmanOffice />}
      <Section id="free" heading="What costs nothing, and what a lawyer is for" isCollapsed>
        <BulletList items={freeSteps} />
      </Section>
      <RefusalHelp input={input} carried={carried} />
      <Section id="change" heading="Another reason or date" isCollapsed>
        <RefusalForm values={{ ...input, days: allDaysOf(input), q }} carried={carried} />
        {input.reasons.length > 0 && (
          <p>
            Does your letter say something else?{' '}
            <a href={refusalHref({ ...input, reasons: [] }, carried)}>Choose another reason</a>
          </p>
        )}
        <p>
          The insurer answered your complaint? <a href="#refusal-answered">Add the day</a>
        </p>
        <p>
          <a href={refusedPath}>Start again</a>
        </p>
      </Section>
      <FoldedSources path={refusedPath} sources={sources} />
    </DatedPlanFolds>
  );
}

/** @param q the words of the letter: for a form of this page, never for an address to save or share. */
function withCarried(input: RefusalInput, carried: string, q = ''): string {
  return [refusalSearch(input, q), carried].filter(Boolean).join('&');
}

/**
 * The next date: for people who were hurt the tribunal's; before the letter is sent, what follows if it goes today.
 * None where no date was given: a day counted from today would look like the visitor's own.
 */
function planNumbers(
  { input, judged }: Pick<ShownRefusal, 'input' | 'judged'>,
  { steps, numbers }: DatedPlan,
  today: IsoDate,
) {
  const tribunal = nextDate(
    steps.filter(({ id }) => id === tribunalRowId),
    today,
  );
  if (tribunal) return [tribunal];
  if (input.sent) return numbers;
  const isDecided = judged.some(({ standing }) => standing !== 'depends');
  if (!isDecided && !input.days.letter && !input.days.papers) return [];
  return numbers.map((number) => ({
    ...number,
    label: 'If you write today, the insurer must answer by',
  }));
}

/** "Health claim refused: pre-existing disease": two lines on most phones. */
function refusalSummary(input: RefusalInput): string {
  const line = refusalLineRows.find(({ value }) => value === lineOf(input));
  const { letter } = input.days;
  const [only] = input.reasons;
  const reason = input.reasons.length === 1 && only ? `: ${shortLabel(only.label)}` : '';
  const asked = `${line?.claim ?? 'Claim'} ${kindWords[input.kind]}${reason}`;
  return letter ? `${asked} · letter of ${formatDate(letter)}` : asked;
}

/** "pre-existing disease" of "Pre-existing disease (PED, Excl01)". */
function shortLabel(label: string): string {
  return lowerStart(label.replace(/( \(|: |, ).*/, ''));
}
