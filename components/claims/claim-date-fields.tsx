/** The date fields of some events. An invalid value stays in its field as typed, to be corrected. */
import { TextField } from '@/components/ui/text-field';
import type { ClaimEvent } from '@/lib/content/claims/claim-types';
import { parseIsoDate } from '@/lib/dates/iso-date';
import { type LocalDateTime, parseTime } from '@/lib/dates/local-date-time';
import { eventFieldName } from '@/lib/tools/claims/claim-events';
import type { ParsedEvents } from '@/lib/tools/claims/parse-claim-events';
import styles from './claim-dates-form.module.css';

type ClaimDateFieldsProps = {
  events: readonly ClaimEvent[];
  query: ParsedEvents;
  /** Undefined on a prerendered page, which has no latest day. */
  now?: LocalDateTime;
};

export function ClaimDateFields({ events, query, now }: ClaimDateFieldsProps) {
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
