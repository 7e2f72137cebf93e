import { licenceLine } from '@/components/layout/licence-line';
import type { ConsentDetails } from '@/lib/call-back/consent';
import type { BrokerDetails } from '@/lib/site/broker-details';

/** What the notice needs to know of us: little enough to hand to the browser for the popup. */
export function consentDetails(broker: BrokerDetails): ConsentDetails {
  return {
    legalName: broker.legalName,
    licence: licenceLine(broker),
    callSeries: broker.callSeries,
  };
}
