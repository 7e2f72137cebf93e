/** What the loaded lists can be narrowed to, and how an answer says that it was. */
import type {
  HospitalAnswer,
  HospitalQuery,
  LabelOption,
} from '@/lib/tools/hospitals/api/hospital-answer';

/** Empty where the page cannot know yet, or where no list has such a column. */
export type FilterOptions = {
  insurers: readonly string[];
  specialities: readonly LabelOption[];
  tieUps: readonly LabelOption[];
};

export const noFilterOptions: FilterOptions = { insurers: [], specialities: [], tieUps: [] };

export function toFilterOptions({ lists, isSample, ...answer }: HospitalAnswer): FilterOptions {
  const { specialities, tieUps } = answer;
  return { insurers: isSample ? [] : lists.map(({ insurer }) => insurer), specialities, tieUps };
}

/** " listed with “Cardiology”", with the space before it; empty where it was not asked for or not understood. */
export function formatLabelFilters(
  { speciality, tieUp }: HospitalQuery,
  answer: HospitalAnswer,
): string {
  const labels = [labelOf(answer.specialities, speciality), labelOf(answer.tieUps, tieUp)];
  const said = labels.filter(Boolean).map((label) => `“${label}”`);
  return said.length > 0 ? ` listed with ${said.join(' and ')}` : '';
}

function labelOf(options: readonly LabelOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
