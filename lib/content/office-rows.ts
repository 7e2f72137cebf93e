/** The offices of the broker as rows, alike on every page that names them. One address stands once. */
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
