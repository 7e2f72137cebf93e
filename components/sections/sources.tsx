/** The sources of a page's figures, with date and our reading of each; and the reference to a source under a figure. */
import { Disclosure } from '@/components/ui/disclosure';
import type { Figure } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import { describeProvenance } from '@/lib/figures/describe-provenance';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { reviewDateFor } from '@/lib/site/find-route';
import { Section } from './section';
import styles from './sources.module.css';

type SourcesProps = {
  path: string;
  sources: NumberedSources;
  /** The list is folded at first; a reference to a source opens it. */
  isCollapsed?: boolean;
};

export function Sources({ path, sources, isCollapsed = false }: SourcesProps) {
  const count = sources.list.length;
  if (count === 0) return null;
  return (
    <Section
      id="sources"
      heading={collapsedHeading(isCollapsed, count)}
      lead={leadOf(path)}
      isCollapsed={isCollapsed}
    >
      <SourceList sources={sources} />
    </Section>
  );
}

/** As a fold among others. */
export function FoldedSources({ path, sources }: Omit<SourcesProps, 'isCollapsed'>) {
  const count = sources.list.length;
  if (count === 0) return null;
  return (
    <Disclosure id="sources" summary={collapsedHeading(true, count)}>
      <p>{leadOf(path)}</p>
      <SourceList sources={sources} />
    </Disclosure>
  );
}

function leadOf(path: string): string {
  const reviewed = `Page last reviewed on ${formatDate(reviewDateFor(path))}.`;
  const subject =
    'Behind each figure: the day its source stated it, and how we read it. Rules change; your policy wording comes before anything written here.';
  return `${reviewed} ${subject}`;
}

function collapsedHeading(isCollapsed: boolean, count: number): string {
  if (count === 1) return 'The source';
  return isCollapsed ? `All ${count} sources` : 'Sources';
}

/** For print only, where the list for screens is too long: titles in one small paragraph. */
export function PrintedSources({ sources }: { sources: NumberedSources }) {
  if (sources.list.length === 0) return null;
  return (
    <p className={`wrap ${styles.printed}`} aria-hidden="true">
      Sources: {sources.list.map(({ number, source }) => `${number} ${source.title}`).join('; ')}.
    </p>
  );
}

function SourceList({ sources }: { sources: NumberedSources }) {
  return (
    <ol className={styles.list}>
      {sources.list.map(({ number, source, figures }) => (
        <li key={number} id={`source-${number}`}>
          <p className={styles.title}>
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}
          </p>
          {figures.length > 0 && <SourceFigures figures={figures} />}
        </li>
      ))}
    </ol>
  );
}

/**
 * A single source is shown; several are folded on phones and shown on wide screens (see the stylesheet). Lines of one
 * paragraph: as list items they would be a tenth of the page's elements.
 */
function SourceFigures({ figures }: { figures: readonly Figure[] }) {
  const lines = figures.map(
    (figure) => `${figure.label}: ${figure.text} (${describeProvenance(figure)})`,
  );
  if (lines.length === 1) return <p className={styles.figures}>{lines}</p>;
  return (
    <details className={styles.figures}>
      <summary>{`The ${lines.length} figures taken from it`}</summary>
      <p className={styles.lines}>{lines.join('\n')}</p>
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
