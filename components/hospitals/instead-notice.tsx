/** Nothing was found where it was asked for: what the lists do not have there, and what is shown for it. */
import type { HospitalAnswer, HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import { formatAskedWhere } from './hospital-copy';
import { nameOfKind } from './hospital-kind-names';
import styles from './hospital-results.module.css';
import { queryEverywhere, searchHref } from './search-links';

type InsteadNoticeProps = { query: HospitalQuery; answer: HospitalAnswer };

export function InsteadNotice({ query, answer }: InsteadNoticeProps) {
  const { instead } = answer;
  if (!instead) return null;
  return (
    <div className={styles.problem}>
      <p>{describeInstead(query, answer, instead)}</p>
      {instead.words !== '' && answer.place && (
        <p data-print="no">
          <a href={searchHref(queryEverywhere(query, instead.words))}>
            Search for “{instead.words}” in all of India
          </a>
        </p>
      )}
    </div>
  );
}

export function describeInstead(
  query: HospitalQuery,
  answer: HospitalAnswer,
  { shown, kind, words }: NonNullable<HospitalAnswer['instead']>,
): string {
  const where = formatAskedWhere(answer, query);
  const held = whoHas(query, answer);
  const next = shown === 'nearest' ? 'These are the nearest.' : 'These are the hospitals there.';
  if (kind) {
    const first = `${held} no hospital${where} that is ${articleOf(kind)} ${nameOfKind(kind)} by its name.`;
    return `${first} ${next} A general hospital may have such a department: ask it.`;
  }
  if (words) return `${held} no hospital${where} that fits “${words}”. ${next}`;
  return `${held} no hospital${where}. ${next}`;
}

/** "The lists of A and B have", "The 3 lists we hold have". */
export function whoHas({ insurers }: HospitalQuery, { lists }: HospitalAnswer): string {
  if (insurers.length > 0)
    return `The ${insurers.length > 1 ? 'lists' : 'list'} of ${insurers.join(' and ')} ${insurers.length > 1 ? 'have' : 'has'}`;
  return lists.length > 1 ? `The ${lists.length} lists we hold have` : 'The list we hold has';
}

function articleOf(kind: string): string {
  return /^(eye|ent|ivf)$/.test(kind) ? 'an' : 'a';
}
