/** The page's results as numbered dots on our own drawing: no external tiles, nothing to load. */

import { hospitalRowId } from '@/components/hospitals/search-links';
import type { MapLayout, MapMarker } from '@/lib/tools/hospitals/map/lay-out-map';
import styles from './hospital-map.module.css';

type HospitalMapProps = {
  map: MapLayout;
  /** Label of the centre: "Andheri, Mumbai" or "your position". */
  centreName: string | null;
};

/** Width of one digit of a label. */
const digitWidth = 7.5;

export function HospitalMap({ map, centreName }: HospitalMapProps) {
  const { width, height, markers, centre, rings, scale } = map;
  const drawnCount = markers.reduce((total, { numbers }) => total + numbers.length, 0);
  const around = centreName ? ` around ${centreName}` : '';
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no element for a drawing whose parts are links */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={`Where ${drawnCount} hospitals of this page lie${around}; their distances are in the list.`}
      >
        {centre &&
          rings.map(({ km, radius }) => (
            <circle key={km} className={styles.ring} cx={centre.x} cy={centre.y} r={radius} />
          ))}
        {centre && (
          <path
            className={styles.centre}
            d={`M${centre.x - 8} ${centre.y}h16M${centre.x} ${centre.y - 8}v16`}
          />
        )}
        {markers.map((spot) => (
          <MarkerLink key={spot.numbers[0]} spot={spot} />
        ))}
        <path className={styles.scale} d={`M12 ${height - 18}v6h${scale.length}v-6`} />
        <text className={styles.scaleText} x={12} y={height - 24}>
          {`${scale.km} km`}
        </text>
        <path className={styles.scale} d={`M${width - 16} 30V12m-5 6 5-6 5 6`} />
        <text className={styles.north} x={width - 16} y={44}>
          N
        </text>
      </svg>
      <figcaption className={styles.caption}>
        {`Numbers are those of the list${centreName ? `; the cross is ${centreName}` : ''}. North is up. Hospitals close together share a mark. A mark leads to its hospital in the list.`}
      </figcaption>
    </figure>
  );
}

function MarkerLink({ spot: { x, y, numbers } }: { spot: MapMarker }) {
  const label = formatNumbers(numbers);
  const boxWidth = Math.max(26, label.length * digitWidth + 12);
  const first = numbers[0] ?? 0;
  return (
    <a
      className={styles.link}
      href={`#${hospitalRowId(first)}`}
      aria-label={`To hospital ${numbers.join(', ')} in the list`}
    >
      <rect
        className={styles.spot}
        x={x - boxWidth / 2}
        y={y - 13}
        width={boxWidth}
        height={26}
        rx={13}
      />
      <text className={styles.number} x={x} y={y + 4.5}>
        {label}
      </text>
    </a>
  );
}

/** "3", "3, 5" or "3 +4": a label must stay short. */
function formatNumbers(numbers: readonly number[]): string {
  return numbers.length <= 2 ? numbers.join(', ') : `${numbers[0]} +${numbers.length - 1}`;
}
