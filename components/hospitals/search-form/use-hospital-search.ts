/**
 * Results while typing: old ones stay until new ones arrive, and a stale response is ignored. The URL is kept in step.
 */
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { toFilterOptions } from '@/components/hospitals/filter-options';
import { isEmptyQuery } from '@/components/hospitals/hospital-copy';
import { hospitalQueryToParams, searchPathFor } from '@/components/hospitals/search-links';
import { localHref } from '@/components/languages/local-text';
import { updateQuery } from '@/lib/browser/url-state/url-query';
import { abortAfter } from '@/lib/http/anti-forgery/abort-after';
import type {
  AnsweredQuery,
  HospitalAnswer,
  HospitalQuery,
} from '@/lib/tools/hospitals/api/hospital-answer';

const endpoint = '/api/hospitals';
/** Long enough that a word is one request and one change of the URL. */
const debounceMs = 250;
const slowMs = 2_000;

export function useHospitalSearch(
  query: HospitalQuery,
  initialQuery: HospitalQuery,
  hasLists: boolean,
) {
  const settled = useDebouncedValue(query, debounceMs);
  const search = hospitalQueryToParams(settled).toString();
  const isAnsweredByServer = search === hospitalQueryToParams(initialQuery).toString();
  const isNothing = isEmptyQuery(settled);
  const [slowSearch, setSlowSearch] = useState('');

  const { data, error, isValidating, mutate } = useSWR(
    isAnsweredByServer || isNothing ? null : [endpoint, search, settled],
    async ([path, text, sentQuery]): Promise<AnsweredQuery> => ({
      query: sentQuery,
      answer: await fetchSearch<HospitalAnswer>(`${path}?${text}`),
    }),
    { ...swrOptions, loadingTimeout: slowMs, onLoadingSlow: () => setSlowSearch(search) },
  );
  const { data: answerWithoutQuery } = useSWR<HospitalAnswer>(
    hasLists ? null : endpoint,
    fetchSearch,
    swrOptions,
  );

  const inUrl = useRef(hospitalQueryToParams(initialQuery));
  useEffect(() => {
    const next = new URLSearchParams(search);
    const values: Record<string, readonly string[]> = {};
    for (const name of [...inUrl.current.keys(), ...next.keys()]) values[name] = next.getAll(name);
    updateQuery(values, localHref(searchPathFor(search)));
    inUrl.current = next;
  }, [search]);

  const latestAnswer = data?.answer ?? answerWithoutQuery;
  return {
    /** Replaces the server's results; null while those stay. */
    shown: isAnsweredByServer ? null : (data ?? null),
    isNothingAsked: isNothing && !isAnsweredByServer,
    hasFailed: error !== undefined && !isValidating,
    isBusy: isValidating || settled !== query,
    isSlow: isValidating && slowSearch === search,
    listed: latestAnswer ? toFilterOptions(latestAnswer) : null,
    retry: () => void mutate(),
  };
}

/** After this, the visitor should learn that no response came. */
const timeoutMs = 10_000;

/**
 * Old results stay until new ones arrive; SWR renders only the response of the newest URL, in whatever order responses
 * arrive.
 */
export const swrOptions = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** @throws when no usable response came in time. */
export async function fetchSearch<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, { signal: abortAfter(timeoutMs) });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Debounces a value, so that a word typed quickly is one request. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
