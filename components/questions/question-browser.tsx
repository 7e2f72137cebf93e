/** All questions in groups, with their search and the links to the groups beside them. */
import { TableOfContents } from '@/components/sections/table-of-contents';
import { Paragraphs } from '@/components/ui/prose';
import { faqGroups, noQuestionFound } from '@/lib/content/pages/faqs';
import { productQuestionGroups, productQuestions, questions } from '@/lib/content/questions';
import { ProductAnswers } from './product-answers';
import { QuestionAnswers } from './question-answers';
import styles from './question-browser.module.css';
import { QuestionSearch } from './question-search';

const groupsId = 'all-questions';

export function QuestionBrowser() {
  return (
    <div className={`wrap ${styles.columns}`}>
      <QuestionSearch
        groupsId={groupsId}
        total={questions.length}
        whenNone={<Paragraphs text={noQuestionFound} />}
      >
        <TableOfContents entries={[...faqGroups, ...productQuestionGroups]} />
      </QuestionSearch>
      <div id={groupsId} className={styles.groups}>
        {faqGroups.map(({ id, heading, introduction, questions: ofGroup }) => (
          <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p>{introduction}</p>
            <QuestionAnswers questions={ofGroup} headingLevel={3} />
          </section>
        ))}
        {productQuestionGroups.map(({ id, heading, introduction, group }) => (
          <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p>{introduction}</p>
            {productQuestions
              .filter((product) => product.group === group)
              .map((product) => (
                <ProductAnswers key={product.path} {...product} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
