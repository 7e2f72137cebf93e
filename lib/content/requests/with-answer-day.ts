/** Inserts the promised date of the answer into the sentences that name it. Separate, because browsers load it. */

/** @param by the date as printed, or null without a clock: such sentences are then omitted. */
export function withAnswerDay(steps: readonly string[], by: string | null): string[] {
  return steps.flatMap((step) => {
    if (!step.includes('{by}')) return [step];
    return by === null ? [] : [step.replaceAll('{by}', by)];
  });
}
