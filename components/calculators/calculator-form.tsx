/** The questions of a calculator: a plain GET form, so that the answer has a URL. Details are folded. */
import { CalculatorField } from '@/components/forms/calculator-field';
import { FormCard } from '@/components/forms/form-card';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import fieldStyles from '@/components/ui/field.module.css';
import { answerPath } from '@/lib/site/tool-paths';
import type { CalculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import type { Calculator, FieldDefinition } from '@/lib/tools/calculators/calculator';
import { calculatorSearch, productField } from '@/lib/tools/calculators/parse-calculator-query';
import { calculatorFieldId } from './calculator-field-id';
import styles from './calculator-form.module.css';

type CalculatorFormProps = {
  address: CalculatorAddress;
  calculator: Calculator;
  typed?: Readonly<Partial<Record<string, string>>>;
  errors?: Readonly<Partial<Record<string, string>>>;
  /** Directly below the page's heading, not in a section of its own. */
  isAlone?: boolean;
};

export const calculatorFormId = (id: string) => `tool-${id}`;

/** Room for a label on one line in half a phone's width. */
const maxPairedLabel = 16;

/**
 * Neighbours that may share a row on a phone: two short numbers without a hint or an error, whose fields are level. A
 * list of choices takes a whole row, because its texts would be cut.
 */
function pairedNames(
  list: readonly (readonly [string, FieldDefinition])[],
  errors: Readonly<Partial<Record<string, string>>>,
): Set<string> {
  const names = new Set<string>();
  const isShort = ([name, { kind, label, hint }]: readonly [string, FieldDefinition]) =>
    ['number', 'rupees', 'ages'].includes(kind) &&
    !hint &&
    !errors[name] &&
    label.length <= maxPairedLabel;
  for (let place = 0; place < list.length - 1; place++) {
    const [one, other] = list.slice(place);
    if (!one || !other || !isShort(one) || !isShort(other)) continue;
    names.add(one[0]).add(other[0]);
    place++;
  }
  return names;
}

export function CalculatorForm(props: CalculatorFormProps) {
  const { address, calculator, typed = {}, errors = {}, isAlone = false } = props;
  const action = answerPath(address.path);
  const { id, fields, button, examples = [] } = calculator;
  const all = Object.entries(fields);
  const detailsLabel = calculator.detailsLabel ?? 'What we assume: change it';
  const folds = Map.groupBy(
    all.filter(([, field]) => field.isDetail),
    ([, field]) => field.fold ?? detailsLabel,
  );
  const shown = (list: typeof all) => {
    const paired = pairedNames(list, errors);
    return list.map(([name, field]) => (
      <CalculatorField
        key={name}
        id={calculatorFieldId(id, name)}
        name={name}
        field={field}
        typed={typed[name] ?? field.start ?? ''}
        error={errors[name]}
        isPaired={paired.has(name)}
      />
    ));
  };
  return (
    <FormCard
      id={calculatorFormId(id)}
      action={action}
      layout="calculator"
      note="Nothing you enter here is kept."
    >
      {address.product && <input type="hidden" name={productField} value={address.product} />}
      {shown(all.filter(([, field]) => !field.isDetail))}
      {[...folds].map(([label, folded]) => (
        <div key={label} className={styles.details}>
          <Disclosure
            summary={label}
            headingLevel={isAlone ? 2 : 3}
            isOpen={folded.some(([name]) => errors[name])}
            contentClass={`${fieldStyles.grid} ${styles.folded}`}
          >
            {shown(folded)}
          </Disclosure>
        </div>
      ))}
      <Button type="submit">{button}</Button>
      {examples.length > 0 && (
        <p className={styles.examples}>
          Or try an example:{' '}
          {examples.map(({ label, typed: example }) => (
            <AnswerLink
              key={label}
              href={`${action}?${calculatorSearch(calculator, example, address.product)}`}
            >
              {label}
            </AnswerLink>
          ))}
        </p>
      )}
    </FormCard>
  );
}
