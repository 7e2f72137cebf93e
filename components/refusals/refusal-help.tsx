/**
 * The request to the claims desk, with the address of this plan; and for everybody, what a broker may not do for them.
 */
import { RequestForm } from '@/components/requests/request-form';
import { Section } from '@/components/sections/section';
import { helpLead, refusalLineRows } from '@/lib/content/refusals/refusal-copy';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { refusalHref } from '@/lib/tools/refusals/refusal-query';

type RefusalHelpProps = { input: RefusalInput; typedDeductions: string };

export function RefusalHelp({ input, typedDeductions }: RefusalHelpProps) {
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
