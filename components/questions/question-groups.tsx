/** All questions by subject: the general ones with their answers, those of a product as links to its page. */
import { existsInPageLanguage } from '@/components/languages/local-text';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { faqGroups } from '@/lib/content/pages/faqs';
import { productQuestionGroups, productQuestions } from '@/lib/content/questions';
import type { Question } from '@/lib/content/types';
import styles from './question-groups.module.css';

/** @public static-question-groups.tsx requires it, which knip does not see. */
export function QuestionGroups() {
  return (
    <section className={styles.groups} aria-labelledby="all-questions-heading">
      <h2 id="all-questions-heading">All questions</h2>
      <div>
        {faqGroups.map(({ id, heading, introduction, questions }) => (
          <Disclosure key={id} id={id} summary={heading}>
            <p className={styles.introduction}>{introduction}</p>
            {questions.map((one) => (
              <Answer key={one.id} {...one} />
            ))}
          </Disclosure>
        ))}
        <Disclosure summary="Questions by product">
          {productQuestionGroups.map(({ id, heading, introduction, group }) => (
            <Disclosure key={id} id={id} summary={heading}>
              <p className={styles.introduction}>{introduction}</p>
              {productQuestions
                .filter((product) => product.group === group && existsInPageLanguage(product.path))
                .map(({ path, label, questions }) => (
                  <section key={path} className={styles.product}>
                    <h4>
                      <a href={path}>{label}</a>
                    </h4>
                    <ul>
                      {questions.map(({ id, question }) => (
                        <li key={id}>
                          <a href={`${path}#${id}`}>{question}</a>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
            </Disclosure>
          ))}
        </Disclosure>
      </div>
    </section>
  );
}

/** Collapsed, found by the browser's search, with a link of its own. */
function Answer({ id, question, answer }: Question) {
  return (
    <Disclosure id={id} summary={question}>
      <Paragraphs text={answer} />
      <a href={`#${id}`} className={styles.link} data-copy="" data-print="no">
        link to this question
      </a>
    </Disclosure>
  );
}
