/** The letters of a joint plan, each once, filled with the known date. */
import { withValues } from '../../content/letter.ts';
import {
  type LifeEventLetter,
  lifeEventLetters,
} from '../../content/life-events/life-event-letters.ts';
import { lifeEventOf } from '../../content/life-events/life-events.ts';
import type { LifeEventInput } from './life-event-query.ts';

export function buildLifeEventLetters(input: readonly LifeEventInput[]): LifeEventLetter[] {
  return lifeEventLetters.flatMap((letter) => {
    const matchingEvents = input.filter(({ kind, bought }) =>
      lifeEventOf(kind, bought).letters.includes(letter.id),
    );
    if (matchingEvents.length === 0) return [];
    const [one] = matchingEvents;
    // If two dates match, the letter may be about either, and a guess is not written to an insurer.
    const day = matchingEvents.length === 1 && !one?.isGuess ? one?.date : undefined;
    return [{ ...letter, blanks: withValues(letter.blanks, { since: day }) }];
  });
}
