/** The day by which an answer is promised, put into the sentences that name it. Apart, because a browser loads it. */

/** @param by the day as a reader sees it, or null where there is no clock: such sentences then go. */
export function withAnswerDay(steps: readonly string[], by: string | null): string[] {
  return steps.flatMap((step) => {
    if (!step.includes('{by}')) return [step];
    return by === null ? [] : [step.replaceAll('{by}', by)];
  });
}
