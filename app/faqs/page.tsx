/** FAQs: general questions in groups, then those of each product, all searchable in the page. */
import { SiteFrame } from '@/components/layout/site-frame';
import { QuestionBrowser } from '@/components/questions/question-browser';
import { CallBackPanel } from '@/components/sections/call-back-panel';
import { PageHero } from '@/components/sections/page-hero';
import { Sources } from '@/components/sections/sources';
import { broker } from '@/lib/config/broker.server';
import { collectTextFigures } from '@/lib/content/collect-figures';
import { numberSources } from '@/lib/content/number-sources';
import { faqGroups, faqs } from '@/lib/content/pages/faqs';
import { productQuestions } from '@/lib/content/questions';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';

const path = '/faqs';
export const metadata = pageMetadata(path);

export default function FaqsPage() {
  const content = faqs(broker());
  const figures = [
    ...collectTextFigures(content),
    ...productQuestions.flatMap((one) => one.figures),
  ];
  return (
    <SiteFrame path={path} questions={faqGroups.flatMap((group) => group.questions)}>
      <PageHero path={path} heading={content.heading} answer={content.answer} />
      <QuestionBrowser />
      <CallBackPanel page={path} productCode={routeFor(path).productCode} />
      <Sources path={path} sources={numberSources(figures, content.furtherSources)} />
    </SiteFrame>
  );
}
