/**
 * A calculator on its own page: the question, the errors, or the answer; the form below or beside it. One tree for all
 * three, so that an answer that updates as one types does not replace the fields.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { FoldedSources, PrintedSources, Sources } from '@/components/sections/sources';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { answerPath } from '@/lib/site/tool-paths';
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
import { CalculatorBrief } from './calculator-brief';
import { CalculatorForm, calculatorFormId } from './calculator-form';
import styles from './calculator-page.module.css';
import { HeadlineNumbers } from './headline-numbers';
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
  /** In the answer, after what to do next. */
  callPanel?: ReactNode;
  /** The answer as a page for an insurer or adviser, where it has a brief. */
  isBrief?: boolean;
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
  const search = calculatorSearch(calculator, typed, address.product);
  const asked =
    outcome.kind === 'valid'
      ? (calculator.asked?.(outcome.input, today) ?? calculator.question)
      : calculator.question;
  if (props.isBrief && answer?.brief) {
    return (
      <CalculatorBrief
        path={path}
        asked={asked}
        answer={answer}
        brief={answer.brief}
        answerHref={`${answerPath(address.path)}?${search}`}
      />
    );
  }
  return (
    <SiteFrame
      path={path}
      {...(answer && { bottomBarAction: { href: '#change', label: 'Change the figures' } })}
    >
      {/* Announced again when the answer updates. */}
      <div aria-live="polite">
        <CalculatorHero
          key={key}
          path={path}
          calculator={calculator}
          asked={asked}
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
              answer={answer}
              search={search}
              planLinks={plansLinks(path, plans, answer.requiredCovers)}
              callPanel={callPanel}
              sources={<FoldedSources path={path} sources={numberSources([...answer.figures])} />}
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
      {callBackForm}
      {answer && <AnswerSources key={key} path={path} answer={answer} />}
    </SiteFrame>
  );
}

/** On paper by their titles only: the list with every figure takes a sheet of its own. */
function AnswerSources({ path, answer }: { path: ProductPath; answer: Answer }) {
  const sources = numberSources([...answer.figures]);
  if (answer.numbers) return <PrintedSources sources={sources} />;
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
  asked: string;
  answer: Answer | undefined;
  isWrong: boolean;
};

function CalculatorHero({ path, calculator, asked, answer, isWrong }: CalculatorHeroProps) {
  const { question, lead } = calculator;
  return (
    <PageHero
      path={path}
      theme="answer"
      querySummary={
        answer ? (
          <>
            {`${asked}\u00a0· `}
            <a href="#change">Change</a>
          </>
        ) : (
          <a href={path}>{routeFor(path).label}</a>
        )
      }
      heading={answer?.verdict ?? question}
      {...(!answer && { answer: isWrong ? 'Correct what is marked below.' : lead })}
    >
      {answer?.numbers && <HeadlineNumbers numbers={answer.numbers} />}
    </PageHero>
  );
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
