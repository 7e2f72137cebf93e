/** The end of a refusal's answer, folded: steps in full, papers, law, the office, help, and the form for a change. */
import { OmbudsmanOffice } from '@/components/ombudsman/ombudsman-office';
import { RequestForm } from '@/components/requests/request-form';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { DatedPlanFolds } from '@/components/timeline/dated-plan-sheet';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import {
  freeSteps,
  helpLead,
  lawfulHeadings,
  reasonInWriting,
  refusalLineRows,
} from '@/lib/content/refusals/refusal-copy';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { refusedPath } from '@/lib/site/tool-routes';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { lawfulPartsOf, lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { allDaysOf, refusalHref } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { ReasonLaw, ReasonPapers } from './reason-folds';
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
