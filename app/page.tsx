/** Home: every product under one canopy, then the health insurance page's content. */

import { FigureBand } from '@/components/home/figure-band';
import { HomeHero } from '@/components/home/home-hero';
import { HowWeWork } from '@/components/home/how-we-work';
import { InsurerSummary } from '@/components/home/insurer-summary';
import { ProductIntroduction } from '@/components/home/product-introduction';
import { SiteFrame } from '@/components/layout/site-frame';
import { ProductSections } from '@/components/product-page/product-sections';
import { CallBackPanel } from '@/components/sections/call-back-panel';
import { QuestionList } from '@/components/sections/question-list';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { collectProductFigures } from '@/lib/content/collect-figures';
import {
  deathClaimsPaidByNumber,
  healthIncurredClaims,
  nonLifeIncurredClaims,
} from '@/lib/content/figures/industry';
import { insurerListChecked } from '@/lib/content/insurers';
import { numberSources } from '@/lib/content/number-sources';
import { productContent } from '@/lib/content/products';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';

const path = '/';
export const metadata = pageMetadata(path);

const product = '/health-insurance';
const content = productContent[product];
const industry = [deathClaimsPaidByNumber, healthIncurredClaims, nonLifeIncurredClaims];

export default function HomePage() {
  const sources = numberSources([
    ...collectProductFigures(product),
    insurerListChecked,
    ...industry,
  ]);
  return (
    <SiteFrame path={path}>
      <HomeHero />
      <HowWeWork />
      <ProductIntroduction content={content} sources={sources} />
      <ProductSections path={product} label="Health insurance" sources={sources} isEmbedded />
      <Section
        id="latest-figures"
        heading="The market in figures"
        lead="Averages of all insurers. None of them says what will happen to one claim."
      >
        <FigureBand figures={industry} sources={sources} />
      </Section>
      <InsurerSummary sources={sources} />
      <Section id="questions" heading="Questions about health insurance" layout="beside">
        <QuestionList questions={content.questions} />
      </Section>
      <CallBackPanel page={path} productCode={routeFor(path).productCode} />
      <Sources path={path} sources={sources} />
    </SiteFrame>
  );
}
