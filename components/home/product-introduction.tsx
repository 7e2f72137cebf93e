/** A product's own opening inside another page: heading, answer and key facts in a deep panel. */

import { KeyFacts } from '@/components/product-page/key-facts';
import { Inline } from '@/components/ui/prose';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { ProductContent } from '@/lib/content/types';
import styles from './product-introduction.module.css';

type ProductIntroductionProps = { content: ProductContent; sources: NumberedSources };

export function ProductIntroduction({ content, sources }: ProductIntroductionProps) {
  return (
    <section className={`wrap ${styles.outer}`} aria-labelledby="introduction-heading">
      <div className={styles.panel}>
        <h2 id="introduction-heading">{content.heading}</h2>
        <p>
          <Inline text={content.answer} />
        </p>
        <KeyFacts facts={content.keyFacts} sources={sources} />
      </div>
    </section>
  );
}
