/** The home page's hero: a low canopy over the question, and four links by need under it. */
import { broker } from '@/lib/config/broker.server';
import { refusedPath } from '@/lib/site/tool-routes';
import styles from './home-hero.module.css';
import { NeedLinks } from './need-links';

/**
 * Links on the first screen of a phone, for those who have a claim or a policy that ends; rows below say more on each.
 */
const helpLinks = [
  { href: '/claim', label: 'Claim' },
  { href: refusedPath, label: 'Refused' },
  { href: '/renewal', label: 'Renew' },
  { href: '/cashless-hospital', label: 'Hospital' },
];

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.canopy}>
        <Canopy className={styles.drawing} />
        <div className={`wrap ${styles.text}`}>
          <h1>
            <span className={styles.firm}>{broker().name}, insurance broker</span> What do you need
            cover for?
          </h1>
          <p>
            See what it pays, what it leaves out and what decides its price. No phone number needed.
          </p>
        </div>
      </div>
      <nav className={`wrap ${styles.help}`} aria-labelledby="already-insured-links">
        <p id="already-insured-links">Already insured?</p>
        <ul>
          {helpLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`wrap ${styles.shelter}`}>
        <NeedLinks />
      </div>
    </div>
  );
}

const width = 800;
const height = 400;
/** Must equal the number of scallops in home-hero.module.css. */
const scallops = 8;

/** The umbrella's ribs over the canopy: arcs from the tip to the points of the scalloped edge. */
function Canopy({ className }: { className?: string }) {
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
