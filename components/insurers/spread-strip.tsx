/**
 * Where a figure lies among those of all insurers: a line with a dot for each of them over the column, and in a row the
 * insurer's own dot. The figure beside it says the same. As wide as its place: a dot is a stroke without length, which
 * stays round however the picture is stretched.
 */
import { type FigureSpread, positionOnSpread } from '@/lib/tools/insurers/figure-spread';
import styles from './spread-strip.module.css';

/** Room for a whole dot at both ends; the line in the style sheet has the same. */
const margin = 6;

function dotAt(value: number, spread: FigureSpread): string {
  const x = margin + positionOnSpread(value, spread) * (100 - 2 * margin);
  return `M${Math.round(x)} 8h0`;
}

function Strip({ dots, isWhole = false }: { dots: string; isWhole?: boolean }) {
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      className={styles.strip}
      aria-hidden="true"
    >
      <path d={dots} className={isWhole ? styles.all : styles.own} />
    </svg>
  );
}

/** All of them, with both ends of the line: it does not begin at nought. */
export function SpreadStrip({ spread }: { spread: FigureSpread }) {
  const { min, max, values } = spread;
  return (
    <>
      <Strip dots={values.map((value) => dotAt(value, spread)).join('')} isWhole />
      <span className={styles.ends}>
        <span>{`${min}%`}</span> <span className="visually-hidden">to</span>{' '}
        <span>{`${max}%`}</span>
      </span>
    </>
  );
}

export function SpreadDot({ spread, value }: { spread: FigureSpread; value: number }) {
  return <Strip dots={dotAt(value, spread)} />;
}
