/** Asks for the date of the event and of later ones. A plain GET form: the answer has a URL. */
import { FormCard } from '@/components/forms/form-card';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select-field';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { dateShortcuts } from '@/lib/input/date-shortcuts';
import { answerPath } from '@/lib/site/tool-paths';
import { claimPath } from '@/lib/site/tool-routes';
import { type ClaimEventTimes, claimEventsOf } from '@/lib/tools/claims/claim-events';
import { claimHrefOnDay } from '@/lib/tools/claims/claim-href';
import type { ParsedEvents } from '@/lib/tools/claims/parse-claim-events';
import { ClaimDateFields } from './claim-date-fields';
import styles from './claim-dates-form.module.css';

type ClaimDatesFormProps = {
  type: ClaimType;
  query: ParsedEvents;
  /** Undefined on a prerendered page. */
  now?: LocalDateTime;
};

/** Without dates, the two commonest days are one tap away; the form is below the steps. */
export function ClaimDateShortcuts({
  type,
  eventTimes,
}: {
  type: ClaimType;
  eventTimes: ClaimEventTimes;
}) {
  return (
    <p className={styles.quick} data-print="no">
      <b>{type.events[0].label}</b>
      <span>
        {dateShortcuts.slice(0, 2).map(({ value: day, label }) => (
          <AnswerLink key={day} href={claimHrefOnDay(type, eventTimes, day)}>
            {label}
          </AnswerLink>
        ))}
        <a href="#claim-date">Another day</a>
      </span>
    </p>
  );
}

export function ClaimDatesForm({ type, query, now }: ClaimDatesFormProps) {
  const { eventTimes, errors } = query;
  const { question } = type;
  const [first, ...later] = claimEventsOf(type);
  const hasLater = later.some(({ id }) => eventTimes[id] || errors[id]);
  if (!first) return null;
  return (
    <FormCard method="get" action={answerPath(claimPath(type.id))} layout="column">
      {question && (
        <SelectField
          id={`claim-${question.name}`}
          name={question.name}
          label={question.label}
          placeholder={question.after ? 'Not answered yet' : 'Choose'}
          options={question.options}
          defaultValue={type.answer ?? ''}
        />
      )}
      <ClaimDateFields events={[first]} query={query} now={now} />
      <div>
        <Disclosure summary="Further along? Add these dates" isOpen={hasLater}>
          <ClaimDateFields events={later} query={query} now={now} />
        </Disclosure>
      </div>
      <div className={styles.send}>
        <Button type="submit">
          {eventTimes.happened ? 'Show the new dates' : 'Make my dated plan'}
        </Button>
      </div>
    </FormCard>
  );
}
