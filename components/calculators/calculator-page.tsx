/**
 * A calculator on its own page: the question, the errors, or the answer; the form below or beside it. One tree for all
 * three, so that an answer that updates as one types does not replace the fields.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { PrintedSources, Sources } from '@/components/sections/sources';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
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
import type { StoredPlan } from '@/lib/tools/plans/insurer-plan';
import { plansLinks } from '@/lib/tools/plans/plans-links';
import { CalculatorAnswer } from './calculator-answer';
import { CalculatorForm, calculatorFormId } from './calculator-form';
import styles from './calculator-page.module.css';
import { LiveAnswer } from './live-answer';

type CalculatorPageProps = {
  /** The product page whose frame and call-back form the calculator has. */
  path: ProductPath;
  address: CalculatorAddress;
  calculator: Calculator;
  outcome: CalculatorQuery<CalculatorFields>;
  today: IsoDate;
  /** The call-back form of the page's product, where there is no panel. */
  callBackForm: ReactNode;
  /** Offers a call about the answer: in place of the form, one per page. */
  callPanel?: ((answer: Answer) => ReactNode) | undefined;
  /** Insurers' own plans that other tools link to. */
  plans: readonly StoredPlan[];
};

export function CalculatorPage(props: CalculatorPageProps) {
  const { path, address, calculator, outcome, today, callBackForm, callPanel, plans } = props;
  const answer = outcome.kind === 'valid' ? calculator.answer(outcome.input, today) : undefined;
  const errors =
    outcome.kind === 'invalid' ? (outcome.errors as Record<string, string>) : undefined;
  const typed = outcome.kind === 'blank' ? {} : outcome.typed;
  // A live answer replaces the previous one as a whole: partial text updates break a page that the browser translates.
  const key = JSON.stringify(typed);
  return (
    <SiteFrame path={path}>
      {/* Announced again when the answer updates. */}
      <div aria-live="polite">
        <CalculatorHero
          key={key}
          path={path}
          calculator={calculator}
          answer={answer}
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
      {answer && callPanel ? <div className="wrap">{callPanel(answer)}</div> : callBackForm}
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
  isWrong: boolean;
};

function CalculatorHero({ path, calculator, answer, isWrong }: CalculatorHeroProps) {
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
      heading={answer?.verdict ?? question}
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
