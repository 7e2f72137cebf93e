/** Choice of an ambiguous place. Links, so that the answer has a URL. */
import { formatPlaceInFull } from '@/components/hospitals/hospital-copy';
import { queryAtPlace, searchHref } from '@/components/hospitals/search-links';
import type { HospitalQuery, SearchPlace } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

type PlaceChoiceProps = { query: HospitalQuery; places: readonly SearchPlace[] };

export function PlaceChoice({ query, places }: PlaceChoiceProps) {
  if (places.length === 0) return null;
  return (
    <div className={styles.choice} data-print="no">
      <p id="place-choice">Several places have this name. Which one do you mean?</p>
      <ul className={styles.links} aria-labelledby="place-choice">
        {places.map((place) => (
          <li key={`${place.kind} ${place.name}`}>
            <a href={searchHref(queryAtPlace(query, place))}>{formatPlaceInFull(place)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
