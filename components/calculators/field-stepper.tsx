/** Changes one field without a keyboard: smaller and larger, or one of a few choices. In the browser only. */
import { parseRupees, rupeesInWords } from '@/lib/input/rupees';
import type { FieldDefinition } from '@/lib/tools/calculators/calculator';
import styles from './field-stepper.module.css';

type FieldStepperProps = {
  field: FieldDefinition;
  /** As typed; of several ages one after another. */
  text: string;
  error?: string | undefined;
  /** The last step made no difference. */
  isSame?: boolean;
  onChange: (text: string) => void;
};

export function FieldStepper({ field, text, error, isSame, onChange }: FieldStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid item in every browser
    <div role="group" className={styles.stepper} aria-label={field.label}>
      <p className={styles.label}>{field.label}</p>
      {field.kind === 'choice' ? (
        <div className={styles.choices}>
          {Object.entries(field.options).map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === text}
              onClick={() => onChange(value)}
            >
              {label}
            </button>
          ))}
        </div>
      ) : (
        numbersOf(field, text).map((value, place, all) => {
          const to = (next: number | null) =>
            onChange(textOf(field, all.with(place, next ?? Number.NaN)));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have a place, not a name
            <span key={place} className={styles.value}>
              <button
                type="button"
                aria-label="Decrease"
                onClick={() => to(value - stepOf(field, value, -1))}
              >
                −
              </button>
              <output>{shownValue(field, value)}</output>
              <button
                type="button"
                aria-label="Increase"
                onClick={() => to(value + stepOf(field, value, 1))}
              >
                +
              </button>
              {canBeEmpty(field) && (
                <button type="button" className={styles.remove} onClick={() => to(null)}>
                  Remove
                </button>
              )}
            </span>
          );
        })
      )}
      {error && <p role="alert">{error}</p>}
      {isSame && <p role="status">The answer stays the same.</p>}
    </div>
  );
}

function canBeEmpty(field: FieldDefinition): boolean {
  return field.kind === 'ages' || ('isOptional' in field && field.isOptional === true);
}

function numbersOf({ kind }: FieldDefinition, text: string): number[] {
  if (kind === 'ages') return (text.match(/\d+/g) ?? []).map(Number);
  const value = kind === 'rupees' ? parseRupees(text) : Number(text.replaceAll(',', ''));
  return value === null || text === '' ? [] : [value];
}

/** @param values without those that are no number: they were removed. */
function textOf({ kind }: FieldDefinition, values: readonly number[]): string {
  const texts = values
    .filter((value) => !Number.isNaN(value))
    .map((value) => (kind === 'rupees' ? rupeesInWords(value).replace('₹', '') : String(value)));
  return texts.join(', ');
}

function shownValue(field: FieldDefinition, value: number): string {
  return field.kind === 'rupees' ? rupeesInWords(value) : String(value);
}

/** A year of age; of a sum or an engine about a twentieth to a tenth, in round figures. */
function stepOf(field: FieldDefinition, value: number, direction: 1 | -1): number {
  const isSmall = field.kind === 'ages' || (field.kind === 'number' && field.max <= 200);
  if (isSmall || value < 20) return 1;
  const size = direction < 0 ? value - 1 : value;
  const power = 10 ** Math.floor(Math.log10(size));
  return size >= 4 * power ? power / 2 : power / 10;
}
