/** Nothing was found where it was asked for: what the lists do not have there, and what is shown for it. */
import type { HospitalAnswer, HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import { formatAskedWhere } from './hospital-copy';
import { nameOfKind } from './hospital-kind-names';
import styles from './hospital-results.module.css';
import { formatListedAs } from './listed-filters';
import { queryEverywhere, searchHref, unlisted } from './search-links';

type InsteadNoticeProps = { query: HospitalQuery; answer: HospitalAnswer };

export function InsteadNotice({ query, answer }: InsteadNoticeProps) {
  const { instead } = answer;
  if (!instead) return null;
  return (
    <div className={styles.none}>
      <p>
        <strong>{whatIsNot(query, answer, instead)}</strong> <span>{whatIsShown(instead)}</span>
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
          <a href={searchHref(unlisted(query))}>Search with any speciality and tie-up</a>
        </p>
      )}
    </div>
  );
}

type Instead = NonNullable<HospitalAnswer['instead']>;

/** Denies what was looked for, and no more. */
function whatIsNot(query: HospitalQuery, answer: HospitalAnswer, { kind, words }: Instead): string {
  const where = `${formatAskedWhere(answer, query)}${formatListedAs(query, answer)}`;
  const none = `${whoHas(query, answer)} no hospital${where}`;
  if (kind) return `${none} that is ${articleOf(kind)} ${nameOfKind(kind)} by its name.`;
  return words ? `${none} that fits “${words}”.` : `${none}.`;
}

function whatIsShown({ shown, kind }: Instead): string {
  const which = shown === 'nearest' ? 'These are the nearest.' : 'These are the hospitals there.';
  return kind ? `${which} A general hospital may have such a department: ask it.` : which;
}

/** "The lists of A and B have", "The 3 lists we hold have". */
export function whoHas({ insurers }: HospitalQuery, { lists }: HospitalAnswer): string {
  if (insurers.length > 1) return `The lists of ${insurers.join(' and ')} have`;
  if (insurers.length === 1) return `The list of ${insurers[0]} has`;
  return lists.length > 1 ? `The ${lists.length} lists we hold have` : 'The list we hold has';
}

function articleOf(kind: string): string {
  return /^(eye|ent|ivf)$/.test(kind) ? 'an' : 'a';
}
