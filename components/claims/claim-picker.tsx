/** The kinds of claim and a refused claim as links, all on the first phone screen. */
import { FileX2 } from 'lucide';
import { TileLinks } from '@/components/ui/tile-links';
import { claimTypes } from '@/lib/content/claims/all-claims';
import { claimPath, refusedPath } from '@/lib/site/tool-routes';
import { claimIcons } from './claim-icons';
import styles from './claim-picker.module.css';

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
