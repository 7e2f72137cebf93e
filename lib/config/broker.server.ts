/** Who we are, for the pages of this build. */
import 'server-only';
import type { BrokerDetails } from './broker-details.ts';
import { environment } from './environment.server.ts';
import { licenceLine } from './licence.ts';

export function broker(): BrokerDetails {
  return environment().broker;
}

export function siteOrigin(): string {
  return environment().siteOrigin;
}

/** Of the build; the start's must agree (build-stamp.ts). */
export function isProduction(): boolean {
  return environment().siteEnv === 'production';
}

/** What the notice beside a call-back form says of us: little enough to hand to the browser for the popup. */
export function consentDetails() {
  const { legalName, licence, salesCallSeries } = broker();
  return { legalName, licence: licenceLine({ licence }), callSeries: salesCallSeries };
}
