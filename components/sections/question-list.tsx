/** Questions with their answers: folded, found by the browser's search, and opened by a link to their fragment. */
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import type { Question } from '@/lib/content/types';
import styles from './question-list.module.css';

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question} contentClass={styles.answer}>
          {answer.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
            <p key={index}>{Inline({ text: paragraph })}</p>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}
