/** Nothing matched in the place: the notice says which criterion failed there, and what the results show instead. */
import { formatLabelFilters } from '@/components/hospitals/filter-options';
import { formatSearchedPlace } from '@/components/hospitals/hospital-copy';
import { kindName } from '@/components/hospitals/hospital-kind-names';
import {
  queryEverywhere,
  searchHref,
  withoutLabelFilters,
} from '@/components/hospitals/search-links';
import type { HospitalAnswer, HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

type AlternativesNoticeProps = { query: HospitalQuery; answer: HospitalAnswer };

export function AlternativesNotice({ query, answer }: AlternativesNoticeProps) {
  const { instead } = answer;
  if (!instead) return null;
  return (
    <div className={styles.none}>
      <p>
        <strong>{describeMissing(query, answer, instead)}</strong>{' '}
        <span>{describeShown(instead)}</span>
      </p>
      {instead.words !== '' && answer.place && (
        <p data-print="no">
          <a href={searchHref(queryEverywhere(query, instead.words))}>
            {`Search for “${instead.words}” in all of India`}
          </a>
        </p>
      )}
      {(query.speciality || query.tieUp) && (
        <p data-print="no">
          <a href={searchHref(withoutLabelFilters(query))}>Search with any speciality and tie-up</a>
        </p>
      )}
    </div>
  );
}

type Alternatives = NonNullable<HospitalAnswer['instead']>;

/** Denies exactly the criteria of the query. */
function describeMissing(
  query: HospitalQuery,
  answer: HospitalAnswer,
  { kind, words }: Alternatives,
): string {
  const location = `${formatSearchedPlace(answer, query)}${formatLabelFilters(query, answer)}`;
  const noHospital = `${describeLists(query, answer)} no hospital${location}`;
  if (kind) return `${noHospital} that is ${articleOf(kind)} ${kindName(kind)} by its name.`;
  return words ? `${noHospital} that fits “${words}”.` : `${noHospital}.`;
}

function describeShown({ shown, kind }: Alternatives): string {
  const which = shown === 'nearest' ? 'These are the nearest.' : 'These are the hospitals there.';
  return kind ? `${which} A general hospital may have such a department: ask it.` : which;
}

/** "The lists of A and B have", "The 3 lists we hold have". */
export function describeLists({ insurers }: HospitalQuery, { lists }: HospitalAnswer): string {
  if (insurers.length > 1) return `The lists of ${insurers.join(' and ')} have`;
  if (insurers.length === 1) return `The list of ${insurers[0]} has`;
  return lists.length > 1 ? `The ${lists.length} lists we hold have` : 'The list we hold has';
}

function articleOf(kind: string): string {
  return /^(eye|ent|ivf)$/.test(kind) ? 'an' : 'a';
}
