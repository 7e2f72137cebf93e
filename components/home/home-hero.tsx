/** The home page's own idea: a canopy drawn from arcs, and every product sheltered under it. */

import { Canopy } from '@/components/sections/canopy';
import { LinkButton } from '@/components/ui/button';
import styles from './home-hero.module.css';
import { ProductGallery } from './product-gallery';

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.canopy}>
        <Canopy className={styles.drawing} />
        <div className={`wrap ${styles.text}`}>
          <h1>Know what insurance covers before you share a number</h1>
          <p>
            What sixteen kinds of cover pay for, leave out and what moves their price. Each figure
            has its source. Then, if you like, one call from an expert.
          </p>
          <LinkButton href="#get-a-call">Get a Call</LinkButton>
        </div>
      </div>
      <div className={`wrap ${styles.shelter}`}>
        <ProductGallery />
      </div>
    </div>
  );
}
