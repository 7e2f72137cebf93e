/** Opens every page but home: where you are, the h1, the answer. Its face follows from the page's row in the route table. */
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Inline } from '@/components/ui/prose';
import { routeFor } from '@/lib/site/find-route';
import type { PageFace } from '@/lib/site/route-row';
import styles from './page-hero.module.css';

type PageHeroProps = {
  /** Leave out where the page has no row in the route table. */
  path?: string;
  heading: string;
  answer?: string;
  /** The page's own, unless a tool shows its answer here: `answer` is at most 150 px high on a phone. */
  face?: PageFace;
  /** What was asked, with the link that changes it: in the place of the breadcrumbs. */
  asked?: ReactNode;
  /** Beside the heading from 60rem on, below it on phones. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ path, heading, answer, face, asked, aside, children }: PageHeroProps) {
  const look = face ?? (path ? routeFor(path).face : 'plain');
  return (
    <div className={`${styles.hero} ${styles[look]}`}>
      <div className={`wrap ${aside ? styles.split : ''}`}>
        <div className={styles.text}>
          {asked ? (
            <p className={styles.asked}>{asked}</p>
          ) : (
            path && look !== 'answer' && <Breadcrumbs path={path} />
          )}
          <h1>{heading}</h1>
          {answer && (
            <p className={styles.lead}>
              <Inline text={answer} />
            </p>
          )}
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
