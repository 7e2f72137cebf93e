/** Four links by need, each with a line. The motor link names a price, because the law sets one there. */
import { Car, HeartPulse, LayoutGrid, Umbrella } from 'lucide';
import { Icon, type IconNode } from '@/components/ui/icon';
import { carThirdPartyUpTo1000cc } from '@/lib/content/figures/motor';
import { productRoutes } from '@/lib/site/find-route';
import styles from './need-links.module.css';

type NeedLink = { href: string; icon: IconNode; need: string; line: string };

const needLinks: readonly NeedLink[] = [
  {
    href: '/health-insurance',
    icon: HeartPulse,
    need: 'Hospital bills',
    line: 'Yours, your family’s, your parents’',
  },
  {
    href: '/term-insurance',
    icon: Umbrella,
    need: 'My family’s income',
    line: 'If I die before they can do without it',
  },
  {
    href: '/car-insurance',
    icon: Car,
    need: 'Car or bike',
    line: `Third party: ${carThirdPartyUpTo1000cc.text} a year plus GST, up to 1,000 cc`,
  },
  {
    href: '#all-kinds',
    icon: LayoutGrid,
    need: 'A trip, a pension, a child’s fees',
    line: `All ${productRoutes.length} products`,
  },
];

export function NeedLinks() {
  return (
    <ul className={styles.doors}>
      {needLinks.map(({ href, icon, need, line }) => (
        <li key={href}>
          <a href={href}>
            <Icon node={icon} size={24} />
            <b>{need}</b>
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
