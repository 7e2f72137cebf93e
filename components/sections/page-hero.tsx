/** The deep band with the scalloped edge that opens every page: where you are, the h1, the answer. */
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Inline } from '@/components/ui/prose';
import styles from './page-hero.module.css';

type PageHeroProps = {
  /** Leave out where the page has no row in the route table. */
  path?: string;
  heading: string;
  answer: string;
  /** Stands beside the heading from 60rem on, below it on phones. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ path, heading, answer, aside, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${aside ? styles.split : ''}`}>
        <div className={styles.text}>
          {path && <Breadcrumbs path={path} />}
          <h1>{heading}</h1>
          <p className={styles.answer}>
            <Inline text={answer} />
          </p>
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
