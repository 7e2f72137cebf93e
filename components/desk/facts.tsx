/** Labels and values of a record or a report, as others typed them. */
import type { ReactNode } from 'react';
import { RowTable } from '@/components/ui/row-table';

export type Fact = readonly [label: string, value: ReactNode];

type FactsProps = {
  caption: string;
  /** Shows the caption to everybody, not to screen readers alone: where no heading says the same. */
  isCaptionShown?: boolean;
  rows: readonly Fact[];
};

export function Facts({ caption, isCaptionShown = false, rows }: FactsProps) {
  return (
    <RowTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      rows={rows.map(([label, text]) => ({ label, text }))}
      isTypedByPeople
    />
  );
}
