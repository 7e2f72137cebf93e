/** One question of a calculator, in the control that fits its type. */
import { localText } from '@/components/languages/local-text';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { missingAttribute } from '@/components/ui/missing-fields';
import { RadioField } from '@/components/ui/radio-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { parseCalendarDate } from '@/lib/input/parse-calendar-date';
import type { FieldDefinition } from '@/lib/tools/calculators/calculator';
import { missingFieldMessage } from '@/lib/tools/calculators/parse-field';

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: FieldDefinition;
  typed: string;
  error: string | undefined;
  /** Shares a row with another short question on a phone. */
  isPaired?: boolean;
};

export function CalculatorField(props: CalculatorFieldProps) {
  const { id, name, field, typed, error, isPaired } = props;
  const { kind, label, hint } = field;
  // A required field in a closed fold would block the form without a message.
  // A field of ages may stay empty, which means nobody.
  const required = !('isOptional' in field) && !field.isDetail && kind !== 'ages';
  const shared = {
    id,
    name,
    label,
    defaultValue: typed,
    hint,
    error,
    ...(required && { required, [missingAttribute]: localText(missingFieldMessage(field)) }),
  };
  // The attribute is on the control, because the form lays out by what a question contains.
  const paired = isPaired && { 'data-paired': '' };
  switch (kind) {
    case 'flag':
      return (
        <CheckboxField
          id={id}
          name={name}
          label={label}
          hint={hint}
          value="yes"
          defaultChecked={typed !== ''}
        />
      );
    case 'choice': {
      const options = Object.entries(field.options).map(([value, text]) => ({
        value,
        label: text,
      }));
      if (field.isRadio) return <RadioField {...shared} options={options} />;
      return (
        <SelectField
          {...shared}
          options={options}
          placeholder={field.start ? undefined : 'Choose'}
        />
      );
    }
    case 'rows':
      // Marked, because the form gives a list the whole row.
      if (field.isLine) return <TextField {...shared} prefix="₹" autoComplete="off" data-line="" />;
      return <TextAreaField {...shared} />;
    case 'date': {
      const date = parseCalendarDate(typed);
      // A date field shows no invalid value and logs a console warning for one.
      const isShown = date !== null || typed === '';
      return (
        <TextField {...shared} type={isShown ? 'date' : 'text'} defaultValue={date ?? typed} />
      );
    }
    case 'ages':
      return <TextField {...shared} {...paired} autoComplete="off" />;
    case 'rupees':
    case 'number':
      // A sum may be typed as "5 lakh", so no numeric keypad.
      return (
        <TextField
          {...shared}
          {...paired}
          {...(kind === 'rupees' ? { prefix: '₹' } : { suffix: field.unit })}
          inputMode={kind === 'rupees' ? 'text' : 'decimal'}
          autoComplete="off"
        />
      );
  }
}
