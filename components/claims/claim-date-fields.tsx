/** The date fields of some events. What could not be read is not put back into its field. */
import { TextField } from '@/components/ui/text-field';
import type { ClaimEvent } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { fieldOf, type GivenEvents } from '@/lib/tools/claims/claim-events';
import type { FieldProblems } from '@/lib/tools/claims/parse-claim-events';
import styles from './claim-dates-form.module.css';

type ClaimDateFieldsProps = {
  events: readonly ClaimEvent[];
  given: GivenEvents;
  problems: FieldProblems;
  now: LocalDateTime;
};

export function ClaimDateFields({ events, given, problems, now }: ClaimDateFieldsProps) {
  return (
    <div className={styles.fields}>
      {events.map((event) => {
        const { id, label, hint, withTime, canBeAhead } = event;
        const name = fieldOf(id);
        const dateTime = given[id];
        const shared = { ...(hint ? { hint } : {}), ...problemOf(problems, name) };
        if (id !== 'happened') {
          return (
            <TextField
              key={id}
              {...shared}
              id={`claim-${name}`}
              name={name}
              label={label}
              type={withTime ? 'datetime-local' : 'date'}
              max={canBeAhead ? undefined : latest(now, withTime)}
              defaultValue={dateTime && fieldText(dateTime, withTime)}
            />
          );
        }
        return (
          <div key={id} className={withTime ? styles.pair : styles.fields}>
            <TextField
              {...shared}
              id="claim-date"
              name="date"
              label={label}
              type="date"
              max={canBeAhead ? undefined : now.date}
              defaultValue={dateTime?.date}
            />
            {withTime && (
              <TextField
                {...problemOf(problems, 'time')}
                id="claim-time"
                name="time"
                label="At what time, about?"
                type="time"
                defaultValue={dateTime?.time ?? undefined}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function problemOf(problems: FieldProblems, name: string) {
  const error = problems[name];
  return error ? { error } : {};
}

function latest({ date }: LocalDateTime, withTime = false): string {
  return withTime ? `${date}T23:59` : date;
}

/** A field for day and time takes nothing less: without the hour it stays empty. */
function fieldText({ date, time }: LocalDateTime, withTime = false): string | undefined {
  if (!withTime) return date;
  return time ? `${date}T${time}` : undefined;
}
