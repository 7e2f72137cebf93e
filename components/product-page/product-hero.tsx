/** The top of a product page: the answer, a price table or a tool, three figures; below them the jump links. */
import { CalculatorCard } from '@/components/calculators/calculator-card';
import { ProductPicture, productPictureAlt } from '@/components/layout/product-picture';
import { JumpLinks } from '@/components/sections/jump-links';
import { PageHero } from '@/components/sections/page-hero';
import { LinkButton } from '@/components/ui/button';
import { products } from '@/lib/content/products';
import type { ProductContent } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { formLink } from '@/lib/site/contact-links';
import type { Route } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { KeyFacts } from './key-facts';
import { OfficialPrices } from './official-prices';
import { VehicleSwitch } from './vehicle-switch';

type ProductHeroProps = {
  route: Route;
  content: ProductContent;
  sources: NumberedSources;
  hasPlans: boolean;
};

export function ProductHero({ route, content, sources, hasPlans }: ProductHeroProps) {
  const { beforeBuying, topics = [] } = content;
  const topicSections = beforeBuying ? [beforeBuying, ...topics] : topics;
  const path = route.path as ProductPath;
  const { href, label } = formLink(route);
  const prices = products[path].officialPrices;
  // A price of the table is not repeated below it.
  const facts = content.keyFacts.filter(
    ({ figure }) => !prices?.some((row) => row.figure === figure),
  );
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
            <CalculatorCard path={path} hasPlans={hasPlans} />
            {prices && <OfficialPrices prices={prices} sources={sources} />}
          </>
        }
        action={
          <LinkButton href={href} variant="quiet">
            {label}
          </LinkButton>
        }
      >
        <KeyFacts facts={facts} sources={sources} />
      </PageHero>
      <JumpLinks
        own={topicSections.map(({ id, heading }) => ({ id, label: heading.replace(/:.*/, '') }))}
      />
    </>
  );
}
