/** The questions of an instrument: a plain GET form, so that the answer is an address. */
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { Field } from '@/lib/tools/instruments/instrument';
import { askedSearch } from '@/lib/tools/instruments/parse-asked';
import type { AnyInstrument } from '@/lib/tools/page-instruments/page-instruments';
import styles from './instrument-form.module.css';

type InstrumentFormProps = {
  path: string;
  instrument: AnyInstrument;
  typed?: Readonly<Partial<Record<string, string>>>;
  errors?: Readonly<Partial<Record<string, string>>>;
};

export function InstrumentForm({ path, instrument, typed = {}, errors = {} }: InstrumentFormProps) {
  const { id, fields, button, examples = [] } = instrument;
  return (
    <FormCard action={path} layout="row" note="Nothing is kept, and nobody is asked who you are.">
      <input type="hidden" name="tool" value={id} />
      {Object.entries(fields).map(([name, field]) => (
        <InstrumentField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          typed={typed[name] ?? field.start ?? ''}
          error={errors[name]}
        />
      ))}
      <Button type="submit">{button}</Button>
      {examples.length > 0 && (
        <p className={styles.examples}>
          Or try an example:{' '}
          {examples.map(({ label, typed: example }) => (
            <a key={label} href={`${path}?${askedSearch(instrument, example)}`}>
              {label}
            </a>
          ))}
        </p>
      )}
    </FormCard>
  );
}

type InstrumentFieldProps = {
  id: string;
  name: string;
  field: Field;
  typed: string;
  error: string | undefined;
};

function InstrumentField({ id, name, field, typed, error }: InstrumentFieldProps) {
  const { kind, label, hint } = field;
  const shared = {
    id,
    name,
    label,
    ...(hint && { hint }),
    ...(error && { error }),
  };
  const isRequired = !('isOptional' in field);
  switch (kind) {
    case 'flag':
      return (
        <CheckboxField
          id={id}
          name={name}
          label={label}
          hint={hint ?? ''}
          value="yes"
          defaultChecked={typed !== ''}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={Object.entries(field.options).map(([value, text]) => ({ value, label: text }))}
          {...(!field.start && { placeholder: 'Choose' })}
          defaultValue={typed}
        />
      );
    case 'rows':
      return <TextAreaField {...shared} defaultValue={typed} />;
    case 'date':
      return <TextField {...shared} type="date" defaultValue={typed} />;
    case 'rupees':
    case 'number':
      return (
        <TextField
          {...shared}
          {...(kind === 'rupees' && { prefix: '₹' })}
          inputMode={kind === 'rupees' ? 'text' : 'decimal'}
          autoComplete="off"
          defaultValue={typed}
          required={isRequired}
        />
      );
  }
}
