/** The fields of a request: the same HTML on the server, and before and after the enhancement is loaded. */
import type { BoundForm } from '@/components/forms/form-enhancement';
import { fieldError } from '@/components/forms/use-post-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { RadioField } from '@/components/ui/radio-field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { RequestField } from '@/lib/content/requests/request-fields';
import { fieldTypes } from '@/lib/requests/submit/field-types';
import type { RequestInput } from '@/lib/requests/submit/request-schema';

type RequestFieldsProps = {
  kind: string;
  fields: readonly RequestField[];
  values: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  bound: BoundForm<RequestInput> | null;
};

export function RequestFields({ kind, fields, values, errors, bound }: RequestFieldsProps) {
  // In reading order: after a failed submit the first invalid field gets the focus.
  return fields.map((field) => {
    const { name, onlyFor } = field;
    const input = (
      <RequestFieldInput
        key={name}
        id={`request-${kind}-${name}`}
        field={field}
        value={values[name]}
        error={fieldError(bound, name, errors)}
        isShownAgain={errors !== undefined}
        registered={bound?.register(name) ?? { name }}
      />
    );
    // The style sheet shows it once its answer is chosen; a browser without `:has` shows it always.
    return onlyFor ? (
      <div key={name} data-only-for={onlyFor.values.join(' ')}>
        {input}
      </div>
    ) : (
      input
    );
  });
}

type RequestFieldInputProps = {
  id: string;
  field: RequestField;
  value?: string;
  error?: string;
  /** Set after errors of the server, in a page without scripts. */
  isShownAgain: boolean;
  registered: { name: string } & Partial<ReturnType<BoundForm<RequestInput>['register']>>;
};

function RequestFieldInput({
  id,
  field,
  value,
  error,
  isShownAgain,
  registered,
}: RequestFieldInputProps) {
  const { label, hint, type, required, options = [], placeholder } = field;
  const shared = {
    ...registered,
    id,
    label,
    required,
    hint,
    error,
  };
  if (field.offer) {
    // After an error without scripts the value is there only because the box was ticked.
    return (
      <CheckboxField
        {...registered}
        id={id}
        label={field.offer}
        hint={hint}
        value={value}
        defaultChecked={isShownAgain}
      />
    );
  }
  if (field.isRadio) return <RadioField {...shared} options={options} defaultValue={value} />;
  if (type === 'choice') {
    return (
      <SelectField
        {...shared}
        placeholder={placeholder ?? 'Choose one'}
        options={options}
        defaultValue={value ?? ''}
      />
    );
  }
  if (type === 'pdf') return <TextField {...shared} type="file" accept="application/pdf,.pdf" />;
  const row = fieldTypes[type];
  const text = {
    ...shared,
    defaultValue: value,
    // A date has a fixed format: HTML has no length for it.
    maxLength: row.inputType === 'date' ? undefined : (field.maxLength ?? row.maxLength),
    autoComplete: field.autoComplete ?? row.autoComplete,
  };
  if (type === 'long-text') return <TextAreaField {...text} />;
  return (
    <TextField
      {...text}
      type={row.inputType}
      inputMode={row.inputMode}
      sanitize={row.sanitize}
      prefix={type === 'mobile' ? '+91' : undefined}
    />
  );
}
