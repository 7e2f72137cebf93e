/** Offers a filter link for words of the search that lists use for a speciality or a tie-up. */

import { searchHref } from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import type {
  HospitalAnswer,
  HospitalQuery,
  LabelOption,
} from '@/lib/tools/hospitals/api/hospital-answer';

type LabelFilterHintProps = { query: HospitalQuery; answer: HospitalAnswer };

const maxWords = 4;

export function LabelFilterHint({ query, answer }: LabelFilterHintProps) {
  const { speciality, tieUp } = query;
  const foundLabel =
    (speciality === '' && findLabelInText(query.q, answer.specialities, 'speciality')) ||
    (tieUp === '' && findLabelInText(query.q, answer.tieUps, 'tieUp'));
  if (!foundLabel) return null;
  const { q, option, filter } = foundLabel;
  return (
    <p data-print="no">
      <AnswerLink href={searchHref({ ...query, q, [filter]: option.value, page: 1 })}>
        {`Search for hospitals that lists name with “${option.label}”`}
      </AnswerLink>
    </p>
  );
}

type Filter = 'speciality' | 'tieUp';

/** The longest run of words that is a label, and the search without them. */
function findLabelInText(text: string, options: readonly LabelOption[], filter: Filter) {
  const words = text.split(/\s+/).slice(0, 50);
  for (let length = maxWords; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length).join('');
      const key = run.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      const option = options.find(({ value }) => value === key);
      if (option)
        return {
          option,
          filter,
          q: [...words.slice(0, from), ...words.slice(from + length)].join(' '),
        };
    }
  return null;
}
