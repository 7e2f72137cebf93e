/** Four links by need, each with a line. The motor link names a price, because the law sets one there. */
import { ProductPicture } from '@/components/layout/product-picture';
import { carThirdPartyUpTo1000cc } from '@/lib/content/figures/motor';
import { productRoutes } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import styles from './need-links.module.css';

type NeedLink = { href: string; picture: ProductPath; need: string; line: string };

const needLinks: readonly NeedLink[] = [
  {
    href: '/health-insurance',
    picture: '/health-insurance',
    need: 'Hospital bills',
    line: 'Yours, your family’s, your parents’',
  },
  {
    href: '/term-insurance',
    picture: '/term-insurance',
    need: 'My family’s income',
    line: 'If I die before they can do without it',
  },
  {
    href: '/car-insurance',
    picture: '/car-insurance',
    need: 'Car or bike',
    line: `Third party: ${carThirdPartyUpTo1000cc.text} a year plus GST, up to 1,000 cc`,
  },
  {
    href: '#all-kinds',
    picture: '/travel-insurance',
    need: 'A trip, a pension, a child’s fees',
    line: `All ${productRoutes.length} products`,
  },
];

export function NeedLinks() {
  return (
    <ul className={styles.doors}>
      {needLinks.map(({ href, picture, need, line }) => (
        <li key={href}>
          <a href={href}>
            <ProductPicture path={picture} isTile />
            <b>{need}</b>
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
