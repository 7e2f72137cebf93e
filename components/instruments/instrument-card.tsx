/** The first tool of a page, ready to be asked, and links to the others. Needs no script. */
import type { ProductPath } from '@/lib/site/routes';
import { instrumentsOn } from '@/lib/tools/page-instruments/page-instruments';
import { plansHeading, plansToolId } from '@/lib/tools/plans/plans-instrument';
import styles from './instrument-card.module.css';
import { InstrumentForm } from './instrument-form';

type InstrumentCardProps = {
  path: ProductPath;
  /** Whether the page leads to insurers' own plans (PLAN_PAGES). */
  hasPlans: boolean;
};

export function InstrumentCard({ path, hasPlans }: InstrumentCardProps) {
  const [first, ...more] = instrumentsOn(path);
  if (!first) return null;
  const others = [...more, ...(hasPlans ? [{ id: plansToolId, question: plansHeading }] : [])];
  return (
    <section
      id="work-it-out"
      className={styles.card}
      aria-labelledby="work-it-out-heading"
      data-print="no"
    >
      <h2 id="work-it-out-heading">{first.question}</h2>
      <InstrumentForm path={path} instrument={first} />
      {others.length > 0 && (
        <ul className={styles.others} aria-label="More to work out">
          {others.map(({ id, question }) => (
            <li key={id}>
              <a href={`${path}?tool=${id}`}>{question}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
