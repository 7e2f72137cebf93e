/** Fetches what answer-words.ts makes. Runs in the browser. */

/** Words of an answer by the id of its question. */
export type AnswerWords = Readonly<Record<string, string>>;

const patienceMs = 10_000;

/** Rejects when they cannot be had. */
export async function loadAnswerWords(): Promise<AnswerWords> {
  const response = await fetch('/api/answer-words', { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`answer words: ${response.status}`);
  return response.json();
}
