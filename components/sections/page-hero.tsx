/**
 * The top of every page but home: breadcrumbs, the h1, the lead. The page's row in the route table determines its
 * look.
 */
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { AnswerHead } from '@/components/ui/answer-head';
import { Inline } from '@/components/ui/prose';
import { QueryLine, type QuerySummary } from '@/components/ui/query-line';
import { routeFor } from '@/lib/site/find-route';
import type { IndexedTool, PageTheme } from '@/lib/site/route-row';
import { keepTogether } from '@/lib/text/words';
import styles from './page-hero.module.css';

type PageHeroProps = {
  /** Undefined where the page has no row in the route table. */
  path?: string;
  /** For the breadcrumbs of a page of one subject. */
  subject?: IndexedTool;
  heading: string;
  /** The answer, or what the page is for, in a paragraph. */
  lead?: string;
  /** The page's own by default; a tool's answer sets `answer`, at most 150 px high on a phone. */
  theme?: PageTheme;
  /** Replaces the breadcrumbs. */
  querySummary?: QuerySummary;
  /** Links between pages of one subject, above the heading. */
  switcher?: ReactNode;
  /** A drawing beside the heading; it must not move what follows on a phone. */
  picture?: ReactNode;
  /** A tool or a price table: before the lead, whose example it is, and from 60rem on beside lead and `children`. */
  aside?: ReactNode;
  /** Beside an answer's heading, on a wide screen; a phone has the bar. */
  action?: ReactNode;
  children?: ReactNode;
};

export function PageHero({
  path,
  subject,
  heading,
  lead,
  theme,
  querySummary,
  switcher,
  picture,
  aside,
  action,
  children,
}: PageHeroProps) {
  const heroTheme = theme ?? (path ? routeFor(path).theme : 'plain');
  const leadParagraph = lead ? (
    <p className={styles.lead}>
      <Inline text={lead} />
    </p>
  ) : undefined;
  if (heroTheme === 'answer') {
    return (
      <AnswerHead
        querySummary={querySummary}
        heading={keepTogether(heading)}
        lead={leadParagraph}
        action={action}
      >
        {children}
      </AnswerHead>
    );
  }
  return (
    <div
      className={`${styles.hero} ${styles[heroTheme]} ${querySummary ? styles.answered : ''}`}
      data-answer-head={querySummary ? '' : undefined}
    >
      <div className={`wrap ${aside ? styles.split : ''} ${picture ? styles.pictured : ''}`}>
        <div className={styles.text}>
          {querySummary ? (
            <QueryLine {...querySummary} />
          ) : (
            path && <Breadcrumbs path={path} subject={subject} />
          )}
          {switcher}
          <h1>
            <Inline text={heading} />
          </h1>
          {!aside && leadParagraph}
          {!aside && children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {/* In the order in which a phone shows it: a part that arrives later may not move one that was painted. */}
        {aside && <div className={styles.aside}>{aside}</div>}
        {aside && leadParagraph}
        {aside && children}
      </div>
    </div>
  );
}
