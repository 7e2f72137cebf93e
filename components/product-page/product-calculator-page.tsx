/** A calculator at its own path, and its answer: with the frame and the call-back form of the product. */
import { CalculatorPage, type ListedCalculator } from '@/components/calculators/calculator-page';
import { AnswerCallPanel } from '@/components/call-back/answer-call-panel';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { firstValue, type SearchParams } from '@/lib/browser/url-state/search-params';
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import { findIndexedTool } from '@/lib/content/indexed-tools';
import { todayInIndia } from '@/lib/dates/iso-date';
import { hasCallBackErrors } from '@/lib/leads/status/read-call-back-confirmation.server';
import { titleOfResult } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';
import { textChangedOn } from '@/lib/site/text-dates';
import { calculatorRoutes } from '@/lib/site/tool-routes';
import {
  calculatorAddress,
  findCalculator,
} from '@/lib/tools/calculator-registry/page-calculators';
import { answerAddress, answerTitle } from '@/lib/tools/calculators/answer-address';
import type { Calculator } from '@/lib/tools/calculators/calculator';
import {
  briefField,
  maxRowsTextLength,
  parseCalculatorQuery,
  productField,
  workingField,
} from '@/lib/tools/calculators/parse-calculator-query';
import { searchedAnswers, workedExample } from '@/lib/tools/calculators/worked-example';
import { cachedVisiblePlans } from '@/lib/tools/plans/read-plans.server';
import { ProductContact } from './product-contact';

type ProductCalculatorPageProps = {
  path: string;
  /** Values of the answer; the prerendered page has none. */
  search?: SearchParams;
};

export function ProductCalculatorPage({ path, search }: ProductCalculatorPageProps) {
  const read = readCalculator(path, search);
  // The middleware lets no other path through.
  if (!read) redirectInLanguage('/', {});
  const { page, calculator, outcome, today } = read;
  const address = calculatorAddress(calculator.id, page);
  if (search && outcome.kind === 'blank') redirectInLanguage(path, search);
  const route = routeFor(page);
  // Where another product's page led here, the call is recorded as that page's.
  const caller = address.product ? page : path;
  return (
    <CalculatorPage
      path={page}
      address={address}
      calculator={calculator}
      outcome={outcome}
      today={today}
      isBrief={search !== undefined && firstValue(search, briefField) !== ''}
      isWorkingOpen={search !== undefined && firstValue(search, workingField) !== ''}
      callBackForm={<ProductContact route={route} page={caller} />}
      {...(search &&
        outcome.kind === 'valid' &&
        route.hasCallBackForm && {
          callPanel: ({ subject }) => (
            <AnswerCallPanel
              page={caller}
              productCode={route.productCode}
              subject={subject}
              answer={answerAddress(address, calculator, outcome.input)}
              search={search}
            />
          ),
        })}
      plans={search ? cachedVisiblePlans(page, today) : []}
      listed={search ? undefined : listedCalculator(path, calculator)}
    />
  );
}

/** The calculator of the path with the values of the query; null for another path. */
function readCalculator(path: string, search: SearchParams = {}) {
  const found = findCalculator(path, firstValue(search, productField));
  if (!found) return null;
  const today = todayInIndia(new Date());
  const textOf = (name: string) => firstValue(search, name, maxRowsTextLength);
  return { ...found, today, outcome: parseCalculatorQuery(found.calculator, textOf, today) };
}

/** Title of an answer's tab; undefined where the fields give no answer yet. */
export function calculatorAnswerTitle(path: string, search: SearchParams): string | undefined {
  const read = readCalculator(path, search);
  const route = calculatorRoutes.find((one) => one.path === path);
  if (!read || !route) return undefined;
  const { calculator, outcome, today } = read;
  const { label } = calculatorTexts[route.id];
  if (outcome.kind === 'blank') return undefined;
  if (outcome.kind === 'invalid') return titleOfResult(label, true);
  const title = answerTitle(label, calculator.answer(outcome.input, today));
  return titleOfResult(title, hasCallBackErrors(search));
}

/** @throws for a path without a text: its page must not build. */
function listedCalculator(path: string, calculator: Calculator): ListedCalculator {
  const tool = findIndexedTool(path);
  const route = calculatorRoutes.find((one) => one.path === path);
  if (!tool || !route) throw new Error(`No text for ${path} in lib/content/calculators`);
  const day = textChangedOn(path);
  const text = calculatorTexts[route.id];
  return {
    tool,
    text,
    example: workedExample(calculator, day),
    ...(text.searched && { searched: searchedAnswers(calculator, text.searched.rows, day) }),
    day,
  };
}
