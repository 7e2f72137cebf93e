/**
 * The position of a figure among those of all insurers: an axis with a dot for each insurer above the column, and in a
 * row the insurer's own dot. The figure beside it has the same information. As wide as its container: a dot is a stroke
 * of zero length, which stays round when the drawing is stretched.
 */
import { type FigureSpread, positionOnSpread } from '@/lib/tools/insurers/figure-spread';
import styles from './strip-plot.module.css';

/** Margin for a whole dot at both ends; the axis in the stylesheet has the same. */
const margin = 6;

function dotAt(value: number, spread: FigureSpread): string {
  const x = margin + positionOnSpread(value, spread) * (100 - 2 * margin);
  return `M${Math.round(x)} 8h0`;
}

type StripProps = { dots: string; kind: 'all' | 'own' | 'ring' | 'arrow' };

function Strip({ dots, kind }: StripProps) {
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      className={styles.strip}
      aria-hidden="true"
    >
      <path d={dots} className={kind === 'ring' ? styles.own : styles[kind]} />
      {kind === 'ring' && <path d={dots} className={styles.hole} />}
    </svg>
  );
}

/** All dots, with both ends of the axis labelled: it does not start at zero. */
export function StripPlot({ spread }: { spread: FigureSpread }) {
  const { min, max, values } = spread;
  return (
    <>
      <Strip dots={values.map((value) => dotAt(value, spread)).join('')} kind="all" />
      <span className={styles.ends}>
        <span>{`${min}%`}</span> <span className="visually-hidden">to</span>{' '}
        <span>{`${max}%`}</span>
      </span>
    </>
  );
}

type StripPlotDotProps = {
  spread: FigureSpread;
  value: number;
  /** It depends on a few claims: a ring in place of a dot. */
  isUnsteady?: boolean;
};

/** Off the axis, which the steady figures span: an arrow at the end where it would be. */
export function StripPlotDot({ spread, value, isUnsteady = false }: StripPlotDotProps) {
  if (value < spread.min) return <Strip dots="M8 3L3 8l5 5" kind="arrow" />;
  if (value > spread.max) return <Strip dots="M92 3l5 5-5 5" kind="arrow" />;
  return <Strip dots={dotAt(value, spread)} kind={isUnsteady ? 'ring' : 'own'} />;
}
