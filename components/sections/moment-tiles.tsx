/** The happy moments of joy center as tiles that lead to what each asks for. */
import { Baby, BriefcaseBusiness, Car, Gem, House, PartyPopper, Plane, Sunset } from 'lucide';
import { Icon, type IconNode } from '@/components/ui/icon';
import styles from './moment-tiles.module.css';

const icons: Readonly<Record<string, IconNode>> = {
  'new-job': BriefcaseBusiness,
  wedding: Gem,
  'new-baby': Baby,
  'new-home': House,
  'new-car': Car,
  'first-trip-abroad': Plane,
  'parents-turning-60': PartyPopper,
  retirement: Sunset,
};

type MomentTilesProps = { moments: readonly { id: string; heading: string }[] };

export function MomentTiles({ moments }: MomentTilesProps) {
  return (
    <ul className={styles.tiles}>
      {moments.flatMap(({ id, heading }) => {
        const icon = icons[id];
        return icon
          ? [
              <li key={id}>
                <a href={`#${id}`}>
                  <Icon node={icon} />
                  {heading}
                </a>
              </li>,
            ]
          : [];
      })}
    </ul>
  );
}
