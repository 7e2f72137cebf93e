'use client';
/**
 * Searches the questions that stand on the page and the answers they lead to, and says how copying the link
 * to one went. Without a script the browser's own search does.
 */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TextField } from '@/components/ui/text-field';
import { cleanQuery } from '@/lib/input/match-terms';
import { formatQuestionCount } from '@/lib/tools/questions/format-question-count';
import styles from './question-search.module.css';
import { useLinkCopying } from './use-link-copying';
import { useQuestionSearch } from './use-question-search';

type QuestionSearchProps = {
  /** Id of the element that holds the questions. */
  groupsId: string;
  total: number;
  /** What to do when nothing is found. */
  whenNone: ReactNode;
  /** The links to the groups; of no use beside a search result. */
  children: ReactNode;
};

export function QuestionSearch({ groupsId, total, whenNone, children }: QuestionSearchProps) {
  const { input, query, found, answers, search, loadAnswers } = useQuestionSearch(groupsId, total);
  const { outcome, forgetOutcome } = useLinkCopying(groupsId);
  return (
    <search className={styles.search} data-print="no">
      <div className={styles.field}>
        <TextField
          ref={input}
          id="question-q"
          type="search"
          label="Search these questions"
          hint="One or two words, such as waiting period"
          autoComplete="off"
          value={query}
          onFocus={loadAnswers}
          onChange={(event) => {
            forgetOutcome();
            search(event.target.value);
          }}
        />
      </div>
      <p role="status" className={styles.found}>
        {formatQuestionCount(found, total, query, answers)}
        {outcome && <span className="visually-hidden"> {outcome.said}</span>}
      </p>
      {found === 0 && answers !== 'awaited' && whenNone}
      <div hidden={cleanQuery(query) !== ''}>{children}</div>
      {outcome &&
        createPortal(
          <span className={styles.outcome} data-print="no">
            {outcome.said}
          </span>,
          outcome.place,
        )}
    </search>
  );
}
