/**
 * Past or coming life events, several at once, each with its date below its row: in view on a phone. A plain GET form:
 * the plan has a URL.
 */
import { Baby, BriefcaseBusiness, Car, Gem, House, PartyPopper, Plane, Sunset } from 'lucide';
import { Fragment } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { Icon, type IconNode } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { LifeEventKind } from '@/lib/content/life-events/life-event';
import { lifeEvents } from '@/lib/content/life-events/life-events';
import { boughtChoices } from '@/lib/content/life-events/vehicle-event';
import { answerPath } from '@/lib/site/tool-paths';
import {
  boughtField,
  dateFieldLabel,
  eventField,
  guessedField,
  guesses,
  guessField,
  type LifeEventField,
  submittedField,
  type TypedLifeEvents,
} from '@/lib/tools/life-events/life-event-query';
import styles from './life-event-form.module.css';

const icons: Record<LifeEventKind, IconNode> = {
  wedding: Gem,
  baby: Baby,
  job: BriefcaseBusiness,
  home: House,
  vehicle: Car,
  trip: Plane,
  parents: PartyPopper,
  retirement: Sunset,
};

type LifeEventFormProps = {
  values?: TypedLifeEvents;
  errors?: Partial<Record<LifeEventField, string>>;
};

export function LifeEventForm({ values, errors = {} }: LifeEventFormProps) {
  const isTicked = ({ kind }: { kind: LifeEventKind }) => values?.ticked.includes(kind) === true;
  const isUndated = values?.ticked.some((kind) => !values.dates[kind]);
  // The days that are asked for come first, and the guess with them.
  const shown = isUndated ? lifeEvents.toSorted((a, b) => +isTicked(b) - +isTicked(a)) : lifeEvents;
  const lastTicked = isUndated && shown.findLast(isTicked);
  return (
    <FormCard
      id="joy"
      action={answerPath('/joy-center')}
      layout="row"
      note="A guess at a date will do. Nothing is kept."
    >
      <input type="hidden" name={submittedField} value="yes" />
      {[...new Set(values?.guessed)].map((day) => (
        <input key={day} type="hidden" name={guessedField} value={day} />
      ))}
      <fieldset
        id="joy-event"
        className={styles.tiles}
        aria-describedby={errors.event && 'joy-event-error'}
      >
        <legend>Tick all that fit</legend>
        {errors.event && (
          <p id="joy-event-error" className={styles.error}>
            {errors.event}
          </p>
        )}
        {shown.map(({ kind, label }) => (
          <Fragment key={kind}>
            <label className={styles.tile}>
              <Icon node={icons[kind]} size={20} />
              {label}
              <input
                type="checkbox"
                name={eventField}
                value={kind}
                defaultChecked={isTicked({ kind })}
              />
            </label>
            <div className={styles.date} data-moment={kind}>
              <TextField
                id={`joy-${kind}`}
                name={kind}
                type="date"
                label={dateFieldLabel(kind)}
                defaultValue={values?.dates[kind]}
                hint={values?.missing?.[kind]}
                error={errors[kind]}
              />
              {kind === 'vehicle' && (
                <SelectField
                  id={`joy-${boughtField}`}
                  name={boughtField}
                  label="Car or bike: new or used?"
                  placeholder="Not said"
                  options={boughtChoices}
                  defaultValue={values?.bought ?? ''}
                />
              )}
            </div>
            {lastTicked && lastTicked.kind === kind && <Guess />}
          </Fragment>
        ))}
      </fieldset>
      {!values && <Guess />}
      <Button type="submit">Show my plan</Button>
    </FormCard>
  );
}

/** In a new form at the button: the style sheet shows it once an event is ticked. */
function Guess() {
  return (
    <div className={styles.guess}>
      <SelectField
        id={`joy-${guessField}`}
        name={guessField}
        label="No day yet? About when"
        placeholder="Not known"
        options={guesses}
        defaultValue=""
      />
    </div>
  );
}
