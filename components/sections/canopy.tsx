/** The umbrella's ribs over the canopy: arcs from the tip to the points of the scalloped edge. */

const width = 800;
const height = 400;
/** Must equal the number of scallops in home-hero.module.css. */
const scallops = 8;

export function Canopy({ className }: { className?: string }) {
  const points = Array.from(
    { length: scallops - 1 },
    (_, index) => ((index + 1) * width) / scallops,
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {points.map((x) => (
        <path key={x} d={rib(x)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

/** The line runs outwards from the tip first, then down: the way cloth hangs over a rib. */
function rib(x: number): string {
  const middle = width / 2;
  const reach = middle + (x - middle) * 0.92;
  return `M${middle} 0Q${reach.toFixed(1)} ${height * 0.22} ${x} ${height}`;
}
