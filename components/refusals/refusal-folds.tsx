/** The end of a refusal's answer, folded: steps in full, papers, law, the office, help, and the form for a change. */
import { OmbudsmanOffice } from '@/components/ombudsman/ombudsman-office';
import { RequestForm } from '@/components/requests/request-form';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { DatedPlanFolds } from '@/components/timeline/dated-plan-sheet';
import { ExternalLink } from '@/components/ui/external-link';
import { BulletList, Inline, Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import {
  freeSteps,
  helpLead,
  lawfulHeadings,
  reasonInWriting,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import type { ReadCase, RefusalLine, RefusalReason } from '@/lib/content/refusals/refusal-types';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import { formatDate } from '@/lib/dates/format-date';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { refusedPath } from '@/lib/site/tool-routes';
import { lowerFirst } from '@/lib/text/words';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { decidedTests, type JudgedReason, rulesOfLine } from '@/lib/tools/refusals/judge-reason';
import { casesOf, linkableUrl } from '@/lib/tools/refusals/read-cases';
import { lawfulPartsOf, lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { allDaysOf, refusalHref } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { PaidElsewhere } from './reason-meaning';
import styles from './refusal-answer.module.css';
import { RefusalForm } from './refusal-form';

type RefusalFoldsProps = { shown: ShownRefusal; plan: DatedPlan; sources: NumberedSources };

export function RefusalFolds({ shown, plan, sources }: RefusalFoldsProps) {
  const { input, judged, typedDeductions, q } = shown;
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
      <RefusalHelp input={input} typedDeductions={typedDeductions} />
      <Section id="change" heading="Another reason or date" isCollapsed>
        <RefusalForm
          values={{ ...input, days: allDaysOf(input), q }}
          typedDeductions={typedDeductions}
        />
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

type LawfulPartsProps = { input: RefusalInput; sources: NumberedSources };

export function LawfulParts({ input, sources }: LawfulPartsProps) {
  return (
    <>
      <Paragraphs text={[reasonInWriting]} />
      <RulesTable
        caption="Check the letter for these"
        rules={lawfulPartsOf(input)}
        sources={sources}
      />
    </>
  );
}

type RefusalHelpProps = { input: RefusalInput; typedDeductions: string };

/**
 * The request to the claims desk, with the address of this plan; and for everybody, what a broker may not do for them.
 */
function RefusalHelp({ input, typedDeductions }: RefusalHelpProps) {
  const line = lineOf(input);
  const claimType = refusalLineRows.find(({ value }) => value === line)?.claimType;
  return (
    <Section id="ask-us" heading="Help me with this refusal" lead={helpLead} isCollapsed>
      <RequestForm
        kind="claim-help"
        page="/claim"
        values={{
          plan: refusalHref(input, typedDeductions),
          stage: input.kind === 'silence' ? 'delayed' : 'rejected',
          ...(claimType && { claimType: claimTypeOptions[claimType].value }),
        }}
      />
    </Section>
  );
}

type JudgedProps = { judged: readonly JudgedReason[] };

/** The folds of an answer, for each reason: the papers, the rule, and how such cases ended. */
function ReasonPapers({ judged }: JudgedProps) {
  return judged.map(({ reason }) => (
    <Table
      key={reason.id}
      caption={judged.length > 1 ? reason.label : 'Papers, and what each proves'}
      columns={['Paper', 'It proves']}
      rows={reason.evidence.map(({ paper, proves }) => [paper, proves])}
    />
  ));
}

type ReasonLawProps = JudgedProps & { line: RefusalLine | null; sources: NumberedSources };

export function ReasonLaw({ judged, line, sources }: ReasonLawProps) {
  return judged.map((one) => {
    const { reason, tests, standing } = one;
    const rules = rulesOfLine(reason, line);
    const isTurnAbove = tests.length === 0 || decidedTests(one).length < tests.length;
    return (
      <section
        key={reason.id}
        className={styles.folded}
        {...(judged.length > 1 && { 'aria-label': reason.label })}
      >
        {judged.length > 1 && <h3>{reason.label}</h3>}
        {!isTurnAbove && <Paragraphs text={[`**What decides:** ${lowerFirst(reason.turnsOn)}`]} />}
        {rules.length > 0 && <RulesTable caption="The rule" rules={rules} sources={sources} />}
        {reason.unread && <Paragraphs text={[`**No rule read.** ${reason.unread}`]} />}
        <ReasonCases reason={reason} line={line} />
        {standing === 'depends' && <PaidElsewhere judged={one} />}
        <Paragraphs text={[`**What we cannot judge.** ${reason.cannotJudge}`]} />
      </section>
    );
  });
}

type ReasonCasesProps = {
  reason: RefusalReason;
  line: RefusalLine | null;
  /** Without those that turned on another reason. */
  isOwnOnly?: boolean;
};

/**
 * Judgments and awards that we have read: forum, date, what decided, what holds today. Examples, so without counts.
 */
export function ReasonCases({ reason, line, isOwnOnly = false }: ReasonCasesProps) {
  const cases = casesOf(reason, line).filter((one) => !isOwnOnly || one.reason === reason.id);
  if (cases.length === 0) return null;
  return (
    <>
      <h3>What such cases turned on</h3>
      <ul className={styles.cases}>
        {cases.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.title}</b>, {one.forum}, {one.date ? formatDate(one.date) : 'day not known'}.{' '}
              {outcomes[one.outcome]}
            </p>
            <p>
              <Inline text={one.ruleThatDecided} />
            </p>
            <p>
              Today: <Inline text={one.holdsToday} />
            </p>
            <p>
              Read in: <CaseSource readCase={one} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const outcomes: Record<ReadCase['outcome'], string> = {
  'insurer-must-pay': 'The insurer had to pay.',
  part: 'A part had to be paid.',
  'insurer-right': 'The refusal stood.',
  remitted: 'It was sent back for a new decision.',
};

function CaseSource({ readCase }: { readCase: ReadCase }) {
  const url = linkableUrl(readCase);
  if (!url) return readCase.source.title;
  return <ExternalLink href={url}>{readCase.source.title}</ExternalLink>;
}
