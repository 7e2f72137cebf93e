/**
 * A calculator on its own page: the question, the errors, or the answer; the form above or beside it. One tree for all
 * three, so that an answer that updates as one types does not replace the fields.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { FoldedSources, PrintedSources } from '@/components/sections/sources';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { LinkRow } from '@/components/ui/link-row';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { Inline } from '@/components/ui/prose';
import { calculatorHeading } from '@/lib/content/calculators/calculator-heading';
import type { CalculatorText as CalculatorTextContent } from '@/lib/content/calculators/calculator-text';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
import type { IndexedTool } from '@/lib/site/route-row';
import type { ProductPath } from '@/lib/site/routes';
import { answerPath } from '@/lib/site/tool-paths';
import type { CalculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import type {
  CalculatorAnswer as Answer,
  Calculator,
  CalculatorErrors,
  CalculatorFields,
} from '@/lib/tools/calculators/calculator';
import {
  type CalculatorQuery,
  calculatorSearch,
  type TypedValues,
  workingId,
} from '@/lib/tools/calculators/parse-calculator-query';
import type { WorkedExample } from '@/lib/tools/calculators/worked-example';
import type { StoredPlan } from '@/lib/tools/plans/insurer-plan';
import { plansLinks } from '@/lib/tools/plans/plans-links';
import { CalculatorAnswer } from './calculator-answer';
import { CalculatorBrief } from './calculator-brief';
import { calculatorFieldId } from './calculator-field-id';
import { CalculatorForm, calculatorFormId } from './calculator-form';
import styles from './calculator-page.module.css';
import { CalculatorText } from './calculator-text';
import { LiveAnswer } from './live-answer';
import { ExampleAnswer } from './opening-answer';

type CalculatorPageProps = {
  /** The product page whose frame and call-back form the calculator has. */
  path: ProductPath;
  address: CalculatorAddress;
  calculator: Calculator;
  outcome: CalculatorQuery<CalculatorFields>;
  today: IsoDate;
  /** The call-back form of the page's product, unless there is a panel. */
  callBackForm: ReactNode;
  /** Offers a call about the answer, after what to do next: in place of the form, one per page. */
  callPanel?: (answer: Answer) => ReactNode;
  /** The answer as a page for an insurer or adviser. */
  isBrief?: boolean;
  isWorkingOpen?: boolean;
  /** Insurers' own plans that other tools link to. */
  plans: readonly StoredPlan[];
  /** Set on the calculator's own, prerendered page, which search engines list. */
  listed?: ListedCalculator;
};

export type ListedCalculator = {
  tool: IndexedTool;
  text: CalculatorTextContent;
  example: WorkedExample;
  /** Answers to the rows of the text’s `searched`. */
  searched?: WorkedExample[];
  /** Day on which the examples were counted. */
  day: IsoDate;
};

export function CalculatorPage(props: CalculatorPageProps) {
  const { path, address, calculator, outcome, today, callPanel, listed } = props;
  const answer = outcome.kind === 'valid' ? calculator.answer(outcome.input, today) : undefined;
  const typed = outcome.kind === 'blank' ? {} : outcome.typed;
  const errors = outcome.kind === 'invalid' ? outcome.errors : undefined;
  const search = calculatorSearch(calculator, typed, address.product);
  if (props.isBrief && answer) {
    return (
      <CalculatorBrief
        brief={answer.brief}
        verdict={answer.verdict}
        answerHref={`${answerPath(address.path)}?${search}`}
      />
    );
  }
  // A live answer replaces the previous one as a whole: partial text updates break a page that the browser translates.
  const answerKey = JSON.stringify(typed);
  return (
    <SiteFrame
      path={path}
      href={outcome.kind === 'blank' ? address.path : `${answerPath(address.path)}?${search}`}
      tool={listed?.tool}
      questions={listed?.text.questions}
    >
      <div className={styles.page}>
        {/* Announced again when the answer updates. */}
        <div className={styles.head} aria-live="polite">
          <CalculatorHero
            key={answerKey}
            path={path}
            calculator={calculator}
            outcome={outcome}
            today={today}
            listed={listed}
            answer={answer}
          />
        </div>
        <div className={`wrap ${styles.sheet}`}>
          {listed && <Example {...listed} />}
          {errors && <Errors key={answerKey} calculator={calculator} errors={errors} />}
          {/* The form precedes the answer: on a phone it opens below the number that it changes. */}
          <YourFigures
            address={address}
            calculator={calculator}
            typed={typed}
            errors={errors}
            isListed={listed !== undefined}
            isBlank={outcome.kind === 'blank'}
            hasAnswer={answer !== undefined}
          />
          <div>
            {answer && (
              <CalculatorAnswer
                answerKey={answerKey}
                answer={answer}
                search={search}
                planLinks={plansLinks(path, props.plans, answer.requiredCovers)}
                callPanel={callPanel?.(answer)}
                isWorkingOpen={props.isWorkingOpen}
                sources={<FoldedSources path={path} sources={numberSources([...answer.figures])} />}
              />
            )}
            <LinkRow>
              {answer && <a href="#change">Change your figures</a>}
              <a href={path}>Back to {routeFor(path).label}</a>
            </LinkRow>
          </div>
        </div>
      </div>
      {listed && <CalculatorText path={listed.tool.path} {...listed} />}
      {(!answer || !callPanel) && props.callBackForm}
      {/* Paper gets the sources by their titles only: the list with every figure takes a sheet of its own. */}
      {answer && <PrintedSources key={answerKey} sources={numberSources([...answer.figures])} />}
    </SiteFrame>
  );
}

type CalculatorHeroProps = Pick<
  CalculatorPageProps,
  'path' | 'calculator' | 'outcome' | 'today' | 'listed'
> & { answer: Answer | undefined };

function CalculatorHero(props: CalculatorHeroProps) {
  const { path, calculator, outcome, today, listed, answer } = props;
  const { question } = calculator;
  return (
    <PageHero
      path={path}
      theme="answer"
      querySummary={
        outcome.kind === 'valid'
          ? { text: calculator.inputSummary(outcome.input, today), changeHref: '#change' }
          : { text: routeFor(path).label, pageHref: path }
      }
      // The name that people type is before the question on the calculator's own page.
      heading={
        answer?.verdict ?? (listed ? calculatorHeading(listed.text.label, question) : question)
      }
      {...(outcome.kind === 'invalid' && {
        lead: 'Check what is marked below, and your answer comes up. The rest is kept.',
      })}
    >
      {answer && (
        <>
          <HeadlineNumbers numbers={answer.numbers} />
          {answer.working.rows.some(({ plan }) => plan === undefined) && (
            <p className={styles.counted} data-print="no">
              <a href={`#${workingId}`}>How this is counted</a>
            </p>
          )}
        </>
      )}
    </PageHero>
  );
}

/** The answer to the calculator's first example, before anything is typed. */
function Example({ example: { label, answer } }: ListedCalculator) {
  return (
    <section className={styles.example} aria-label="Example">
      <p className={styles.who}>{`Example: ${label}`}</p>
      <ExampleAnswer answer={answer} />
      <LinkRow>
        <a href="#change">Enter your own figures</a>
        <a href="#example">How the example is counted</a>
      </LinkRow>
    </section>
  );
}

type FieldErrors = CalculatorErrors<CalculatorFields>;

function Errors({ calculator, errors }: { calculator: Calculator; errors: FieldErrors }) {
  return (
    <ErrorSummary
      errors={namedErrors(calculator, errors)}
      fieldIdOf={(name) => calculatorFieldId(calculator.id, name)}
    />
  );
}

type YourFiguresProps = Pick<CalculatorPageProps, 'address' | 'calculator'> & {
  typed: TypedValues<CalculatorFields>;
  errors: FieldErrors | undefined;
  isListed: boolean;
  isBlank: boolean;
  hasAnswer: boolean;
};

function YourFigures(props: YourFiguresProps) {
  const { address, calculator, typed, errors, isListed, isBlank, hasAnswer } = props;
  return (
    <section id="change" className={styles.change} aria-label="Your figures" data-print="no">
      {isListed && (
        <>
          <h2>Enter your own figures</h2>
          <p className={styles.lead}>
            <Inline text={calculator.lead} />
          </p>
        </>
      )}
      <CalculatorForm
        address={address}
        calculator={calculator}
        typed={typed}
        isAlone={!isListed}
        errors={errors}
      />
      {/* Why and what is assumed are in folds. */}
      {hasAnswer && <OpenFragmentTarget />}
      {!isBlank && <LiveAnswer formId={calculatorFormId(calculator.id)} />}
    </section>
  );
}

/** Away from its field, a message must name the field. */
function namedErrors({ fields }: Calculator, errors: FieldErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      // A label that asks ends with its own mark.
      `${fields[name]?.label}: ${message}`.replace('?:', '?'),
    ]),
  );
}
