/**
 * How a figure was read, in the words of the lists of sources: a reader may weigh a figure that we saw in the
 * official text differently from one that a newspaper told us.
 */
import { formatDate } from '../dates/format-date.ts';
import type { Figure, ReadIn } from './types.ts';

const readInLabels: Record<ReadIn, string> = {
  'official-text': 'read in the official text',
  'insurers-wording': 'read in an insurer’s wording',
  press: 'read in the press',
  note: 'read in a note that names it',
};

/** "29 May 2024, read in the press"; of an old document that a later text still states, "still so on …". */
export function describeProvenance({ asOf, isReconfirmed, readIn, source }: Figure): string {
  const day = isReconfirmed
    ? `still so ${asOf.length > 'YYYY-MM'.length ? 'on' : 'in'} ${formatDate(asOf)}`
    : formatDate(asOf);
  return `${day}, ${readInLabels[readIn]}${source.via ? `: ${source.via}` : ''}`;
}
