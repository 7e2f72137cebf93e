/** How the search asks the server while someone types. */
import { useEffect, useState } from 'react';

/** Longer than this, a person wants to know that nothing came. */
const timeoutMs = 10_000;

/** Old results stay until new ones come; SWR shows only what belongs to the newest URL, however late others answer. */
export const swrOptions = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** @throws when no usable answer came in time, whatever the reason. */
export async function fetchSearch<Answer>(url: string): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) throw new Error(`The search answered ${response.status}`);
    return (await response.json()) as Answer;
  } finally {
    clearTimeout(timer);
  }
}

/** A value once it has stayed the same for a while: a word typed quickly is one request. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
