import type { SearchPlace } from '../api/hospital-answer.ts';

/** The name without the state or district that tells it from others: "Aurangabad" for "Aurangabad, Bihar". */
export function barePlaceName({ name }: Pick<SearchPlace, 'name'>): string {
  return name.split(',')[0] ?? '';
}
