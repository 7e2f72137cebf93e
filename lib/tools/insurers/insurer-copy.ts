/** Texts of the list of insurers about itself: the rows shown, the rows left out, and the order. */
import { formatPercent, missingFigureText } from '../../content/insurer-labels.ts';
import type { InsurerChoice, InsurerMeasure, InsurerRow, InsurerSort } from './find-insurers.ts';
import { searchableQuery } from './find-insurers.ts';

/** The two measures keep their own names, because they are not the same. */
export const measureNames: Record<InsurerMeasure, string> = {
  'paid-by-number': 'Claim settlement ratio, by number',
  'paid-by-amount': 'Claim settlement ratio, by amount',
  'incurred-claims': 'Incurred claims ratio, health',
};

/** The two ratios of life insurers are distinguished within a row as well. */
const shortNames: Record<InsurerMeasure, string> = {
  'paid-by-number': 'by number',
  'paid-by-amount': 'by amount',
  'incurred-claims': 'incurred claims ratio',
};

/** Label of a table's one figure column. */
export const measureCaptions: Record<InsurerMeasure, string> = {
  'paid-by-number': 'Claim settlement ratio of individual death claims, by number.',
  'paid-by-amount': 'Claim settlement ratio of individual death claims, by amount.',
  'incurred-claims': 'Incurred claims ratio of health business.',
};

const alphabeticalNote = 'A to Z.';

export const plotLegend =
  'Each dot is an insurer. A ring means that a few claims can move the figure; an arrow, that it is also off the scale.';

/** The latest year's figure of a row. */
export function formatLatest({ figures }: InsurerRow, measure: InsurerMeasure): string {
  const latest = figures[measure]?.[0];
  return latest === undefined ? missingFigureText : formatPercent(latest);
}

/** "2024-25: by number 99.68%, a year earlier 99.50%; by amount …": the figures that have no column. */
export function formatBothYears(
  { figures }: InsurerRow,
  measures: readonly InsurerMeasure[],
  latestYear: string,
): string {
  const parts = measures.flatMap((measure) => {
    const years = figures[measure];
    if (!years) return [];
    const earlier = years[1] === null ? missingFigureText.toLowerCase() : formatPercent(years[1]);
    return `${shortNames[measure]} ${formatPercent(years[0])}, a year earlier ${earlier}`;
  });
  return parts.length > 0 ? `${latestYear}: ${parts.join('; ')}.` : '';
}

/** The line above each table. @param existing the measures of the table's kind of insurer. */
export function formatOrder(
  existing: readonly InsurerMeasure[],
  sort: InsurerSort,
  year: string,
): string {
  if (!sort) return alphabeticalNote;
  return existing.includes(sort)
    ? `Sorted by ${measureNames[sort].toLowerCase()}, ${year}, from high to low; those without a steady figure come last.`
    : `${alphabeticalNote} The figure you sort by does not exist for this kind of insurer.`;
}

/** "2 of 58 insurers match “star”." @param groupName "life insurers", or all of them. */
export function formatShownCount(
  visibleCount: number,
  all: number,
  { q, kind }: InsurerChoice,
  groupName: string,
): string {
  const searchText = searchableQuery(q);
  if (!searchText && !kind) return `All ${all} insurers are shown.`;
  if (!visibleCount) return `None of the ${groupName} on this list match “${searchText}”.`;
  const shown = `${visibleCount} of ${all} insurers`;
  if (!searchText) return `${shown}: the ${groupName}.`;
  const verb = visibleCount === 1 ? 'matches' : 'match';
  return `${shown} ${verb} “${searchText}”${kind ? ` among the ${groupName}` : ''}.`;
}
