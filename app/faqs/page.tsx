/** FAQs: questions in groups, each with its fragment. */
import { QuestionList } from '@/components/sections/question-list';
import { TextPage } from '@/components/sections/text-page';
import { faqGroups, faqs } from '@/lib/content/pages/faqs';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/faqs';
export const metadata = pageMetadata(path);

export default function FaqsPage() {
  const lists = Object.fromEntries(
    faqGroups.map(({ id, questions }) => [id, <QuestionList key={id} questions={questions} />]),
  );
  return <TextPage path={path} content={faqs(broker())} sectionExtras={lists} />;
}
