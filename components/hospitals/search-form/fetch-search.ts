/** Requests of the search while typing. */
import { useEffect, useState } from 'react';
import { abortAfter } from '@/lib/http/anti-forgery/abort-after';

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
