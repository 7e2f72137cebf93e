/** The sources of a page's figures, with date and our reading of each; and the reference to a source under a figure. */
import { localText } from '@/components/languages/local-text';
import type { Figure, Source } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import { describeProvenance } from '@/lib/figures/describe-provenance';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { textChangedOn } from '@/lib/site/text-dates';
import { FoldGroup, Section } from './section';
import styles from './sources.module.css';

type SourcesProps = { path: string; sources: NumberedSources };

type MaybeFoldedProps = SourcesProps & {
  /** The list is folded at first, in a group of its own. */
  isCollapsed?: boolean;
};

export function Sources({ path, sources, isCollapsed = false }: MaybeFoldedProps) {
  if (sources.list.length === 0) return null;
  if (isCollapsed) {
    return (
      <FoldGroup id="the-sources" heading="Sources">
        <FoldedSources path={path} sources={sources} />
      </FoldGroup>
    );
  }
  return (
    <Section id="sources" heading="Sources" lead={sourcesLead(path)}>
      <SourceList sources={sources} />
    </Section>
  );
}

/** The list in a fold group. A reference to a source opens it. */
export function FoldedSources({ path, sources }: SourcesProps) {
  const count = sources.list.length;
  if (count === 0) return null;
  const heading = count === 1 ? 'The source' : `All ${count} sources`;
  return (
    <Section id="sources" heading={heading} lead={sourcesLead(path)} isCollapsed>
      <SourceList sources={sources} />
    </Section>
  );
}

function sourcesLead(path: string): string {
  return `Text last changed on ${formatDate(textChangedOn(path))}. Behind each figure: when its source stated it, and how we read it. Your policy wording comes first.`;
}

/** Printed only, where the list for screens is too long: titles in one small paragraph. */
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
          {/* A child text of the element, so that a page in Hindi gives it its language. */}
          <p className={styles.title}>{source.url ? <SourceTitle {...source} /> : source.title}</p>
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
    (figure) =>
      `${localText(figure.label)}: ${localText(figure.text)} (${localText(describeProvenance(figure))})`,
  );
  if (lines.length === 1) return <p className={styles.figures}>{lines}</p>;
  return (
    <details className={styles.figures}>
      <summary>{`The ${lines.length} figures taken from it`}</summary>
      <p className={styles.lines}>{lines.join('\n')}</p>
    </details>
  );
}

/** The title of a source, as a link where it has an address. */
export function SourceTitle({ title, url }: Source) {
  return url ? <a href={url}>{title}</a> : title;
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
