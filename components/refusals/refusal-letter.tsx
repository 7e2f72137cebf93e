/** The letter to the insurer; at the Ombudsman's turn the complaint to the Ombudsman. */

import { localText } from '@/components/languages/local-text';
import { Letter } from '@/components/letter/letter';
import { LetterFor } from '@/components/letter/letter-for';
import { LetterSection } from '@/components/sections/letter-section';
import {
  ombudsmanComplaintLead,
  ombudsmanComplaintSummary,
} from '@/lib/content/complaints/ombudsman-complaint';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import type { IsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { buildOmbudsmanComplaint } from '@/lib/tools/ombudsman/build-ombudsman-complaint';
import { ombudsmanFacts } from '@/lib/tools/refusals/ombudsman-facts';
import { lineOf, representedOf } from '@/lib/tools/refusals/refusal-input';
import { answerSearch } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { writeRefusalLetter } from '@/lib/tools/refusals/write-refusal-letter';

type RefusalLetterProps = { shown: ShownRefusal; plan: DatedPlan; today: IsoDate };

export function RefusalLetter({ shown, plan, today }: RefusalLetterProps) {
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
      isAfterDeath: lineOf(input) === 'life',
    },
    today,
  );
}
