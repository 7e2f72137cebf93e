/** The answer for one complaint: the current step, the dates of the others, the letter and the office. */
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterWriter } from '@/components/letter/letter-writer';
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
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { buildComplaintLetter } from '@/lib/tools/complaints/build-complaint-letter';
import { complaintCalendar } from '@/lib/tools/complaints/complaint-calendar';
import { type ComplaintInput, complaintSearch } from '@/lib/tools/complaints/complaint-query';
import { planComplaint } from '@/lib/tools/complaints/plan-complaint';
import { ComplaintForm } from './complaint-form';

type ComplaintAnswerProps = { path: string; input: ComplaintInput; today: IsoDate };

export function ComplaintAnswer({ path, input, today }: ComplaintAnswerProps) {
  const letter = buildComplaintLetter(input);
  const plan = planComplaint(input, today);
  return (
    <SiteFrame path={path} bottomBarAction={{ href: '#save', label: 'Save this plan' }}>
      <OpenFragmentTarget />
      <DatedPlanHead
        path={path}
        asked={`${plan.startLabel}: ${formatDate(input.complained)}`}
        heading={plan.heading}
        numbers={plan.numbers}
      />
      <DatedPlanAnswer text={plan.answer} today={today} />
      <DatedPlanNext
        plan={plan}
        today={today}
        calendarHref={complaintCalendar.hrefOf(input, today)}
        search={complaintSearch(input)}
      />
      <LetterSection heading={letter.title} isFoldedOnPhones>
        <LetterWriter {...letter} />
      </LetterSection>
      <DatedPlanFolds
        plan={plan}
        heading="More about this complaint"
        contacts={<OfficialContacts />}
      >
        <OmbudsmanOffice />
        <Section id="change" heading="Another date" isCollapsed>
          <ComplaintForm values={input} />
          <p>
            <a href="/grievance-redressal">The five steps, and a complaint to us</a>
          </p>
        </Section>
      </DatedPlanFolds>
    </SiteFrame>
  );
}
