/** Where every figure of the page can be checked, when its source said it and how we read it; and the reference to it under a figure. */

import { howRead } from '@/lib/content/how-read';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { Figure } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import { routeFor } from '@/lib/site/find-route';
import { Section } from './section';
import styles from './sources.module.css';

export function Sources({ path, sources }: { path: string; sources: NumberedSources }) {
  const { reviewed } = routeFor(path);
  return (
    <Section
      id="sources"
      heading="Sources"
      lead={`Page last reviewed on ${formatDate(reviewed)}. Behind each figure: the day its source stated it, and how we read it. Rules change; your policy wording comes before anything written here.`}
    >
      <ol className={styles.list}>
        {sources.list.map(({ number, source, figures }) => (
          <li key={number} id={`source-${number}`}>
            <p className={styles.title}>
              {source.url ? <a href={source.url}>{source.title}</a> : source.title}
            </p>
            {figures.length > 0 && <SourcedFigures figures={figures} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Closed on phones, where the list is long; wide screens show it (see the stylesheet). */
function SourcedFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <details className={styles.figures}>
      <summary>
        {figures.length === 1
          ? 'The figure taken from it'
          : `The ${figures.length} figures taken from it`}
      </summary>
      <ul>
        {figures.map((figure) => (
          <li key={figure.id}>{`${figure.label}: ${figure.text} (${howRead(figure)})`}</li>
        ))}
      </ul>
    </details>
  );
}

/** "As of 20 March 2024, source 3": under every figure shown on its own. */
export function SourceReference({ figure, sources }: { figure: Figure; sources: NumberedSources }) {
  const number = sources.numberOf(figure);
  return (
    <span className={styles.reference}>
      {`As of ${formatDate(figure.asOf)}, `}
      <a href={`#source-${number}`}>{`source ${number}`}</a>
    </span>
  );
}
