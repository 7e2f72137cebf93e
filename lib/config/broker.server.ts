/** Who we are, and where our other sites are, for the pages of this build. */
import 'server-only';
import type { BrokerDetails } from './broker-details.ts';
import { environment } from './environment.server.ts';
import { licenceLine } from './licence.ts';
import { type ServiceUrls, serviceUrls, upstreamFor } from './service-urls.ts';

export function broker(): BrokerDetails {
  return environment().broker;
}

export function siteOrigin(): string {
  return environment().siteOrigin;
}

/** Pages are built for one canonical origin, so that origin decides which main site they link to. */
export function siteUrls(): ServiceUrls {
  const env = environment();
  return serviceUrls(upstreamFor(env.siteOrigin, env), env);
}

/** What the notice beside a call-back form says of us: little enough to hand to the browser for the popup. */
export function consentDetails() {
  const { legalName, licence, salesCallSeries } = broker();
  return { legalName, licence: licenceLine({ licence }), callSeries: salesCallSeries };
}
