/** A fetch that only ever has one request on its way: a new one ends the one before. */

/** Longer than this, a person wants to know that nothing came. */
const patienceMs = 10_000;

export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** A newer request took this one's place: nobody waits for it any more. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
}

/** @returns a fetcher that throws OvertakenError or, for all else that goes wrong, NoAnswerError. */
export function latestOnly<Answer>(): (url: string) => Promise<Answer> {
  let current: AbortController | undefined;
  return async (url) => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      controller.abort();
    }, patienceMs);
    try {
      const response = await fetch(url, { signal: controller.signal });
      if (!response.ok) throw new NoAnswerError(`status ${response.status}`);
      return (await response.json()) as Answer;
    } catch (error) {
      if (controller.signal.aborted && !isTooLate) throw new OvertakenError();
      throw new NoAnswerError('no answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
