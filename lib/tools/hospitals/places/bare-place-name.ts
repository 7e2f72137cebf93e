import type { SearchPlace } from '../api/hospital-answer.ts';

/** Without the state or district that tells it from others of its name: "Aurangabad" of "Aurangabad, Bihar". */
export function barePlaceName({ name }: Pick<SearchPlace, 'name'>): string {
  return name.split(',')[0] ?? '';
}
