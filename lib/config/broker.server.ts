/** The broker's details for the pages of this build. */
import 'server-only';
import type { BrokerDetails, BrokerText } from './broker-details.ts';
import { codeChannels } from './code-channels.ts';
import { environment } from './environment.server.ts';
import { licenceLine } from './licence.ts';

export function broker(): BrokerDetails {
  return environment().broker;
}

export function siteOrigin(): string {
  return environment().siteOrigin;
}

/** Fixed at build time; the value at start-up must be equal (build-stamp.ts). */
export function availableCodeChannels(): ReturnType<typeof codeChannels> {
  return codeChannels(environment());
}

/** As above. */
export function isProduction(): boolean {
  return environment().siteEnv === 'production';
}

/** Details for header and footer, which are sent as data with every page (components/layout/static-frame.tsx). */
export function frameDetails() {
  const us = broker();
  return {
    name: us.name,
    legalName: us.legalName,
    licence: licenceLine(us),
    cin: us.cin,
    address: us.address,
    phone: us.phone,
    helpMailbox: us.helpMailbox,
    complaintsMailbox: us.complaintsMailbox,
    principalOfficer: us.principalOfficer,
    callingHours: us.callingHours,
    socialLinks: us.socialLinks,
    paymentMethods: us.paymentMethods,
    ...(us.reviewer && { reviewer: us.reviewer }),
    // Only in a demonstration: no page of a live site has the word.
    ...(us.isDemonstration && { isDemonstration: true }),
  };
}

export type FrameDetails = ReturnType<typeof frameDetails>;

/** Details for static sections, whose HTML the browser does not render again (components/sections/static-text.tsx). */
export function brokerText(): BrokerText {
  const { licence, disclosures, ...us } = broker();
  return {
    legalName: us.legalName,
    licence: { category: licence.category, number: licence.number },
    disclosures: { insurers: disclosures.insurers },
    address: us.address,
    phone: us.phone,
    helpMailbox: us.helpMailbox,
    complaintsMailbox: us.complaintsMailbox,
    principalOfficer: us.principalOfficer,
    grievanceOfficer: us.grievanceOfficer,
    callingHours: us.callingHours,
  };
}

/** Details for the notice beside a call-back form: few enough to send to the browser for the popup. */
export function consentDetails() {
  const { legalName, licence, salesCallSeries } = broker();
  return {
    legalName,
    licence: licenceLine({ licence }),
    callSeries: salesCallSeries,
    ...(environment().tagManagerId !== null && { mayReportToAdvertiser: true }),
  };
}
