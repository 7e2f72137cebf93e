/** The questions of a calculator: a plain GET form, so that the answer has a URL. Details are folded. */

import { CalculatorField } from '@/components/forms/calculator-field';
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { answerPath } from '@/lib/site/tool-paths';
import type { CalculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import type { Calculator } from '@/lib/tools/calculators/calculator';
import { calculatorSearch, productField } from '@/lib/tools/calculators/parse-calculator-query';
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
  const shown = (list: typeof all) =>
    list.map(([name, field]) => (
      <CalculatorField
        key={name}
        id={`${id}-${name}`}
        name={name}
        field={field}
        typed={typed[name] ?? field.start ?? ''}
        error={errors[name]}
      />
    ));
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
          >
            <div className={styles.fields}>{shown(folded)}</div>
          </Disclosure>
        </div>
      ))}
      <Button type="submit" variant="tool">
        {button}
      </Button>
      {examples.length > 0 && (
        <p className={styles.examples}>
          Or try an example:{' '}
          {examples.map(({ label, typed: example }) => (
            <a
              key={label}
              href={`${action}?${calculatorSearch(calculator, example, address.product)}`}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </FormCard>
  );
}
