/** The kinds of claim and a refused claim as links, all on the first phone screen. */
import {
  Accessibility,
  Bike,
  Car,
  FileX2,
  HeartPulse,
  Hospital,
  KeyRound,
  Plane,
  ReceiptIndianRupee,
  TriangleAlert,
  Umbrella,
} from 'lucide';
import { Icon, type IconNode } from '@/components/ui/icon';
import { claimTypes } from '@/lib/content/claims/all-claims';
import { type ClaimTypeId, claimPath, refusedPath } from '@/lib/site/tool-routes';
import styles from './claim-picker.module.css';

const claimIcons: Record<ClaimTypeId, IconNode> = {
  'health-cashless': Hospital,
  'health-reimbursement': ReceiptIndianRupee,
  'critical-illness': HeartPulse,
  'motor-theft': KeyRound,
  'motor-own-damage': Car,
  'two-wheeler': Bike,
  'motor-third-party': TriangleAlert,
  'life-death': Umbrella,
  'personal-accident': Accessibility,
  travel: Plane,
};

const tiles = claimTypes.map(({ id, group, label, incident }) => {
  const isFirst = claimTypes.find((type) => type.group === group)?.id === id;
  return {
    href: claimPath(id),
    icon: claimIcons[id],
    name: label,
    line: incident,
    group: { name: group, id: isFirst ? `${group}-claims` : undefined },
  };
});

const refusedTile = {
  href: refusedPath,
  icon: FileX2,
  name: 'Claim refused or cut',
  line: 'A letter says no, pays less, or none comes',
};

export function ClaimPicker() {
  return (
    <section
      id="what-happened"
      className={`wrap ${styles.picker}`}
      aria-labelledby="what-happened-heading"
      data-print="no"
    >
      <h2 id="what-happened-heading">What happened?</h2>
      <TileLinks tiles={[...tiles, refusedTile]} />
    </section>
  );
}

/** A few choices as tiles of one drawing and one name each: all of them on one phone screen. */
type Tile = {
  href: string;
  icon: IconNode;
  name: string;
  /** Shown where there is room. */
  line?: string;
  /** Tiles of a group are adjacent; the first has the group's id, and all are highlighted by it. */
  group?: { name: string; id?: string };
};

type TileLinksProps = { tiles: readonly Tile[] };

function TileLinks({ tiles }: TileLinksProps) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, icon, name, line, group }) => (
        <li key={href} id={group?.id} data-group={group?.name}>
          <a href={href}>
            <Icon node={icon} />
            {line ? (
              <span>
                {name} <small>{line}</small>
              </span>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
