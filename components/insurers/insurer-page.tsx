/** The page of one insurer: its ratio as a number and among those of all insurers, then its facts (insurer-page.ts). */
import { TextPage } from '@/components/sections/text-page';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { broker } from '@/lib/config/broker.server';
import { latestYear, yearBefore } from '@/lib/content/insurer-figures';
import { formatPercent } from '@/lib/content/insurer-labels';
import { insurerContent, insurerPage, neighboursOf } from '@/lib/content/insurer-page';
import { figureSpread } from '@/lib/tools/insurers/figure-spread';
import type { InsurerRow } from '@/lib/tools/insurers/find-insurers';
import { formatLatest, measureNames } from '@/lib/tools/insurers/insurer-copy';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import { insurerRows } from '@/lib/tools/insurers/insurer-rows';
import styles from './insurer-page.module.css';
import { StripPlot, StripPlotDot } from './strip-plot';

export function InsurerPageView({ id }: { id: string }) {
  const page = insurerPage(id);
  const row = insurerRows.find((one) => one.id === id);
  return (
    <TextPage
      path="/insurance-companies"
      subject={page.listed}
      content={insurerContent(page, broker())}
      actions={row && <RatioAmongAll row={row} />}
      foldsHeading="Behind the figures"
      openSections={['ratios', 'behind', 'company', 'placed', 'help']}
      band={
        <p className={`wrap ${styles.neighbours}`} data-print="no">
          In the alphabet:{' '}
          {neighboursOf(page).map(({ insurer, listed }) => (
            <span key={insurer.id}>
              <a href={listed.path}>{insurer.brand}</a>
              {' · '}
            </span>
          ))}
          <a href="/insurance-companies">All insurers</a>
        </p>
      }
    />
  );
}

/** The position has no label: it is no rank. */
function RatioAmongAll({ row }: { row: InsurerRow }) {
  const measure = insurerGroups.find(({ kind }) => kind === row.kind)?.measures[0];
  const [latest, before = null] = (measure && row.figures[measure]) ?? [];
  if (!measure || latest === undefined) return null;
  const spread = figureSpread(insurerRows, measure);
  return (
    <div className={styles.ratio}>
      <HeadlineNumbers
        numbers={[
          { label: `${measureNames[measure]}, ${latestYear}`, value: formatLatest(row, measure) },
          ...(before === null ? [] : [{ label: yearBefore, value: formatPercent(before) }]),
        ]}
      />
      <div className={styles.strips}>
        <StripPlotDot spread={spread} value={latest} isUnsteady={row.isUnsteady} />
        <StripPlot spread={spread} />
      </div>
      <p className={styles.legend}>
        Below, a dot for each insurer; above, this one. The line does not start at zero.
      </p>
    </div>
  );
}
