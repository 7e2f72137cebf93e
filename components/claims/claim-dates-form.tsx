/** Asks for the date of the event and of later ones. A plain GET form: the answer has a URL. */
import { FormCard } from '@/components/forms/form-card';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { ClaimEvent, ClaimType } from '@/lib/content/claims/claim-types';
import { parseIsoDate } from '@/lib/dates/iso-date';
import { type LocalDateTime, parseTime } from '@/lib/dates/local-date-time';
import { dateShortcuts } from '@/lib/input/date-shortcuts';
import { answerPath } from '@/lib/site/tool-paths';
import { claimPath } from '@/lib/site/tool-routes';
import {
  type ClaimEventTimes,
  claimEventsOf,
  eventFieldName,
} from '@/lib/tools/claims/claim-events';
import { claimHrefOnDay } from '@/lib/tools/claims/claim-href';
import type { ParsedEvents } from '@/lib/tools/claims/parse-claim-events';
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

/** The date fields of some events. An invalid value stays in its field as typed, to be corrected. */
type ClaimDateFieldsProps = {
  events: readonly ClaimEvent[];
  query: ParsedEvents;
  /** Undefined on a prerendered page, which has no latest day. */
  now?: LocalDateTime;
};

function ClaimDateFields({ events, query, now }: ClaimDateFieldsProps) {
  return (
    <div className={styles.fields}>
      {events.map((event) => {
        const { id, label, hint, withTime, canBeInFuture } = event;
        const dateTime = query.eventTimes[id];
        const name = eventFieldName(id);
        const day = (
          <TextField
            key={id}
            hint={hint}
            {...inputStateOf(
              query,
              name,
              id === 'happened' || !withTime ? 'date' : 'datetime-local',
              canBeInFuture || !now ? undefined : latest(now, id !== 'happened' && withTime),
            )}
            id={`claim-${name}`}
            name={name}
            label={label}
            defaultValue={
              query.typed[name] ?? (dateTime && fieldText(dateTime, id !== 'happened' && withTime))
            }
          />
        );
        if (id !== 'happened') return day;
        return (
          <div key={id} className={withTime ? styles.pair : styles.fields}>
            {day}
            {withTime && (
              <TextField
                {...inputStateOf(query, 'time', 'time')}
                id="claim-time"
                name="time"
                label="At what time, about?"
                defaultValue={query.typed.time ?? dateTime?.time ?? undefined}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A date field drops an invalid value: only a text field can show it, which has no latest day. */
function inputStateOf(
  { errors, typed }: ParsedEvents,
  name: string,
  type: keyof typeof validators,
  max?: string,
) {
  const [error, text] = [errors[name], typed[name]];
  return text && !validators[type](text) ? { type: 'text', error } : { type, error, max };
}

const validators = {
  date: (text: string) => parseIsoDate(text) !== null,
  time: (text: string) => parseTime(text) !== null,
  'datetime-local': (text: string) => {
    const [day = '', hour = ''] = text.split('T');
    return validators.date(day) && validators.time(hour);
  },
};

function latest({ date }: LocalDateTime, withTime = false): string {
  return withTime ? `${date}T23:59` : date;
}

/** A field for day and time accepts no partial value: without the hour it stays empty. */
function fieldText({ date, time }: LocalDateTime, withTime = false): string | undefined {
  if (!withTime) return date;
  return time ? `${date}T${time}` : undefined;
}
