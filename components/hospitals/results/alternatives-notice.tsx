/** Nothing matched in the place: the notice says which criterion failed there, and what the results show instead. */

import { formatLabelFilters } from '@/components/hospitals/filter-options';
import { formatSearchedPlace } from '@/components/hospitals/hospital-copy';
import { kindName } from '@/components/hospitals/hospital-kind-names';
import {
  queryEverywhere,
  searchHref,
  withoutLabelFilters,
} from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import { joinWords, upperFirst } from '@/lib/text/words';
import type {
  AnsweredQuery,
  HospitalAnswer,
  HospitalQuery,
} from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

export function AlternativesNotice({ query, answer }: AnsweredQuery) {
  const { instead } = answer;
  if (!instead) return null;
  return (
    <div className={styles.none}>
      <p>
        {!isPlaceAlone(query, answer, instead) && (
          <>
            <strong>{describeMissing(query, answer, instead)}</strong>{' '}
          </>
        )}
        <span>{describeShown(query, answer, instead)}</span>
      </p>
      {instead.words !== '' && answer.place && (
        <p data-print="no">
          <AnswerLink href={searchHref(queryEverywhere(query, instead.words))}>
            {`Search for “${instead.words}” in all of India`}
          </AnswerLink>
        </p>
      )}
      {(query.speciality || query.tieUp) && (
        <p data-print="no">
          <AnswerLink href={searchHref(withoutLabelFilters(query))}>
            Search with any speciality and tie-up
          </AnswerLink>
        </p>
      )}
    </div>
  );
}

type Alternatives = NonNullable<HospitalAnswer['instead']>;

/** The heading has denied it already. */
function isPlaceAlone(
  query: HospitalQuery,
  answer: HospitalAnswer,
  { kind, words, pinPrefix }: Alternatives,
): boolean {
  const isNarrowed = kind !== null || words !== '' || formatLabelFilters(query, answer) !== '';
  return !isNarrowed && pinPrefix === undefined;
}

/** Denies exactly the criteria of the query. */
function describeMissing(
  query: HospitalQuery,
  answer: HospitalAnswer,
  { kind, words, pinPrefix }: Alternatives,
): string {
  const where = pinPrefix ? ' with this PIN code' : formatSearchedPlace(answer, query);
  const location = `${where}${formatLabelFilters(query, answer)}`;
  const noHospital = `${describeLists(query, answer)} no hospital${location}`;
  if (kind) return `${noHospital} that is ${articleOf(kind)} ${kindName(kind)} by its name.`;
  return words ? `${noHospital} that fits “${words}”.` : `${noHospital}.`;
}

function describeShown(
  query: HospitalQuery,
  answer: HospitalAnswer,
  { shown, kind, pinPrefix }: Alternatives,
): string {
  const nearest = pinPrefix
    ? `The nearest to the middle of the PIN codes that begin with ${pinPrefix} are below.`
    : `The nearest on ${nameLists(query, answer)} are below.`;
  const which = shown === 'nearest' ? nearest : 'These are the hospitals there.';
  return kind ? `${which} A general hospital may have such a department: ask it.` : which;
}

/** "The lists of A and B have", "The 3 lists we hold have". */
export function describeLists(query: HospitalQuery, answer: HospitalAnswer): string {
  const names = nameLists(query, answer);
  return `${upperFirst(names)} ${/\blists\b/.test(names) ? 'have' : 'has'}`;
}

/** A chosen insurer without a list here has not narrowed the search. */
function nameLists({ insurers }: HospitalQuery, { lists, isSample }: HospitalAnswer): string {
  const chosen = lists.filter(({ insurer }) => insurers.includes(insurer));
  if (isSample) return 'the sample list';
  if (chosen.length > 0)
    return `the ${chosen.length > 1 ? 'lists' : 'list'} of ${joinWords(chosen.map(({ insurer }) => insurer))}`;
  return lists.length > 1 ? `the ${lists.length} lists we hold` : 'the list we hold';
}

function articleOf(kind: string): string {
  return /^(eye|ent|ivf)$/.test(kind) ? 'an' : 'a';
}
