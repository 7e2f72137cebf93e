/** The first tool of a page: an example with its answer, links to the others and to insurers' plans. No JavaScript. */
import { reviewDateFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { plansPath } from '@/lib/site/tool-paths';
import {
  calculatorAddress,
  calculatorsFor,
} from '@/lib/tools/calculator-registry/page-calculators';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { plansHeading } from '@/lib/tools/plans/plans-calculator';
import styles from './calculator-card.module.css';
import { OpeningAnswer } from './opening-answer';

type CalculatorCardProps = {
  path: ProductPath;
  /** Whether the page links to insurers' own plans (PLAN_PAGES). */
  hasPlans?: boolean;
  /** Set on another page than the product's: the card has no links to the product's other calculators. */
  isExampleOnly?: boolean;
};

export function CalculatorCard({ path, hasPlans, isExampleOnly }: CalculatorCardProps) {
  const [, ...more] = calculatorsFor(path);
  const opening = openingOf(path);
  const others = [
    ...more.map(({ id, question }) => ({ href: calculatorAddress(id, path).path, question })),
    ...(hasPlans ? [{ href: plansPath(path), question: plansHeading }] : []),
  ];
  return (
    <section
      id="work-it-out"
      className={styles.card}
      aria-labelledby="work-it-out-heading"
      data-print="no"
    >
      {/* The verdict of an example is the answer to it; only the outline needs the question. */}
      <h2 id="work-it-out-heading" className="visually-hidden">
        {opening?.calculator.question ?? plansHeading}
      </h2>
      {opening && (
        <OpeningAnswer
          address={calculatorAddress(opening.calculator.id, path)}
          calculator={opening.calculator}
          opening={opening}
          day={reviewDateFor(path)}
        />
      )}
      {!isExampleOnly && others.length > 0 && (
        <ul className={styles.others} aria-label="More to work out">
          {others.map(({ href, question }) => (
            <li key={href}>
              <a href={href}>{question}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
