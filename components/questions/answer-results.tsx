/** Results of a question search: the best answer in full, more as a list. Every search leads somewhere. */
import { isPageInHindi } from '@/components/languages/local-text';
import { AnswerLink } from '@/components/ui/answer-link';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline, Paragraphs } from '@/components/ui/prose';
import { faqGroups } from '@/lib/content/pages/faqs';
import { productQuestionGroups } from '@/lib/content/questions';
import { telephoneHref } from '@/lib/site/contact-links';
import type { AnswerDocument } from '@/lib/tools/questions/answer-document';
import { answerExcerpt } from '@/lib/tools/questions/answer-excerpt';
import type { FoundAnswers as Found } from '@/lib/tools/questions/find-answers';
import styles from './answer-results.module.css';
import { QuestionSearch, questionFieldId } from './question-search';

/** The page's heading is the title of the best answer, and has what was asked above it. */
export function AnswerResults({ found: { question, nearest, others, choices } }: { found: Found }) {
  const [best, ...further] = nearest;
  return (
    best && (
      <>
        {choices.map(({ heading, links }) => (
          <section key={heading} className={styles.others}>
            <h2>{heading}</h2>
            <ul>
              <AnswerLinks links={links} />
            </ul>
          </section>
        ))}
        <section className={styles.best} aria-label="Answer">
          <Paragraphs text={answerOf(best)} />
          {best.topic ? (
            <p>
              <a href={best.href}>{`Read more: ${best.topic}`}</a>
            </p>
          ) : (
            <p>
              <LinkButton href={best.href}>{best.action}</LinkButton>
            </p>
          )}
        </section>
        <section className={styles.others} aria-labelledby="more-answers">
          <h2 id="more-answers">Other answers</h2>
          <ul>
            {further.map((one) => (
              <li key={one.href}>
                <AnswerLink href={one.href}>{one.title}</AnswerLink>
                <p>{Inline({ text: answerExcerpt(answerOf(one)[0] ?? '') })}</p>
              </li>
            ))}
            <AnswerLinks links={others} />
          </ul>
          <Disclosure summary="Ask in other words" headingLevel={3}>
            <QuestionSearch question={question} />
          </Disclosure>
          <p>
            <a href="/faqs">All questions, by subject</a>
          </p>
        </section>
      </>
    )
  );
}

function answerOf({ answer, answerInHindi = answer }: AnswerDocument): readonly string[] {
  return isPageInHindi() ? answerInHindi : answer;
}

/** Nothing was found: ask again, choose a subject, write to a person, or call. */
export function NoAnswer({ found, phone }: { found: Found; phone: string }) {
  return (
    <>
      <p>We answer questions about insurance. Three things that you can do:</p>
      <ul>
        <li>
          <a href={`#${questionFieldId}`}>Ask in other words: name the policy, and what happened</a>
        </li>
        <li>
          <a href="#subjects">Choose a subject from the list below</a>
        </li>
        <li>
          <a href="/contact-us#write-to-us">Write to us, and a person answers</a>
        </li>
      </ul>
      <p>
        Or talk to us: <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
      <p>
        <LinkButton variant="person" href="/get-a-call">
          Get a Call
        </LinkButton>
      </p>
      <QuestionSearch question={found.question} />
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
      <section className={styles.others} aria-labelledby="more-answers">
        <h2 id="more-answers">Where to go on</h2>
        <ul>
          <AnswerLinks links={found.others} />
        </ul>
      </section>
    </>
  );
}

function AnswerLinks({ links }: { links: Found['others'] }) {
  return links.map(({ href, title }) => (
    <li key={href}>
      <AnswerLink href={href}>{title}</AnswerLink>
    </li>
  ));
}
