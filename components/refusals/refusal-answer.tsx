/**
 * The answer to one refusal, cut or silence: each reason decoded, what a lawful refusal has, the letter, and the ladder
 * as one dated plan, which alone is printed.
 */
import { DeductionsAnswer } from '@/components/deductions/deductions-answer';
import { DeductionsForm } from '@/components/deductions/deductions-form';
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterWriter } from '@/components/letter/letter-writer';
import { OmbudsmanFinder } from '@/components/ombudsman/ombudsman-finder';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { PageHero } from '@/components/sections/page-hero';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { DatedPlanAnswer, DatedPlanSheet } from '@/components/timeline/dated-plan-sheet';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { numberSources } from '@/lib/content/number-sources';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { reasonsOf } from '@/lib/content/refusals/all-refusals';
import {
  freeSteps,
  interestRule,
  kindHeadings,
  lawfulParts,
  lawfulPartsOfAll,
  reasonInWriting,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { judgeDeductions } from '@/lib/tools/deductions/judge-deductions';
import { type DeductionQuery, deductionSearch } from '@/lib/tools/deductions/parse-deductions';
import type { FoundReasons } from '@/lib/tools/refusals/find-reasons';
import { judgeReason } from '@/lib/tools/refusals/judge-reason';
import { planRefusal, refusalCalendarHref } from '@/lib/tools/refusals/plan-refusal';
import {
  lineOf,
  type RefusalInput,
  refusalHref,
  refusalSearch,
  refusedPath,
} from '@/lib/tools/refusals/refusal-query';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';
import { InsurerSilence } from './insurer-silence';
import { ReasonAnswer } from './reason-answer';
import { GroupedReasonLinks, ReasonLinks } from './reason-links';
import styles from './refusal-answer.module.css';
import { RefusalForm } from './refusal-form';
import { RefusalHelp } from './refusal-help';

type RefusalAnswerProps = {
  input: RefusalInput;
  /** Of a claim paid in part, in the lines whose deductions are judged. */
  deductions: Exclude<DeductionQuery, { kind: 'wrong' }> | null;
  /** What the words of the letter may mean, if they were typed and are not clear. */
  found: FoundReasons | null;
  q: string;
  today: IsoDate;
};

export function RefusalAnswer({ input, deductions, found, q, today }: RefusalAnswerProps) {
  const { kind, reasons } = input;
  const line = lineOf(input);
  const plan = planRefusal(input, today);
  const judged = reasons.map((reason) => judgeReason(reason, input.days, today));
  const judgedDeductions = deductions?.kind === 'asked' ? judgeDeductions(deductions) : null;
  const parts = line ? lawfulParts[line] : lawfulPartsOfAll;
  const sources = numberSources([
    ...reasons.flatMap(({ rules }) => rules.map(({ figure }) => figure)),
    ...parts.map(({ figure }) => figure),
    ...(judgedDeductions?.figures ?? []),
    interestRule.figure,
    ...plan.figures,
  ]);
  const lawful = (
    <>
      <h3>What a lawful refusal has, and yours may lack</h3>
      <Paragraphs text={[reasonInWriting]} />
      <RulesTable caption="Check the letter for these" rules={parts} sources={sources} />
    </>
  );
  return (
    <SiteFrame path="/claim" bottomBarAction={{ href: '#letter', label: 'Your letter' }}>
      <PageHero
        path="/claim"
        theme="answer"
        heading={headingOf(input)}
        querySummary={<RefusalSummary input={input} />}
      />
      <div className={`wrap ${styles.top}`} data-print="no">
        <p>
          <small>Guidance, not legal advice: it knows only what you typed.</small>
        </p>
        {kind === 'silence' && <InsurerSilence input={input} today={today} sources={sources} />}
        {judgedDeductions && <DeductionsAnswer judged={judgedDeductions} />}
        {judged.map((one, place) => (
          <ReasonAnswer key={one.reason.id} judged={one} sources={sources}>
            {place === 0 && lawful}
          </ReasonAnswer>
        ))}
        {reasons.length > 0 && (
          <p>
            Does your letter say something else?{' '}
            <a href={refusalHref({ ...input, reasons: [] })}>Choose another reason</a>
          </p>
        )}
        {found && <WhichReason input={input} found={found} q={q} />}
        {reasons.length === 0 && kind !== 'silence' && (
          <section id="no-reason" className={styles.reason} aria-labelledby="no-reason-heading">
            <h2 id="no-reason-heading">No reason yet: ask for it in writing</h2>
            <p>
              The <a href="#letter">letter below</a> asks for the reason and the clause. Send it
              first.
            </p>
            {lawful}
            {!found && <AllReasons input={input} />}
          </section>
        )}
        {deductions && (
          <DeductionsForm
            kind={deductions.branch}
            action={`${refusedPath}/answer`}
            carried={refusalSearch(input)}
            {...(deductions.kind === 'asked' && { typed: deductions.typed })}
          />
        )}
      </div>
      <div className={styles.letter}>
        <Section
          id="letter"
          heading="Your letter"
          lead="Fill in the gaps, then print it, copy it or open it in your own mail program. You send it; we do not."
        >
          <LetterWriter {...writeRefusalLetter(input, today, judgedDeductions?.letter)} />
        </Section>
      </div>
      <DatedPlanAnswer text={`**${plan.heading}.** ${plan.answer}`} today={today} />
      <DatedPlanSheet
        plan={plan}
        calendarHref={refusalCalendarHref(input, today)}
        search={searchOf(input, deductions, today)}
        changeHref="#change"
      >
        <OfficialContacts />
      </DatedPlanSheet>
      <div data-print="no">
        <Section id="office" heading="Your Ombudsman’s office">
          <OmbudsmanFinder states={ombudsmanStates} />
          <p>
            <a href="/grievance-redressal#ombudsman-offices">All offices and their areas</a>. The
            insurer answered your complaint?{' '}
            <a href="/grievance-redressal#your-dates">Its dates from that answer</a>
          </p>
        </Section>
        <Section id="free" heading="What costs nothing, and what a lawyer is for">
          <BulletList items={freeSteps} />
        </Section>
      </div>
      <RefusalHelp input={input} today={today} />
      <div data-print="no">
        <Section id="change" heading="Another reason or date">
          <RefusalForm values={{ ...input, days: allDays(input), q }} />
          <p>
            <a href="/claim/refused">Start again</a>
          </p>
        </Section>
        <Sources path="/claim/refused" sources={sources} isCollapsed />
      </div>
    </SiteFrame>
  );
}

function searchOf(
  input: RefusalInput,
  deductions: RefusalAnswerProps['deductions'],
  today: IsoDate,
): string {
  const search = refusalSearch({ ...input, sent: input.sent ?? today });
  return deductions?.kind === 'asked' ? `${search}&${deductionSearch(deductions)}` : search;
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

type WhichReasonProps = { input: RefusalInput; found: FoundReasons; q: string };

function WhichReason({ input, found, q }: WhichReasonProps) {
  return (
    <section id="which" className={styles.reason} aria-labelledby="which-heading">
      <h2 id="which-heading">
        {found.kind === 'several' ? 'Which of these does your letter say?' : 'Not in our list'}
      </h2>
      {found.kind === 'several' && <ReasonLinks input={input} reasons={found.reasons} />}
      {found.kind === 'none' && (
        <p>
          We do not know “{q}” as a reason. Look for the nearest below. The letter and the dates
          hold all the same.
        </p>
      )}
      <AllReasons input={input} />
    </section>
  );
}

function AllReasons({ input }: { input: RefusalInput }) {
  return (
    <div id="all-reasons">
      <p>The reasons that letters give:</p>
      <GroupedReasonLinks input={input} reasons={reasonsOf(input.line)} />
    </div>
  );
}
