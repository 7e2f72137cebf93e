/**
 * Four links by the words that people look for. Each has a number: what the product's example comes to, computed as on
 * its own page.
 */
import { ProductPicture } from '@/components/layout/product-picture';
import type { ProductPath } from '@/lib/site/routes';
import { textChangedOn } from '@/lib/site/text-dates';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { answerTyped } from '@/lib/tools/calculators/answer-typed';
import styles from './need-links.module.css';

type NeedLink = {
  href: string;
  picture: ProductPath;
  need: string;
  line: string;
  /** Number of the example and what it is; without it the link leads to a list. */
  number?: string;
  unit?: string;
};

const needLinks: readonly NeedLink[] = [
  exampleOf('/health-insurance', 'Health insurance', 'Example: a family of three', 'cover'),
  exampleOf('/term-insurance', 'Term insurance', 'Example: income for 26 years', 'cover'),
  exampleOf('/car-insurance', 'Car and bike', 'Third party with GST, 1,001 to 1,500 cc', 'a year'),
  {
    href: '#all-kinds',
    picture: '/travel-insurance',
    need: 'Anything else',
    line: 'Travel, child, pension, savings, maternity',
  },
];

/** @throws where the page’s example has no number: the home page must not build. */
function exampleOf(path: ProductPath, need: string, line: string, unit: string): NeedLink {
  const opening = openingOf(path);
  const answer = opening && answerTyped(opening.calculator, opening.typed, textChangedOn(path));
  const [number] = answer?.numbers ?? [];
  if (!number) throw new Error(`The example of ${path} has no number`);
  return { href: path, picture: path, need, line, number: number.value, unit };
}

export function NeedLinks() {
  return (
    <ul className={styles.doors} aria-label="Often looked for">
      {needLinks.map(({ href, picture, need, line, number, unit }) => (
        <li key={href}>
          <a href={href}>
            <ProductPicture path={picture} isTile />
            <b>{need}</b>
            <span>{line}</span>
            {number ? <strong data-column={unit}>{number}</strong> : <u>All products</u>}
          </a>
        </li>
      ))}
    </ul>
  );
}
