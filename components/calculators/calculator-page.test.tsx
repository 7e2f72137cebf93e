/** The head of an answer offers a call where its product has the form for one, even without a panel. */
import { renderToStaticMarkup } from 'react-dom/server';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import {
  calculatorAddress,
  findCalculator,
} from '@/lib/tools/calculator-registry/page-calculators';
import { parseCalculatorQuery } from '@/lib/tools/calculators/parse-calculator-query';
import { CalculatorPage } from './calculator-page';

// The answer follows what is typed; here nothing is.
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const today = '2026-11-26';

/** An answer without a panel, as the insurers' plans open with an example. */
function page(path: string): { html: string; product: ProductPath } {
  const found = findCalculator(path, '');
  if (!found) throw new Error(path);
  const { page: product, calculator } = found;
  const typed: Readonly<Partial<Record<string, string>>> = calculator.examples?.[0]?.typed ?? {};
  const outcome = parseCalculatorQuery(calculator, (name) => typed[name] ?? '', today);
  const html = renderToStaticMarkup(
    <CalculatorPage
      path={product}
      address={calculatorAddress(calculator.id, product)}
      calculator={calculator}
      outcome={outcome}
      today={today}
      callBackForm={null}
      plans={[]}
    />,
  );
  return { html, product };
}

test.each([
  ['/term-insurance/human-life-value-calculator', 'Get a Call', '#get-a-call'],
  ['/travel-insurance/cover-calculator', 'Write to us', '#ask'],
])('%s: “%s”', (path, label, href) => {
  const { html, product } = page(path);
  expect(routeFor(product).hasCallBackForm).toBe(label === 'Get a Call');
  expect(/<a href="([^"]*)"[^>]*data-header-call=""[^>]*>(.*?)<\/a>/.exec(html)?.slice(1)).toEqual([
    href,
    label,
  ]);
});
