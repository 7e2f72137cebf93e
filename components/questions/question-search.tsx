'use client';
/**
 * Searches the questions that stand on the page, keeps the search in the address, opens the question an
 * address points at, and copies the link to one. Without a script the browser's own search does.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { rememberInAddress } from '@/lib/address/address-query';
import { sayFound } from '@/lib/questions/question-words';
import {
  type IndexedQuestion,
  indexQuestions,
  openTarget,
  showMatches,
} from '@/lib/questions/show-matches';
import styles from './question-search.module.css';

type QuestionSearchProps = {
  /** Id of the element that holds the questions. */
  groupsId: string;
  total: number;
  /** What to do when nothing is found. */
  whenNone: ReactNode;
  /** The links to the groups; of no use beside a search result. */
  children: ReactNode;
};

/** Long enough that a word is one change of the address; browsers limit how many they take. */
const addressDelayMs = 300;

export function QuestionSearch({ groupsId, total, whenNone, children }: QuestionSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const index = useRef<IndexedQuestion[]>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(total);
  const [isCopied, setIsCopied] = useState(false);

  function search(next: string) {
    const groups = document.getElementById(groupsId);
    if (!groups) return;
    index.current ??= indexQuestions(groups);
    setQuery(next);
    setFound(showMatches(groups, index.current, next));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => rememberInAddress({ q: next.trim() }), addressDelayMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    // The field may have been filled before the script was there.
    const asked = new URLSearchParams(location.search).get('q') || input.current?.value;
    if (asked) search(asked);
    const stop = new AbortController();
    const copy = async (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hash || link.pathname !== location.pathname) return;
      await navigator.clipboard?.writeText(location.origin + location.pathname + link.hash);
      setIsCopied(true);
    };
    openTarget();
    addEventListener('hashchange', openTarget, stop);
    document.getElementById(groupsId)?.addEventListener('click', copy, stop);
    return () => stop.abort();
  }, []);

  return (
    <search className={styles.search} data-print="no">
      <div className={styles.field}>
        <Field
          ref={input}
          id="question-q"
          type="search"
          label="Search these questions"
          hint="One or two words, such as waiting period"
          autoComplete="off"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {sayFound(found, total, query)}
        {isCopied && ' Link copied.'}
      </p>
      {found === 0 && whenNone}
      <div hidden={query.trim() !== ''}>{children}</div>
    </search>
  );
}
