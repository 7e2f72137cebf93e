/** Insurers' own plans for a product: those of an example or of the visitor's query, or why there are none. */
import type { ReactNode } from 'react';
import { CalculatorPage } from '@/components/calculators/calculator-page';
import { AnswerCallPanel } from '@/components/call-back/answer-call-panel';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { firstValue, type SearchParams } from '@/lib/browser/url-state/search-params';
import { type IsoDate, todayInIndia } from '@/lib/dates/iso-date';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { plansPath } from '@/lib/site/tool-paths';
import { lowerFirst } from '@/lib/text/words';
import { readPlansCalculator } from '@/lib/tools/calculator-registry/read-plans-calculator.server';
import { answerAddress } from '@/lib/tools/calculators/answer-address';
import type { Calculator } from '@/lib/tools/calculators/calculator';
import { briefField, parseCalculatorQuery } from '@/lib/tools/calculators/parse-calculator-query';
import { isPlanPage } from '@/lib/tools/plans/is-plan-page.server';
import { plansHeading } from '@/lib/tools/plans/plans-calculator';
import { ProductContact } from './product-contact';

type ProductPlansPageProps = {
  product: ProductPath;
  search: SearchParams;
  /** Whether the query has the values of an answer. */
  isAnswer?: boolean;
};

export async function ProductPlansPage({ product, search, isAnswer }: ProductPlansPageProps) {
  const path = plansPath(product);
  const today = todayInIndia(new Date());
  const textOf = (name: string) => (isAnswer ? firstValue(search, name) : '');
  const read = await readPlansCalculator(product, textOf, today);
  const route = routeFor(product);
  const callBackForm = <ProductContact route={route} />;
  if (read.kind === 'unavailable' || (read.kind === 'none' && isPlanPage(product))) {
    const isUnavailable = read.kind === 'unavailable';
    return (
      <NoInsurerPlans path={product} isUnavailable={isUnavailable} callBackForm={callBackForm} />
    );
  }
  if (read.kind === 'none') redirectInLanguage(product, search);
  const { calculator } = read;
  const outcome = parseCalculatorQuery(calculator, textOf, today);
  if (isAnswer && outcome.kind === 'blank') redirectInLanguage(path, search);
  if (!isAnswer) {
    return (
      <CalculatorPage
        path={product}
        address={{ path }}
        {...(await openWithExample(product, calculator, today))}
        today={today}
        callBackForm={callBackForm}
        plans={[]}
      />
    );
  }
  return (
    <CalculatorPage
      path={product}
      address={{ path }}
      calculator={calculator}
      outcome={outcome}
      today={today}
      isBrief={firstValue(search, briefField) !== ''}
      callBackForm={callBackForm}
      {...(outcome.kind === 'valid' &&
        route.hasCallBackForm && {
          callPanel: ({ subject }) => (
            <AnswerCallPanel
              page={product}
              productCode={route.productCode}
              subject={subject}
              answer={answerAddress({ path }, calculator, outcome.input)}
              search={search}
            />
          ),
        })}
      plans={[]}
    />
  );
}

/** The prices of the tool's own example, which its head calls one: five empty fields show nobody a price. */
async function openWithExample(product: ProductPath, empty: Calculator, today: IsoDate) {
  const typed: Readonly<Partial<Record<string, string>>> = empty.examples?.[0]?.typed ?? {};
  const textOf = (name: string) => typed[name] ?? '';
  const found = await readPlansCalculator(product, textOf, today);
  // Withdrawn or out of reach since the first look.
  const calculator = found.kind === 'calculator' ? found.calculator : empty;
  return {
    calculator: {
      ...calculator,
      inputSummary: (...input: Parameters<Calculator['inputSummary']>) =>
        `Example: ${lowerFirst(calculator.inputSummary(...input))}`,
    },
    outcome: parseCalculatorQuery(calculator, textOf, today),
  };
}

type NoInsurerPlansProps = {
  path: string;
  /** Whether the database was unreachable. */
  isUnavailable: boolean;
  callBackForm: ReactNode;
};

/** Shown in place of insurers' own plans: why there are none. */
function NoInsurerPlans({ path, isUnavailable, callBackForm }: NoInsurerPlansProps) {
  const { label } = routeFor(path);
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        theme="answer"
        querySummary={{ text: label, pageHref: path }}
        heading={plansHeading}
        lead={
          isUnavailable
            ? 'The plans cannot be looked up at the moment. Try again in a few minutes.'
            : 'No insurer’s plan is approved for this page today. The page itself has the kinds of plan and their rules.'
        }
      />
      <p className="wrap">
        <a href={path}>Back to {label}</a>
      </p>
      {callBackForm}
    </SiteFrame>
  );
}
