/** FAQs: a search in the visitor's own words, then all questions, folded by subject. */
import { CalculatorIndex } from '@/components/calculators/calculator-index';
import { SiteFrame } from '@/components/layout/site-frame';
import { LinkCopying } from '@/components/questions/link-copying';
import { QuestionGroupsSection } from '@/components/questions/question-groups-section';
import styles from '@/components/questions/question-page.module.css';
import { QuestionSearch } from '@/components/questions/question-search';
import { CallBackPanel } from '@/components/sections/call-back-panel';
import { NextLinks } from '@/components/sections/next-links';
import { PageHero } from '@/components/sections/page-hero';
import { Sources } from '@/components/sections/sources';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { broker } from '@/lib/config/broker.server';
import { faqs } from '@/lib/content/pages/faqs';
import { collectTextFigures } from '@/lib/figures/collect-figures';
import { numberSources } from '@/lib/figures/number-sources';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';

const path = '/faqs';
export const metadata = pageMetadata(path);
const groupsId = 'all-questions';

export default function FaqsPage() {
  const content = faqs(broker());
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  return (
    <SiteFrame path={path}>
      <PageHero path={path} heading={content.heading} lead={content.answer} />
      <div className={`wrap ${styles.page}`}>
        <QuestionSearch />
        <div id={groupsId}>
          <QuestionGroupsSection />
        </div>
        <CalculatorIndex />
        <LinkCopying groupsId={groupsId} />
        <OpenFragmentTarget />
      </div>
      <CallBackPanel page={path} productCode={routeFor(path).productCode} />
      <Sources path={path} sources={sources} isCollapsed />
      <NextLinks path={path} />
    </SiteFrame>
  );
}
