import { licenceLine } from './licence-line.ts';
import type { ConsentDetails } from '../leads/consent.ts';
import type { BrokerDetails } from './broker-details.ts';

/** What the notice needs to know of us: little enough to hand to the browser for the popup. */
export function consentDetails(broker: BrokerDetails): ConsentDetails {
  return {
    legalName: broker.legalName,
    licence: licenceLine(broker),
    callSeries: broker.callSeries,
  };
}
