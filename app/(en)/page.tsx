/** Home: four links by need, help for policyholders, the health page's own answer, then every product and one form. */
import { AlreadyInsured } from '@/components/home/already-insured';
import { FigureBand } from '@/components/home/figure-band';
import { HomeHero } from '@/components/home/home-hero';
import { ProductGallery } from '@/components/home/product-gallery';
import { ProductIntroduction } from '@/components/home/product-introduction';
import { SiteFrame } from '@/components/layout/site-frame';
import { QuestionSearch } from '@/components/questions/question-search';
import { CallBackPanel } from '@/components/sections/call-back-panel';
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import {
  deathClaimsPaidByNumber,
  healthIncurredClaims,
  nonLifeIncurredClaims,
} from '@/lib/content/figures/industry';
import { carThirdParty1000To1500cc } from '@/lib/content/figures/motor';
import { homeQuestions } from '@/lib/content/pages/faqs';
import { products } from '@/lib/content/products';
import { numberSources } from '@/lib/figures/number-sources';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';

const path = '/';
export const metadata = pageMetadata(path);

/** The specification's page of the empty path (docs/rules.md, section 10). */
const product = '/health-insurance';
const industry = [deathClaimsPaidByNumber, healthIncurredClaims, nonLifeIncurredClaims];

export default function HomePage() {
  const sources = numberSources([
    carThirdParty1000To1500cc,
    ...products[product].content.keyFacts.map(({ figure }) => figure),
    ...industry,
  ]);
  return (
    <SiteFrame path={path}>
      <HomeHero />
      <AlreadyInsured />
      <ProductIntroduction path={product} sources={sources} />
      <ProductGallery />
      <Section
        id="latest-figures"
        heading="The market in figures"
        lead="All insurers together. [Each insurer’s figures](/insurance-companies)"
      >
        <FigureBand figures={industry} sources={sources} />
      </Section>
      <Section id="questions" heading="Often asked" lead="[All questions and answers](/faqs)">
        <div>
          <QuestionSearch />
          <QuestionList questions={homeQuestions} />
          <FoldedSources path={path} sources={sources} />
        </div>
      </Section>
      <CallBackPanel page={path} productCode={routeFor(path).productCode} />
    </SiteFrame>
  );
}
