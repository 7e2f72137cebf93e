/**
 * The answer that a product page opens with, for an example: who or what it is for as buttons of a GET form, the sum,
 * one bar. A button leads to the answer with that value at hand; none needs JavaScript. A calculator's own page shows
 * the same without the buttons, because its form is beside it.
 */
import { calculatorFieldId } from '@/components/calculators/calculator-form';
import { answerRel } from '@/components/ui/answer-rel';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { LinkRow } from '@/components/ui/link-row';
import { formatDate } from '@/lib/dates/format-date';
import { type IsoDate, parseIsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import type { CalculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import type { PageOpening } from '@/lib/tools/calculator-registry/page-openings';
import { answerTyped } from '@/lib/tools/calculators/answer-typed';
import type { CalculatorAnswer as Answer, Calculator } from '@/lib/tools/calculators/calculator';
import {
  calculatorSearch,
  productField,
  workingField,
  workingId,
} from '@/lib/tools/calculators/parse-calculator-query';
import { BarChart } from './bar-chart';
import styles from './opening-answer.module.css';

type OpeningAnswerProps = {
  address: CalculatorAddress;
  calculator: Calculator;
  opening: PageOpening;
  /** Day on which the example is counted. */
  day: IsoDate;
};

export function OpeningAnswer({ address, calculator, opening, day }: OpeningAnswerProps) {
  const { typed, paper } = opening;
  const search = calculatorSearch(calculator, typed, address.product);
  const answerHref = `${answerPath(address.path)}?${search}&${workingField}=1#${workingId}`;
  return (
    <>
      {paper && (
        <p className={styles.paper}>
          {paper} <a href={`${address.path}#change`}>Enter its figures</a>.
        </p>
      )}
      <Chips address={address} calculator={calculator} opening={opening} />
      <ExampleAnswer
        answer={answerTyped(calculator, typed, day)}
        example={exampleText(calculator, opening)}
      />
      <LinkRow>
        <a href={`${address.path}#change`}>Enter your own figures</a>
        <a href={answerHref} rel={answerRel(answerHref)}>
          How this is counted
        </a>
      </LinkRow>
    </>
  );
}

type ExampleAnswerProps = {
  answer: Pick<Answer, 'verdict' | 'numbers' | 'chart'>;
  /** Above the number, where nothing above the answer says it: the buttons are below the first screen of a phone. */
  example?: string;
};

export function ExampleAnswer({ answer, example }: ExampleAnswerProps) {
  const { verdict, numbers, chart } = answer;
  const [first, ...others] = numbers;
  return (
    <div className={styles.answer}>
      <p className={styles.verdict}>{verdict}</p>
      <HeadlineNumbers
        numbers={
          example && first
            ? [{ ...first, label: `Example: ${example}\n${first.label}` }, ...others]
            : numbers
        }
      />
      {chart && <BarChart drawing={chart} />}
    </div>
  );
}

type ChipsProps = Pick<OpeningAnswerProps, 'address' | 'calculator' | 'opening'>;

/** A form for the example itself, and one for each field that a chip changes: no form has a name twice. */
function Chips({ address, calculator, opening: { typed, chips, changes } }: ChipsProps) {
  const action = answerPath(address.path);
  const changesByField = Map.groupBy(changes, ({ field }) => field);
  return (
    <div className={styles.chips}>
      <form action={action}>
        {chips.map(({ field, text }) => (
          <button
            key={field}
            type="submit"
            className={styles.chip}
            formAction={`${action}#${calculatorFieldId(calculator.id, field)}`}
          >
            {text.replace('{}', typedText(calculator, field, typed[field]))}
          </button>
        ))}
        <HiddenValues address={address} typed={typed} />
      </form>
      {[...changesByField].map(([field, ofField]) => (
        <form key={field} action={action}>
          {ofField.map(({ value, text }) => (
            <button key={text} type="submit" name={field} value={value}>
              {text}
            </button>
          ))}
          <HiddenValues address={address} typed={typed} without={field} />
        </form>
      ))}
      <p>Tap to change it.</p>
    </div>
  );
}

function exampleText(calculator: Calculator, { example, typed }: PageOpening): string {
  return example.replace(/\{(\w+)\}/g, (_, field) =>
    typedText(calculator, field, typed[field]).replace(/, (?=[^,]*$)/, ' and '),
  );
}

/** As typed, but a date in words. */
function typedText({ fields }: Calculator, field: string, text = ''): string {
  const date = fields[field]?.kind === 'date' ? parseIsoDate(text) : null;
  return date ? formatDate(date) : text;
}

type HiddenValuesProps = {
  address: CalculatorAddress;
  typed: PageOpening['typed'];
  without?: string;
};

function HiddenValues({ address: { product }, typed, without }: HiddenValuesProps) {
  const fields = Object.entries(typed).filter(([field]) => field !== without);
  const values = product ? [[productField, product] as const, ...fields] : fields;
  return values.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
