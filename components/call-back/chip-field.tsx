/** One choice from a few as chips, which are radio buttons. All other props are passed to each, `ref` included. */
import { type ComponentProps, Fragment } from 'react';
import { describedByProps, FieldError } from '@/components/ui/field-frame';
import styles from './chip-field.module.css';

type Chip = {
  value: string;
  label: string;
  /** Read out in place of the label. */
  fullLabel?: string;
  /** Below the label, and may change. */
  note?: string;
  /** A file of public/pictures. */
  drawing?: string;
};
export type ChipGroup = {
  heading?: string;
  /** Below the heading, and may change. */
  note?: string | undefined;
  chips: readonly Chip[];
};

type ChipFieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  error?: string;
  groups: readonly ChipGroup[];
};

export function ChipField(props: ChipFieldProps) {
  const { id, label, error, groups, defaultValue, ...input } = props;
  const [first] = groups.flatMap(({ chips }) => chips);
  return (
    <fieldset
      className={first?.drawing ? styles.drawn : styles.grouped}
      {...describedByProps({ id, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldError id={id} error={error} />
      {groups.map(({ heading, note, chips }) => (
        <Fragment key={chips[0]?.value}>
          {heading && (
            <span className={styles.heading}>
              <span>{heading}</span>
              {note && <small>{note}</small>}
            </span>
          )}
          {chips.map((chip) => (
            <label key={chip.value} className={styles.chip}>
              {/* The first has the id: an error's link leads to it. */}
              <input
                {...input}
                {...(chip === first && { id })}
                type="radio"
                value={chip.value}
                defaultChecked={chip.value === defaultValue}
                aria-label={chip.fullLabel}
              />
              {chip.drawing && (
                // biome-ignore lint/performance/noImgElement: a file of 1.5 KB needs no optimiser
                <img
                  src={`/pictures/${chip.drawing}.svg#tile`}
                  width="36"
                  height="26"
                  alt=""
                  loading="lazy"
                />
              )}
              <span>{chip.label}</span>
              {chip.note && <small>{chip.note}</small>}
            </label>
          ))}
        </Fragment>
      ))}
    </fieldset>
  );
}
