/** Which of several places is meant. Links, so that each answer has a URL; the field takes what the list lacks. */

import { formatArea, formatPlaceInFull } from '@/components/hospitals/hospital-copy';
import { fieldId, queryAtPlace, searchHref } from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import { LinkButton } from '@/components/ui/button';
import { upperFirst } from '@/lib/text/words';
import { type AnsweredQuery, barePlaceName } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

/** Asks before any list: the hospitals of one of the places would be of no use to people of another. */
export function PlaceChoice({ query, answer: { placeChoices, placeReading } }: AnsweredQuery) {
  if (placeChoices.length === 0) return null;
  const typed = placeReading?.typed;
  return (
    <div className={styles.choice} data-print="no">
      <p id="place-choice">Choose your place:</p>
      <ul className={styles.places} aria-labelledby="place-choice">
        {placeChoices.map((place) => (
          <li key={formatPlaceInFull(place)}>
            <LinkButton href={searchHref(queryAtPlace(query, place, typed))} variant="quiet" isWide>
              {formatPlaceInFull(place)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={styles.elsewhere}>
        <span>Somewhere else? </span>
        <AddToField />
      </p>
    </div>
  );
}

/** Directly under the heading that names the place. */
export function OtherPlaces({ query, answer }: AnsweredQuery) {
  const { place, placeChoices, placeReading } = answer;
  if (!placeReading || placeChoices.length > 0 || query.near) return null;
  const { typed, isMisspelt, others } = placeReading;
  // One post office has the name; villages without one may have it too.
  const isLocality = place?.kind === 'locality';
  if (!isMisspelt && !isLocality && others.length === 0) return null;
  const name = place ? barePlaceName(place) : upperFirst(typed);
  const question = isMisspelt
    ? 'Somewhere else?'
    : place
      ? `Not this ${name}?`
      : `The place ${name}?`;
  return (
    <div className={styles.others} data-print="no">
      <p id="other-places">{question}</p>
      <ul aria-labelledby="other-places">
        {others.map((other) => (
          <li key={formatPlaceInFull(other)}>
            <AnswerLink href={searchHref(queryAtPlace(query, other, typed))}>
              {barePlaceName(other) === name ? formatArea(other) : formatPlaceInFull(other)}
            </AnswerLink>
          </li>
        ))}
        {(isMisspelt || isLocality) && (
          <li>
            <AddToField />
          </li>
        )}
      </ul>
    </div>
  );
}

function AddToField() {
  return <a href={`#${fieldId}`}>Add the district or the PIN code</a>;
}
