/** The answer for one complaint: the current step, the dates of the others, the letter and the office. */
import { localText } from '@/components/languages/local-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { Letter } from '@/components/letter/letter';
import { LetterFor } from '@/components/letter/letter-for';
import { OfficePicker } from '@/components/ombudsman/office-picker';
import { OmbudsmanOffice } from '@/components/ombudsman/ombudsman-office';
import { LetterSection } from '@/components/sections/letter-section';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { Section } from '@/components/sections/section';
import {
  DatedPlanAnswer,
  DatedPlanFolds,
  DatedPlanHead,
  DatedPlanNext,
} from '@/components/timeline/dated-plan-sheet';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import {
  ombudsmanComplaintLead,
  ombudsmanComplaintSummary,
  ombudsmanPortal,
} from '@/lib/content/complaints/ombudsman-complaint';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { savePlan } from '@/lib/site/page-action';
import { answerPath } from '@/lib/site/tool-paths';
import { type ComplaintInput, complaintSearch } from '@/lib/tools/complaints/complaint-query';
import {
  buildComplaintLetter,
  complaintCalendar,
  planComplaint,
} from '@/lib/tools/complaints/plan-complaint';
import { ComplaintForm } from './complaint-form';

const path = '/grievance-redressal';
const action = answerPath(path);

type ComplaintAnswerProps = { input: ComplaintInput; today: IsoDate };

export function ComplaintAnswer({ input, today }: ComplaintAnswerProps) {
  const plan = planComplaint(input, today);
  const isAtOmbudsman = isOmbudsmansTurn(plan.state);
  const letter = buildComplaintLetter(input, isAtOmbudsman, today, localText);
  const { represented, office } = input;
  return (
    <SiteFrame path={path} href={`${action}?${complaintSearch(input)}`} bottomBarAction={savePlan}>
      <OpenFragmentTarget />
      <DatedPlanHead
        path={path}
        queryText={`${plan.startLabel}: ${formatDate(input.complained)}`}
        heading={plan.heading}
        numbers={plan.numbers}
      />
      <DatedPlanAnswer text={plan.answer} today={today} />
      <DatedPlanNext
        plan={plan}
        today={today}
        calendarHref={complaintCalendar.hrefOf(input, today)}
        search={complaintSearch(input)}
        inStep={{
          href: ombudsmanPortal,
          content: (
            <OfficePicker
              action={action}
              search={complaintSearch({ ...input, office: undefined })}
              choice={office}
            />
          ),
        }}
      />
      <LetterSection
        heading={letter.title}
        summary={isAtOmbudsman ? ombudsmanComplaintSummary : undefined}
        lead={isAtOmbudsman ? ombudsmanComplaintLead(represented) : undefined}
      >
        <LetterFor
          action={action}
          search={complaintSearch({ ...input, represented: undefined })}
          represented={represented}
        />
        <Letter key={letter.title} {...letter} />
      </LetterSection>
      <DatedPlanFolds
        plan={plan}
        heading="More about this complaint"
        contacts={<OfficialContacts />}
      >
        {!isAtOmbudsman && <OmbudsmanOffice />}
        <Section id="change" heading="Another date" isCollapsed>
          <ComplaintForm values={input} />
          <p>
            <a href={path}>The five steps, and a complaint to us</a>
          </p>
        </Section>
      </DatedPlanFolds>
    </SiteFrame>
  );
}
