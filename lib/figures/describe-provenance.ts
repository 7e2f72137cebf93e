/**
 * Describes how a figure was read, for the lists of sources: an official text weighs more than a newspaper's report.
 */
import type { Figure, ReadIn } from '../content/types.ts';
import { formatDate } from '../dates/format-date.ts';

const readInLabels: Record<ReadIn, string> = {
  'official-text': 'read in the official text',
  'insurers-wording': 'read in an insurer’s wording',
  press: 'read in the press',
  note: 'read in a note that names it',
};

/** "29 May 2024, read in the press"; for an old document that a later text confirms, "still so on …". */
export function describeProvenance({ asOf, isReconfirmed, readIn, source }: Figure): string {
  const day = isReconfirmed
    ? `still so ${asOf.length > 'YYYY-MM'.length ? 'on' : 'in'} ${formatDate(asOf)}`
    : formatDate(asOf);
  return `${day}, ${readInLabels[readIn]}${source.via ? `: ${source.via}` : ''}`;
}
