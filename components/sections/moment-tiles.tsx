/** The happy moments of joy center as tiles that lead to what each asks for. */
import { Baby, BriefcaseBusiness, Car, Gem, House, PartyPopper, Plane, Sunset } from 'lucide';
import type { IconNode } from '@/components/ui/icon';
import { TileLinks } from '@/components/ui/tile-links';

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
  const tiles = moments.flatMap(({ id, heading }) => {
    const icon = icons[id];
    return icon ? [{ href: `#${id}`, icon, name: heading }] : [];
  });
  return <TileLinks tiles={tiles} tone="warm" />;
}
