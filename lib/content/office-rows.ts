/** The broker's offices as rows, the same on every page. Equal addresses are one row. */
import type { BrokerDetails } from '../config/broker-details.ts';
import type { LabelledRow } from './types.ts';

export function officeRows({ address, disclosures }: BrokerDetails): LabelledRow[] {
  return disclosures.corporateOffice
    ? [
        { label: 'Registered office', text: address },
        { label: 'Corporate office', text: disclosures.corporateOffice },
      ]
    : [{ label: 'Registered and corporate office', text: address }];
}
