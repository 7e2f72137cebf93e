/** Possible reasons for an empty result, and links to the nearest places with hospitals. */

import { formatLabelFilters } from '@/components/hospitals/filter-options';
import {
  formatPlace,
  formatPlaceInFull,
  formatSearchedPlace,
  isEmptyQuery,
  isWithoutList,
} from '@/components/hospitals/hospital-copy';
import {
  hospitalQueryToParams,
  ownListsId,
  queryAtPlace,
  searchHref,
  searchPath,
  toFieldText,
  withoutLabelFilters,
} from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import { countText } from '@/lib/text/words';
import type {
  AnsweredQuery,
  HospitalAnswer,
  HospitalQuery,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { describeLists } from './alternatives-notice';
import styles from './hospital-results.module.css';
import { NoneNear } from './none-near';

export function NoHospitalFound({ query, answer }: AnsweredQuery) {
  const { insurers, radiusKm } = query;
  const { place, nearestPlaces, unknownPlace } = answer;
  // The problems above already say what to type.
  const typed = toFieldText(query);
  if (isEmptyQuery(query) || isTooShort(query)) return null;
  if (isWithoutList(answer)) return <NoList query={query} />;
  const wider = { ...query, page: 1 };
  const isPlaced = place !== null || query.near !== null;
  const noneNear = <NoneNear query={query} answer={answer} />;
  return (
    <div className={styles.none}>
      {!isToldAbove(answer) && <p>{describeNoResults(query, answer)}</p>}
      <ul className={styles.advice}>
        {insurers.length > 0 && (
          <li>
            <AnswerLink href={searchHref({ ...wider, insurers: [] })}>
              Search in every insurer’s list
            </AnswerLink>
          </li>
        )}
        {(query.speciality || query.tieUp) && (
          <li>
            <AnswerLink href={searchHref(withoutLabelFilters(wider))}>
              Search with any speciality and tie-up
            </AnswerLink>
          </li>
        )}
        {radiusKm !== null && (
          <li>
            <AnswerLink href={searchHref({ ...wider, radiusKm: null })}>
              Search at any distance
            </AnswerLink>
          </li>
        )}
        {unknownPlace && <li>A hospital’s name? Check the spelling.</li>}
        {/^\d+$/.test(typed) && (
          <li>Check the digits of the PIN code, or type the area or the city instead.</li>
        )}
        {/[^\p{Script=Latin}\p{Script=Devanagari}\P{L}]/u.test(typed) && (
          <li>Type it in English letters or in Hindi: the search knows no other script.</li>
        )}
        {isToldAbove(answer) ? null : typed.includes(' ') ? (
          <li>
            Try fewer words: only the area, the city or the PIN code, or only the hospital’s name.
          </li>
        ) : (
          /\p{L}/u.test(typed) && (
            <>
              {!isPlaced && (
                <li>We don’t know this place. Type its PIN code, or the nearest town.</li>
              )}
              <li>A hospital’s name? Check the spelling.</li>
            </>
          )
        )}
      </ul>
      {nearestPlaces.length > 0 && (
        <>
          <p id="nearest-places">
            {`The nearest places${place ? ` to ${formatPlace(place)}` : ''} that have some:`}
          </p>
          <ul className={styles.links} aria-labelledby="nearest-places">
            {nearestPlaces.map(({ place: nearest, hospitals, distanceKm }) => (
              <li key={`${nearest.kind} ${nearest.name}`}>
                <AnswerLink
                  href={searchHref({ ...queryAtPlace(query, nearest), near: null, radiusKm: null })}
                >
                  {formatPlaceInFull(nearest)}
                </AnswerLink>{' '}
                <span className={styles.detail}>
                  {`${countText(hospitals, 'hospital')}, about ${Math.max(1, Math.round(distanceKm))} km away`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unknownPlace && <p>Or look at your insurer’s own list:</p>}
      {noneNear}
    </div>
  );
}

/** The heading denies no hospital where it is the place that is unknown. */
function isToldAbove({ unknownPlace, problems }: HospitalAnswer): boolean {
  return Boolean(unknownPlace || problems.q || problems.pin);
}

/** The problem above says what to type. */
function isTooShort(query: HospitalQuery): boolean {
  const { q, near, insurers, kind, speciality, tieUp } = query;
  const isNarrowed = near || kind || speciality || tieUp || insurers.length > 0;
  return !isNarrowed && toFieldText(query) === q && (q.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2;
}

/** The page in view may have been built for a site with lists: the answer's own page always has the links. */
function NoList({ query }: Pick<AnsweredQuery, 'query'>) {
  return (
    <div className={styles.none}>
      <p>
        <span>So we cannot say which hospitals are in a network. </span>
        <a href={`${searchPath}?${hospitalQueryToParams(query)}#${ownListsId}`}>
          Look at your insurer’s own list
        </a>
        <span>, by PIN code and by name, or ask its helpline.</span>
      </p>
    </div>
  );
}

function describeNoResults(query: HospitalQuery, answer: HospitalAnswer) {
  const { q, radiusKm, near } = query;
  const { place } = answer;
  const listed = formatLabelFilters(query, answer);
  if (radiusKm !== null) {
    const ofPlace = near ? ' of your position' : place ? ` of ${formatPlace(place)}` : '';
    return `${describeLists(query, answer)} none within ${radiusKm} km${ofPlace}${listed}${q && ' that fits these words'}.`;
  }
  const isPlaced = place !== null || near !== null;
  return q === '' || isPlaced
    ? `${describeLists(query, answer)} none${formatSearchedPlace(answer, query)}${listed}.`
    : `${describeLists(query, answer)} none${listed} that fits these words.`;
}
