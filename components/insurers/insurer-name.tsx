/** The first cell of an insurer's row: the brand, and folded under it the details that identify the company. */
import { ExternalLink } from '@/components/ui/external-link';
import type { InsurerMeasure, InsurerRow } from '@/lib/tools/insurers/find-insurers';
import { formatBothYears } from '@/lib/tools/insurers/insurer-copy';

type InsurerNameProps = {
  row: InsurerRow;
  measures: readonly InsurerMeasure[];
  year: string;
  isOpen: boolean;
};

export function InsurerName({ row, measures, year, isOpen }: InsurerNameProps) {
  const { brand, monogram, legalName, registrationNumber, formerNames, website, note, isUnsteady } =
    row;
  return (
    <th scope="row">
      <details open={isOpen}>
        <summary data-monogram={monogram}>
          <b>{brand}</b>
        </summary>
        <p>
          <span>
            {[
              `${legalName}. IRDAI registration ${registrationNumber}.`,
              ...(formerNames ? [`Formerly ${formerNames.join('; ')}.`] : []),
              formatBothYears(row, measures, year),
              ...(note && !isUnsteady ? [`${note}.`] : []),
            ].join(' ')}
          </span>
          {website && (
            <span>
              {' '}
              <ExternalLink href={`https://${website}`}>{website.replace('www.', '')}</ExternalLink>
            </span>
          )}
        </p>
      </details>
      {isUnsteady && <small>{note}</small>}
    </th>
  );
}
