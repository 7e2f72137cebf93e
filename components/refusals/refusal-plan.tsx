/** What to do next, and the dates. Printed: the day of the calculation, what to do, the dates. */
import type { ReactNode } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { OfficePicker } from '@/components/ombudsman/office-picker';
import { DatedPlanNext } from '@/components/timeline/dated-plan-sheet';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import { TextField } from '@/components/ui/text-field';
import { ombudsmanPortal } from '@/lib/content/complaints/ombudsman-complaint';
import { guidanceOnly } from '@/lib/content/refusals/refusal-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { refusalCalendar } from '@/lib/tools/refusals/plan-refusal';
import { answerSearch } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import styles from './refusal-answer.module.css';
import { refusalNextSteps } from './refusal-next-steps';

const action = answerPath(refusedPath);

type RefusalPlanProps = {
  shown: ShownRefusal;
  plan: DatedPlan;
  today: IsoDate;
  /** Below the steps: the date that makes them exact, and what decides. */
  children: ReactNode;
};

export function RefusalPlan({ shown, plan, today, children }: RefusalPlanProps) {
  const { input, typedDeductions, q } = shown;
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
        search={answerSearch(input, typedDeductions)}
        nextSteps={refusalNextSteps(shown, plan, today)}
        inStep={{
          href: ombudsmanPortal,
          content: (
            <OfficePicker
              action={action}
              search={answerSearch({ ...input, office: undefined }, typedDeductions, q)}
              choice={input.office}
            />
          ),
        }}
        afterSteps={<div className={styles.afterSteps}>{children}</div>}
        note={guidanceOnly}
      />
    </div>
  );
}

/** One line: the date on which every other depends; the rest is in the address already. */
export function LetterDateForm({
  shown: { input, typedDeductions, q },
}: Pick<RefusalPlanProps, 'shown'>) {
  return (
    <Disclosure summary="What date is on their letter? Make your dates exact">
      <FormCard action={action} layout="question" autoComplete="off">
        <HiddenQuery search={answerSearch(input, typedDeductions, q)} />
        <TextField
          id="letter-day"
          name="letter"
          label="Date of their letter"
          type="date"
          required
          data-missing="Enter the date of their letter."
        />
        <Button type="submit">Show my dates</Button>
      </FormCard>
    </Disclosure>
  );
}
