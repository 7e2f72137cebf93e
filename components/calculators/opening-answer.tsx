/**
 * The answer that a product page opens with, for an example: the verdict, the sum, who or what it is for as buttons of
 * a GET form, one bar. Without scripts a button leads to the answer with that value at hand; with them the answer
 * changes where it is (live-opening.tsx). A calculator's own page has no buttons, because its form is beside it.
 */
import type { ReactNode } from 'react';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { AnswerLink } from '@/components/ui/answer-link';
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
import { AnswerBar, AnswerNumber } from './answer-in-brief';
import { calculatorFieldId } from './calculator-field-id';
import styles from './opening-answer.module.css';

type OpeningAnswerProps = {
  address: CalculatorAddress;
  calculator: Calculator;
  opening: PageOpening;
  /** Day on which the example is counted. */
  day: IsoDate;
};

export function OpeningAnswer({ address, calculator, opening, day }: OpeningAnswerProps) {
  const { typed, paper, example } = opening;
  const search = calculatorSearch(calculator, typed, address.product);
  const answerHref = `${answerPath(address.path)}?${search}&${workingField}=1#${workingId}`;
  return (
    <>
      <ExampleAnswer answer={answerTyped(calculator, typed, day)} example={example}>
        <Chips address={address} calculator={calculator} opening={opening} />
      </ExampleAnswer>
      <LinkRow>
        <a href={`${address.path}#change`}>{paper ?? 'Enter your own figures'}</a>
        <AnswerLink href={answerHref}>How this is counted</AnswerLink>
      </LinkRow>
    </>
  );
}

type ExampleAnswerProps = {
  answer: Pick<Answer, 'verdict' | 'numbers' | 'chart'>;
  /** That it is an example and what changes it, where nothing above the answer says so. */
  example?: string;
  /** What changes the example: between number and drawing, so that it is on the first screen of a phone. */
  children?: ReactNode;
};

export function ExampleAnswer({ answer, example, children }: ExampleAnswerProps) {
  return (
    <div className={styles.answer}>
      <AnswerNumber answer={answer} note={example} />
      {children}
      <AnswerBar answer={answer} />
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
            data-field={field}
            data-text={text}
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
            <button
              key={text}
              type="submit"
              name={field}
              value={value}
              data-text={text}
              aria-pressed={
                isChoice(changes, field, typed[field]) ? value === typed[field] : undefined
              }
            >
              {text}
            </button>
          ))}
          <HiddenValues address={address} typed={typed} without={field} />
        </form>
      ))}
    </div>
  );
}

/** The example's own value is among its changes. */
function isChoice(changes: PageOpening['changes'], of: string, own?: string): boolean {
  return changes.some(({ field, value }) => field === of && value === own);
}

/** The value as typed, but a date in words. */
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
  const values = Object.entries(typed).flatMap(([field, value]) =>
    field === without || value === undefined ? [] : [[field, value]],
  );
  return <HiddenQuery search={product ? [[productField, product], ...values] : values} />;
}
