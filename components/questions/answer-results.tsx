/** Results of a question search: the best answers in full, more as links. Every search leads somewhere. */
import { answerRel } from '@/components/ui/answer-rel';
import { Paragraphs } from '@/components/ui/prose';
import type { FoundAnswers as Found } from '@/lib/tools/questions/find-answers';
import styles from './answer-results.module.css';

const noAnswerText =
  'We found no answer to these words. Try other words, or one of these pages. You can also [ask us](/contact-us) without leaving a number.';

export function AnswerResults({ found: { nearest, others } }: { found: Found }) {
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
        <Paragraphs text={[noAnswerText]} />
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
