/** A product's answer on another page: heading, answer and key facts in a deep panel, and a link to the product. */
import { DrawingFigure } from '@/components/drawings/drawing-figure';
import { DrawingShapes } from '@/components/drawings/product-drawing';
import { KeyFacts } from '@/components/product-page/key-facts';
import { LinkButton } from '@/components/ui/button';
import { Inline } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ProductPath } from '@/lib/site/routes';
import styles from './product-introduction.module.css';

type ProductIntroductionProps = { path: ProductPath; sources: NumberedSources };

export function ProductIntroduction({ path, sources }: ProductIntroductionProps) {
  const { content, picture } = products[path];
  const { name, heading, answer, keyFacts } = content;
  const id = path.slice(1);
  return (
    <section id={id} className={`wrap ${styles.outer}`} aria-labelledby={`${id}-heading`}>
      <div className={styles.panel}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>
          <Inline text={answer} />
        </p>
        <KeyFacts facts={keyFacts} sources={sources} />
        <p>
          <LinkButton href={path} variant="quiet">
            Read on: {name}
          </LinkButton>
        </p>
      </div>
      {picture?.drawings.map((drawing) => (
        <DrawingFigure key={drawing.id} drawing={drawing} hasHeading>
          <DrawingShapes drawing={drawing} />
        </DrawingFigure>
      ))}
    </section>
  );
}
