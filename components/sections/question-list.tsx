/** Questions with their answers: folded, found by the browser's search, and opened by a link to their fragment. */
import { localText } from '@/components/languages/local-text';
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

/** The first questions of a page: each with the first line of its answer, and the rest on a tap. */
export function OpeningQuestions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ id, question, answer: [first = '', ...others] }) => {
    const [line, rest] = splitFirstSentence(localText(first));
    const paragraphs = [...(rest ? [rest] : []), ...others];
    if (paragraphs.length === 0)
      return (
        <div key={id} id={id} className={styles.opening}>
          <h3>{question}</h3>
          <p>{Inline({ text: line })}</p>
        </div>
      );
    return (
      <details key={id} className={styles.opening} data-opening="">
        <summary>
          <h3>{question}</h3>
          {line && <span>{Inline({ text: line })}</span>}{' '}
          <span className={styles.more}>Read on</span>
        </summary>
        <div id={id} className={styles.answer}>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text
            <p key={index}>{Inline({ text: paragraph })}</p>
          ))}
        </div>
      </details>
    );
  });
}

/** A link, which a summary cannot contain, ends no line: then the whole paragraph is below it. */
function splitFirstSentence(paragraph: string): [string, string] {
  const end = paragraph.search(/(?<=[.?!।])\s/);
  const line = end < 0 ? paragraph : paragraph.slice(0, end);
  return line.includes('](') ? ['', paragraph] : [line, paragraph.slice(line.length).trim()];
}
