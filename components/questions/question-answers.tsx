/** Questions of /faqs: collapsed, found by the browser's search, each with its own link. */
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import type { Question } from '@/lib/content/types';
import styles from './question-answers.module.css';

export function QuestionAnswers({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ id, question, answer }) => (
    <Disclosure key={id} id={id} summary={question}>
      <Paragraphs text={answer} />
      <a href={`#${id}`} className={styles.link} data-copy="" data-print="no">
        link to this question
      </a>
    </Disclosure>
  ));
}
