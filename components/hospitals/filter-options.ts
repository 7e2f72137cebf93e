/** Filter options of the loaded lists, and the text of an answer about its filters. */
import type {
  HospitalAnswer,
  HospitalQuery,
  LabelOption,
} from '@/lib/tools/hospitals/api/hospital-answer';

/** Empty where the page cannot know them yet, or where no list has such a column. */
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

/** " listed with “Cardiology”", with a leading space; empty without such a filter or with an unknown one. */
export function formatLabelFilters(
  { speciality, tieUp }: HospitalQuery,
  answer: HospitalAnswer,
): string {
  const labels = [labelOf(answer.specialities, speciality), labelOf(answer.tieUps, tieUp)];
  const quotedLabels = labels.filter(Boolean).map((label) => `“${label}”`);
  return quotedLabels.length > 0 ? ` listed with ${quotedLabels.join(' and ')}` : '';
}

function labelOf(options: readonly LabelOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
