import type { BrokerDetails } from '../config/broker-details.ts';
import { licenceLine } from '../config/licence.ts';
import type { ConsentDetails } from '../content/consent.ts';

/** What the notice needs to know of us: little enough to hand to the browser for the popup. */
export function consentDetails(broker: BrokerDetails): ConsentDetails {
  return {
    legalName: broker.legalName,
    licence: licenceLine(broker),
    callSeries: broker.callSeries,
  };
}
