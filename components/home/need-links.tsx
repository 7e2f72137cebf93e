/**
 * Four links by need. Each has a number: what the product's example comes to, computed as on its own page; the
 * motor link names the price that the law sets.
 */
import { ProductPicture } from '@/components/layout/product-picture';
import { carThirdPartyUpTo1000cc } from '@/lib/content/figures/motor';
import { withTax } from '@/lib/content/prices';
import { productRoutes, reviewDateFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { lowerFirst } from '@/lib/text/words';
import { calculatorsFor } from '@/lib/tools/calculator-registry/page-calculators';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { answerTyped } from '@/lib/tools/calculators/answer-typed';
import styles from './need-links.module.css';

type NeedLink = { href: string; picture: ProductPath; need: string; line: string; number: string };

const needLinks: readonly NeedLink[] = [
  { need: 'Hospital bills', ...exampleOf('/health-insurance') },
  { need: 'My family’s income', ...exampleOf('/term-insurance') },
  {
    href: '/car-insurance',
    picture: '/car-insurance',
    need: 'Car or bike',
    line: 'Third party, up to 1,000 cc, with GST',
    number: withTax(carThirdPartyUpTo1000cc),
  },
  {
    href: '#all-kinds',
    picture: '/travel-insurance',
    need: 'A trip, a pension, a child’s fees',
    line: `All ${productRoutes.length} products, each with an answer`,
    number: 'See them all',
  },
];

/** @throws where the page opens without an example: the home page must not build. */
function exampleOf(path: ProductPath): Omit<NeedLink, 'need'> {
  const opening = openingOf(path);
  const [calculator] = calculatorsFor(path);
  if (!(opening && calculator)) throw new Error(`${path} opens without an example`);
  const { numbers } = answerTyped(calculator, opening.typed, reviewDateFor(path));
  const [number] = numbers;
  if (!number) throw new Error(`The example of ${path} has no number`);
  return {
    href: path,
    picture: path,
    number: number.value,
    line: `Example: ${lowerFirst(number.label)}`,
  };
}

export function NeedLinks() {
  return (
    <ul className={styles.doors}>
      {needLinks.map(({ href, picture, need, line, number }) => (
        <li key={href}>
          <a href={href}>
            <ProductPicture path={picture} isTile />
            <b>{need}</b>
            <span>{line}</span>
            <strong>{number}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
