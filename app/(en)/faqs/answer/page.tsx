/** Results of a search of the questions, rendered by the server from the URL. */
import { EmergencyNumbers } from '@/components/claims/emergency-numbers';
import { answerIndex } from '@/components/hindi/answer-index.server';
import { hindi } from '@/components/hindi/hindi';
import { isPageInHindi } from '@/components/languages/local-text';
import { actionOnPage } from '@/components/layout/bottom-bar';
import { SiteFrame } from '@/components/layout/site-frame';
import { AnswerResults, NoAnswer } from '@/components/questions/answer-results';
import styles from '@/components/questions/question-page.module.css';
import { questionFieldId } from '@/components/questions/question-search';
import { PageHero } from '@/components/sections/page-hero';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { broker } from '@/lib/config/broker.server';
import { logger } from '@/lib/process/logging/logger.server';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { hasAnswerFields } from '@/lib/site/answer-fields';
import { answerPath } from '@/lib/site/tool-paths';
import { shorten } from '@/lib/text/words';
import { findAnswers } from '@/lib/tools/questions/find-answers';
import { hindiFirst } from '@/lib/tools/questions/hindi-first';

export const dynamic = 'auto';

const path = '/faqs';
export const metadata = unlistedMetadata(path, { title: 'Answers to your question' });

/** In characters: two lines of a small phone. The field has the whole question. */
const maxShown = 60;

export default async function QuestionAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  if (!hasAnswerFields(path, params)) redirectInLanguage(path, params);
  const ranked = findAnswers(await answerIndex(), firstValue(params, 'q'));
  const found = isPageInHindi() ? hindiFirst(ranked, hindi.translate) : ranked;
  const [best] = found.nearest;
  if (!best) logger().info({ words: found.unanswered }, 'question without an answer');
  return (
    <SiteFrame
      path={path}
      href={`${answerPath(path)}?${new URLSearchParams({ q: found.question })}`}
      bottomBarAction={actionOnPage(path)}
    >
      <OpenFragmentTarget />
      <PageHero
        path={path}
        theme="answer"
        heading={best ? best.title : `We found no answer to “${shorten(found.question, maxShown)}”`}
        querySummary={
          best && {
            text: `“${shorten(found.question, maxShown)}”`,
            isTyped: true,
            changeHref: `#${questionFieldId}`,
          }
        }
      />
      <div className={`wrap ${styles.page}`}>
        {found.choices.length > 0 && <EmergencyNumbers />}
        {best ? <AnswerResults found={found} /> : <NoAnswer found={found} phone={broker().phone} />}
      </div>
    </SiteFrame>
  );
}
