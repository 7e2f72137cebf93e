/** Results of a search of the questions, rendered by the server from the URL. */
import { redirect } from 'next/navigation';
import { actionOnPage } from '@/components/layout/bottom-bar';
import { SiteFrame } from '@/components/layout/site-frame';
import { AnswerResults } from '@/components/questions/answer-results';
import styles from '@/components/questions/question-page.module.css';
import { QuestionSearch } from '@/components/questions/question-search';
import { PageHero } from '@/components/sections/page-hero';
import { withTrackingParams } from '@/lib/campaign/with-tracking-params';
import { broker } from '@/lib/config/broker.server';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { hasAnswerFields } from '@/lib/site/answer-fields';
import { cachedAnswerIndex } from '@/lib/tools/questions/cached-answer-index.server';
import { type FoundAnswers, findAnswers } from '@/lib/tools/questions/find-answers';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/faqs';
export const metadata = unlistedMetadata(path, undefined, 'Answers to your question');

export default async function QuestionAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  if (!hasAnswerFields(path, params)) redirect(withTrackingParams(path, params));
  const found = findAnswers(cachedAnswerIndex(), firstValue(params, 'q'));
  return (
    <SiteFrame path={path} bottomBarAction={actionOnPage(path)}>
      <PageHero path={path} theme="answer" heading={headingOf(found)} />
      <div className={`wrap ${styles.page}`}>
        <QuestionSearch question={found.question} />
        <AnswerResults found={found} phone={broker().phone} />
      </div>
    </SiteFrame>
  );
}

function headingOf({ question, nearest }: FoundAnswers): string {
  if (!question) return 'What is your question?';
  return nearest.length > 0 ? `Answers to “${question}”` : `Nothing matches “${question}”`;
}
