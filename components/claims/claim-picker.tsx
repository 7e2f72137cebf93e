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
import type { IconNode } from '@/components/ui/icon';
import { TileLinks } from '@/components/ui/tile-links';
import { claimTypes } from '@/lib/content/claims/all-claims';
import type { ClaimTypeId } from '@/lib/site/tool-routes';
import { claimPath, refusedPath } from '@/lib/site/tool-routes';
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
