/** Asks when it happened, and what has happened since. A plain GET form: the answer is a URL. */
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { addDays } from '@/lib/dates/iso-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { eventsOf, type GivenEvents } from '@/lib/tools/claims/claim-events';
import { claimHref } from '@/lib/tools/claims/claim-href';
import type { ClaimStepId } from '@/lib/tools/claims/claim-steps';
import type { FieldProblems } from '@/lib/tools/claims/parse-claim-events';
import { ClaimDateFields } from './claim-date-fields';
import styles from './claim-dates-form.module.css';

type ClaimDatesFormProps = {
  type: ClaimType;
  /** Where the answer is shown. */
  step: ClaimStepId;
  given: GivenEvents;
  problems: FieldProblems;
  now: LocalDateTime;
};

export function ClaimDatesForm({ type, step, given, problems, now }: ClaimDatesFormProps) {
  const [first, ...later] = eventsOf(type);
  const laterIds = later.map(({ id }) => id);
  const hasLater = laterIds.some((id) => given[id] || problems[id]);
  const onDay = (date: LocalDateTime['date']) =>
    claimHref(type, step, { ...given, happened: { date, time: null } });
  if (!first) return null;
  return (
    <FormCard method="get" action="/claim" layout="column">
      <input type="hidden" name="type" value={type.id} />
      <input type="hidden" name="step" value={step} />
      <ClaimDateFields events={[first]} given={given} problems={problems} now={now} />
      {!given.happened && (
        <p className={styles.quick}>
          Or without typing: <a href={onDay(now.date)}>today</a>
          <a href={onDay(addDays(now.date, -1))}>yesterday</a>
        </p>
      )}
      <div>
        <Disclosure summary="Further along? Add these dates" isOpen={hasLater}>
          <ClaimDateFields events={later} given={given} problems={problems} now={now} />
        </Disclosure>
      </div>
      <div className={styles.send}>
        <Button type="submit">
          {given.happened ? 'Show the new dates' : 'Make my dated plan'}
        </Button>
      </div>
    </FormCard>
  );
}
