/** The search of the questions on the page: what is asked and found, and whether all answers are searched yet. */
import { useEffect, useRef, useState } from 'react';
import { cleanQuery } from '@/lib/input/match-terms';
import type { AnswerSearchIndex } from '@/lib/tools/questions/answer-search-index';
import type { AnswersState } from '@/lib/tools/questions/format-question-count';
import {
  type IndexedQuestion,
  indexQuestions,
  openTarget,
  showMatches,
} from '@/lib/tools/questions/show-matches';
import { updateQuery } from '@/lib/url-state/url-query';

/** Long enough that a word is one change of the query; browsers limit how many they take. */
const queryDelayMs = 300;
const fetchTimeoutMs = 10_000;

/** @param groupsId id of the element that holds the questions. */
export function useQuestionSearch(groupsId: string, total: number) {
  const input = useRef<HTMLInputElement>(null);
  const index = useRef<IndexedQuestion[]>(null);
  const isLoading = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(total);
  const [answers, setAnswers] = useState<AnswersState>('awaited');

  function show(asked: string) {
    const groups = document.getElementById(groupsId);
    if (!groups) return;
    index.current ??= indexQuestions(groups);
    setFound(showMatches(groups, index.current, asked));
  }

  /** Once; after a failure the next letter tries again. */
  async function loadAnswers() {
    const groups = document.getElementById(groupsId);
    if (!groups || isLoading.current || answers === 'searched') return;
    isLoading.current = true;
    try {
      index.current = indexQuestions(groups, await fetchAnswerSearchIndex());
      setAnswers('searched');
      const asked = input.current?.value ?? '';
      // Without a search, what the visitor opened stays open.
      if (cleanQuery(asked)) show(asked);
    } catch {
      setAnswers('missing');
    }
    isLoading.current = false;
  }

  function search(next: string) {
    setQuery(next);
    show(next);
    loadAnswers();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => updateQuery({ q: next.trim() }), queryDelayMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    // The field may have been filled before the script was there.
    const asked = new URLSearchParams(location.search).get('q') || input.current?.value;
    if (asked) search(asked);
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);

  return { input, query, found, answers, search, loadAnswers };
}

/** @throws when the index cannot be fetched in time. */
async function fetchAnswerSearchIndex(): Promise<AnswerSearchIndex> {
  const response = await fetch('/api/answer-search-index', {
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!response.ok) throw new Error(`answer search index: ${response.status}`);
  return response.json();
}
