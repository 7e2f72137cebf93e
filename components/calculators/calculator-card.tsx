/** The first tool of a product: an example with its answer. No JavaScript. */
import type { ProductPath } from '@/lib/site/routes';
import { textChangedOn } from '@/lib/site/text-dates';
import { calculatorAddress } from '@/lib/tools/calculator-registry/page-calculators';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import styles from './calculator-card.module.css';
import { OpeningAnswer } from './opening-answer';

export function CalculatorCard({ path }: { path: ProductPath }) {
  const opening = openingOf(path);
  if (!opening) return null;
  return (
    <section
      id="work-it-out"
      className={styles.card}
      aria-labelledby="work-it-out-heading"
      data-print="no"
    >
      {/* The verdict of an example is the answer to it; only the outline needs the question. */}
      <h2 id="work-it-out-heading" className="visually-hidden">
        {opening.calculator.question}
      </h2>
      <OpeningAnswer
        address={calculatorAddress(opening.calculator.id, path)}
        calculator={opening.calculator}
        opening={opening}
        day={textChangedOn(path)}
      />
    </section>
  );
}
