/** Results of a question search: the best answers in full, more as links. Every search leads somewhere. */
import { answerRel } from '@/components/ui/answer-rel';
import { Paragraphs } from '@/components/ui/prose';
import { faqGroups } from '@/lib/content/pages/faqs';
import { productQuestionGroups } from '@/lib/content/questions';
import { telephoneHref } from '@/lib/site/contact-links';
import type { FoundAnswers as Found } from '@/lib/tools/questions/find-answers';
import styles from './answer-results.module.css';

type AnswerResultsProps = { found: Found; phone: string };

export function AnswerResults({ found: { nearest, others }, phone }: AnswerResultsProps) {
  return (
    <>
      {nearest.length > 0 ? (
        <ol className={styles.nearest}>
          {nearest.map(({ href, title, topic, answer }) => (
            <li key={href}>
              <h2>
                <a href={href} rel={answerRel(href)}>
                  {title}
                </a>
              </h2>
              <Paragraphs text={answer} />
              {topic && <p className={styles.topic}>{`Sources: ${topic}`}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p>
            Try other words, or choose a subject. You can also call us:{' '}
            <a href={telephoneHref(phone)}>{phone}</a>.
          </p>
          <section className={styles.others} aria-labelledby="subjects">
            <h2 id="subjects">Questions by subject</h2>
            <ul>
              {[...faqGroups, ...productQuestionGroups].map(({ id, heading }) => (
                <li key={id}>
                  <a href={`/faqs#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="more-answers">
          <h2 id="more-answers">
            {nearest.length > 0 ? 'Other answers nearby' : 'Where to go on'}
          </h2>
          <ul>
            {others.map(({ href, title }) => (
              <li key={href}>
                <a href={href} rel={answerRel(href)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href="/faqs">All questions, by subject</a>
      </p>
    </>
  );
}
