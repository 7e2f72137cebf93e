/** The first tool of a page with its form, and links to the others. Needs no JavaScript. */
import type { ProductPath } from '@/lib/site/routes';
import { plansPath } from '@/lib/site/tool-paths';
import {
  calculatorAddress,
  calculatorsFor,
} from '@/lib/tools/calculator-registry/page-calculators';
import { plansHeading } from '@/lib/tools/plans/plans-calculator';
import styles from './calculator-card.module.css';
import { CalculatorForm } from './calculator-form';

type CalculatorCardProps = {
  path: ProductPath;
  /** Whether the page links to insurers' own plans (PLAN_PAGES). */
  hasPlans: boolean;
};

export function CalculatorCard({ path, hasPlans }: CalculatorCardProps) {
  const [first, ...more] = calculatorsFor(path);
  if (!first) return null;
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
      <h2 id="work-it-out-heading">{first.question}</h2>
      <CalculatorForm address={calculatorAddress(first.id, path)} calculator={first} />
      {others.length > 0 && (
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
