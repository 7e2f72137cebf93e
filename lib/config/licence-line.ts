/** The licence in one line, as it stands beside every form and in the footer. */
import { formatDate } from '../dates/format-date.ts';
import type { BrokerDetails } from './broker-details.ts';

export function licenceLine({ licence }: BrokerDetails): string {
  const validity =
    licence.mode === 'continuous'
      ? 'registration in force, renewed by annual fee'
      : `valid until ${formatDate(licence.validUntil)}`;
  return `${licence.category}, IRDAI registration ${licence.number}, ${validity}`;
}
