/** The questions of one product: some in full, the others as links to where they are answered. */
import { Disclosure } from '@/components/ui/disclosure';
import type { ProductQuestions } from '@/lib/content/questions';
import { QuestionAnswers } from './question-answers';
import styles from './question-answers.module.css';

export function ProductAnswers({ path, label, inFull, onProductPage }: ProductQuestions) {
  return (
    <section className={styles.product}>
      <h3>
        <a href={path}>{label}</a>
      </h3>
      <div>
        <QuestionAnswers questions={inFull} headingLevel={4} />
        {onProductPage.length > 0 && (
          // Without a number: a search leaves some of them.
          <Disclosure summary={`More on ${label.toLowerCase()}, answered there`} headingLevel={4}>
            <ul className={styles.more} data-questions="">
              {onProductPage.map(({ id, question }) => (
                <li key={id}>
                  <a href={`${path}#${id}`}>{question}</a>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  );
}
