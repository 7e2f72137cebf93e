/** The top of a product page: the answer, a tool, a price table, one figure; below them the jump links. */
import { CalculatorCard } from '@/components/calculators/calculator-card';
import { ProductPicture, productPictureAlt } from '@/components/layout/product-picture';
import { JumpLinks } from '@/components/sections/jump-links';
import { PageHero } from '@/components/sections/page-hero';
import { AnswerLink } from '@/components/ui/answer-link';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import { products } from '@/lib/content/products';
import type { ProductContent } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { KeyFacts } from './key-facts';
import { OfficialPrices } from './official-prices';
import styles from './vehicle-switch.module.css';

type ProductHeroProps = {
  route: Route;
  content: ProductContent;
  sources: NumberedSources;
};

export function ProductHero({ route, content, sources }: ProductHeroProps) {
  const path = route.path as ProductPath;
  const prices = products[path].officialPrices;
  return (
    <>
      <PageHero
        path={path}
        heading={content.heading}
        lead={content.answer}
        switcher={<VehicleSwitch path={path} />}
        picture={<ProductPicture path={path} alt={productPictureAlt[path]} />}
        aside={
          <>
            <CalculatorCard path={path} />
            {prices && <OfficialPrices prices={prices} sources={sources} />}
          </>
        }
      >
        {/* The table of prices is the figure of its page. */}
        {!prices && <KeyFacts facts={content.keyFacts.slice(0, 1)} sources={sources} />}
      </PageHero>
      <JumpLinks />
    </>
  );
}

const vehicles: readonly { path: ProductPath; label: string }[] = [
  { path: '/car-insurance', label: 'Car' },
  { path: '/bike-insurance', label: 'Bike' },
];

/**
 * "Car | Bike" at the top of both pages: the home page has one link for the two, and people miss the other page.
 */
export function VehicleSwitch({ path }: { path: ProductPath }) {
  if (!vehicles.some((one) => one.path === path)) return null;
  return (
    <nav aria-label="Car or bike" className={styles.switch} data-print="no">
      <ul>
        {vehicles.map((one) => (
          <li key={one.path}>
            <a href={one.path} {...(one.path === path && { 'aria-current': 'page' as const })}>
              {one.label}
            </a>
          </li>
        ))}
        <li>
          <AnswerLink href={usedVehiclePlanHref}>Bought used?</AnswerLink>
        </li>
      </ul>
    </nav>
  );
}
