/** Links to the previous, next and neighbouring pages, so that each page has its URL and its entry in the history. */
import { searchHref } from '@/components/hospitals/search-links';
import type { HospitalAnswer, HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './result-paging.module.css';

type ResultPagingProps = { query: HospitalQuery; answer: HospitalAnswer };

export function ResultPaging({ query, answer: { page, pageSize, total } }: ResultPagingProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1 && !query.isAll) return null;
  const href = (to: number) => searchHref({ ...query, page: to });
  return (
    <nav className={styles.paging} aria-label="Pages of results" data-print="no">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <ol>
        {pagesAround(page, last).map((each) => (
          <li key={each}>
            <a
              href={href(each)}
              {...(each === page && { 'aria-current': 'page' as const })}
              aria-label={`Page ${each} of ${last}`}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a href={href(page + 1)} rel="next">
          Next
        </a>
      )}
      <a
        className={query.isAll ? undefined : styles.long}
        href={searchHref({ ...query, isAll: !query.isAll, page: 1 })}
      >
        {query.isAll ? 'Short pages' : 'Long pages, to print'}
      </a>
    </nav>
  );
}

/** The first page, the last, and those on both sides of the current one, ascending, with gaps. */
export function pagesAround(page: number, last: number): number[] {
  const candidates = [1, page - 1, page, page + 1, last];
  return [...new Set(candidates)].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
}
