/** The home page's hero: a low canopy over the question, and four links by need under it. */
import { Canopy } from '@/components/sections/canopy';
import { broker } from '@/lib/config/broker.server';
import styles from './home-hero.module.css';
import { NeedLinks } from './need-links';

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.canopy}>
        <Canopy className={styles.drawing} />
        <div className={`wrap ${styles.text}`}>
          <h1>
            <span className={styles.firm}>{broker().name}, insurance broker</span> What do you need
            cover for?
          </h1>
          <p>See what it pays, what it leaves out and what it costs. No phone number needed.</p>
        </div>
      </div>
      <div className={`wrap ${styles.shelter}`}>
        <NeedLinks />
      </div>
    </div>
  );
}
