/** Over the answer to a search: what was asked, and what was found as the heading. Part of the client's search, so that it changes with it. */
import heroStyles from '@/components/sections/page-hero.module.css';
import type { HospitalQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import { fieldId, toFieldText } from './search-links';

type AnswerHeaderProps = {
  query: HospitalQuery;
  /** In words; empty while nothing is asked. */
  found: string;
};

export function AnswerHeader({ query, found }: AnswerHeaderProps) {
  const asked =
    toFieldText(query) || (query.near ? 'near your position' : query.insurers.join(', '));
  return (
    <div className={`${heroStyles.hero} ${heroStyles.answer}`}>
      <div className="wrap">
        <div className={heroStyles.text}>
          <p className={heroStyles.asked}>
            Cashless hospitals{asked && `: ${asked}`} ·{' '}
            <a href={`#${fieldId}`} data-print="no">
              change
            </a>
          </p>
          <h1>{found || 'Cashless hospitals'}</h1>
        </div>
      </div>
    </div>
  );
}
