/** A product on another page: its answer, its example and its key facts in a deep panel, and a link to it. */
import { CalculatorCard } from '@/components/calculators/calculator-card';
import { KeyFacts } from '@/components/product-page/key-facts';
import { LinkButton } from '@/components/ui/button';
import { Inline } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-introduction.module.css';

type ProductIntroductionProps = { path: ProductPath; sources: NumberedSources };

export function ProductIntroduction({ path, sources }: ProductIntroductionProps) {
  const { name, heading, answer, keyFacts } = products[path].content;
  const id = path.slice(1);
  return (
    <section id={id} className={`wrap ${styles.outer}`} aria-labelledby={`${id}-heading`}>
      <div className={styles.panel}>
        <div className={styles.answer}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p>
            <Inline text={answer} />
          </p>
        </div>
        <div className={styles.example}>
          <CalculatorCard path={path} />
        </div>
        <div className={styles.facts}>
          <KeyFacts facts={keyFacts} sources={sources} />
          <p>
            <LinkButton href={path} variant="quiet">
              Read on: {name}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}
