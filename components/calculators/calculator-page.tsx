/**
 * A calculator on its own page: the question, the errors, or the answer; the form below or beside it. One tree for all
 * three, so that an answer that updates as one types does not replace the fields.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { PrintedSources, Sources } from '@/components/sections/sources';
import { calculatorHeading } from '@/lib/content/calculators/calculator-heading';
import type { CalculatorText as CalculatorTextContent } from '@/lib/content/calculators/calculator-text';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
import type { IndexedTool } from '@/lib/site/route-row';
import type { ProductPath } from '@/lib/site/routes';
import type { CalculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import type {
  CalculatorAnswer as Answer,
  Calculator,
  CalculatorFields,
} from '@/lib/tools/calculators/calculator';
import {
  type CalculatorQuery,
  calculatorSearch,
} from '@/lib/tools/calculators/parse-calculator-query';
import type { WorkedExample } from '@/lib/tools/calculators/worked-example';
import type { StoredPlan } from '@/lib/tools/plans/insurer-plan';
import { plansLinks } from '@/lib/tools/plans/plans-links';
import { CalculatorAnswer } from './calculator-answer';
import { CalculatorForm, calculatorFormId } from './calculator-form';
import styles from './calculator-page.module.css';
import { CalculatorText } from './calculator-text';
import { LiveAnswer } from './live-answer';

type CalculatorPageProps = {
  /** The product page whose frame and call-back form the calculator has. */
  path: ProductPath;
  address: CalculatorAddress;
  calculator: Calculator;
  outcome: CalculatorQuery<CalculatorFields>;
  today: IsoDate;
  /** The call-back form of the page's product. */
  callBackForm: ReactNode;
  /** Insurers' own plans that other tools link to. */
  plans: readonly StoredPlan[];
  /** Of the calculator's own, prerendered page: what search engines list. */
  listed?: ListedCalculator | undefined;
};

export type ListedCalculator = {
  tool: IndexedTool;
  text: CalculatorTextContent;
  example: WorkedExample;
  /** Day on which the example was counted. */
  day: IsoDate;
};

export function CalculatorPage(props: CalculatorPageProps) {
  const { path, address, calculator, outcome, today, callBackForm, plans, listed } = props;
  const answer = outcome.kind === 'valid' ? calculator.answer(outcome.input, today) : undefined;
  const errors =
    outcome.kind === 'invalid' ? (outcome.errors as Record<string, string>) : undefined;
  const typed = outcome.kind === 'blank' ? {} : outcome.typed;
  // A live answer replaces the previous one as a whole: partial text updates break a page that the browser translates.
  const key = JSON.stringify(typed);
  return (
    <SiteFrame
      path={path}
      tool={listed?.tool}
      {...(listed && { questions: listed.text.questions })}
      {...(answer && { bottomBarAction: { href: '#change', label: 'Change the figures' } })}
    >
      {/* Announced again when the answer updates. */}
      <div aria-live="polite">
        <CalculatorHero
          key={key}
          path={path}
          calculator={calculator}
          answer={answer}
          label={listed?.text.label}
          isWrong={errors !== undefined}
        />
      </div>
      <div className={`wrap ${styles.sheet}`}>
        <div>
          {errors && (
            <ErrorSummary
              key={key}
              errors={namedErrors(calculator, errors)}
              fieldIdOf={(name) => `${calculator.id}-${name}`}
            />
          )}
          {answer && (
            <CalculatorAnswer
              key={key}
              answer={withPlans(answer, path, plans)}
              search={calculatorSearch(calculator, typed, address.product)}
            />
          )}
        </div>
        <section id="change" className={styles.change} aria-label="Your figures" data-print="no">
          <CalculatorForm
            address={address}
            calculator={calculator}
            typed={typed}
            isAlone
            {...(errors && { errors })}
          />
          {outcome.kind !== 'blank' && <LiveAnswer formId={calculatorFormId(calculator.id)} />}
          <p>
            <a href={path}>Back to {routeFor(path).label}</a>
          </p>
        </section>
      </div>
      {listed && <CalculatorText path={listed.tool.path} {...listed} />}
      {callBackForm}
      {answer && <AnswerSources key={key} path={path} figures={answer.figures} />}
    </SiteFrame>
  );
}

/** On paper by their titles only: the list with every figure takes a sheet of its own. */
function AnswerSources({ path, figures }: { path: ProductPath; figures: Answer['figures'] }) {
  const sources = numberSources([...figures]);
  return (
    <>
      <PrintedSources sources={sources} />
      <div data-print="no">
        <Sources path={path} sources={sources} isCollapsed />
      </div>
    </>
  );
}

type CalculatorHeroProps = Pick<CalculatorPageProps, 'path' | 'calculator'> & {
  answer: Answer | undefined;
  /** The name that people type: before the question, in the heading of the calculator's own page. */
  label: string | undefined;
  isWrong: boolean;
};

function CalculatorHero({ path, calculator, answer, label, isWrong }: CalculatorHeroProps) {
  const { question, lead } = calculator;
  return (
    <PageHero
      path={path}
      theme="answer"
      querySummary={
        answer ? (
          <>
            {question} <a href="#change">Change</a>
          </>
        ) : (
          <a href={path}>{routeFor(path).label}</a>
        )
      }
      heading={answer?.verdict ?? (label ? calculatorHeading(label, question) : question)}
      {...(!answer && { answer: isWrong ? 'Correct what is marked below.' : lead })}
    />
  );
}

function withPlans(answer: Answer, path: ProductPath, plans: readonly StoredPlan[]): Answer {
  return { ...answer, next: [...answer.next, ...plansLinks(path, plans, answer.requiredCovers)] };
}

/** Away from its field, a message must name the field. */
function namedErrors({ fields }: Calculator, errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      // A label that asks ends with its own mark.
      `${fields[name]?.label}: ${message}`.replace('?:', '?'),
    ]),
  );
}
