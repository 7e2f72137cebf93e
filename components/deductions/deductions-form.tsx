/**
 * Asks for the deductions of a claim that was paid in part: each kind is folded, with its sum and the numbers that
 * judge it. A plain GET form, so that the answer has a URL.
 */
import { CalculatorField } from '@/components/forms/calculator-field';
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import fieldStyles from '@/components/ui/field.module.css';
import type { FieldDefinition } from '@/lib/tools/calculators/calculator';
import { type DeductionKind, deductionForms } from '@/lib/tools/deductions/deduction-fields';
import styles from './deductions-form.module.css';

type DeductionsFormProps = {
  kind: DeductionKind;
  action: string;
  /** The query of the page's own address, which the answer keeps: line, reasons, days. */
  pageQuery: string;
  typed?: Readonly<Partial<Record<string, string>>>;
  errors?: Readonly<Partial<Record<string, string>>>;
};

/** Id that a summary of errors outside the form links to. */
export const deductionFieldId = (name: string) => `deduction-${name}`;

export function DeductionsForm(props: DeductionsFormProps) {
  const { kind, action, pageQuery, typed = {}, errors = {} } = props;
  const form = deductionForms[kind];
  const fields: Readonly<Record<string, FieldDefinition>> = form.fields;
  return (
    <FormCard
      id="deductions"
      action={action}
      layout="column"
      note="Open each deduction that their letter makes. Skip what you don’t know. Nothing you enter here is kept."
    >
      <HiddenQuery search={pageQuery} />
      {form.groups.map(({ id, label, fields: names }) => (
        <Disclosure
          key={id}
          summary={label}
          isOpen={names.some((name: string) => typed[name] || errors[name])}
        >
          <fieldset className={`${fieldStyles.grid} ${styles.fields}`}>
            <legend className="visually-hidden">{label}</legend>
            {names.map((name: string) => {
              const field = fields[name];
              return (
                field && (
                  <CalculatorField
                    key={name}
                    id={deductionFieldId(name)}
                    name={name}
                    field={field}
                    typed={typed[name] ?? ''}
                    error={errors[name]}
                  />
                )
              );
            })}
          </fieldset>
        </Disclosure>
      ))}
      <div>
        <Button type="submit">Judge the deductions</Button>
      </div>
    </FormCard>
  );
}
