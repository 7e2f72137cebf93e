/** The broker's details for the pages of this build. */
import 'server-only';
import type { BrokerDetails, BrokerText } from './broker-details.ts';
import { buildTimePeople, environment } from './environment.server.ts';
import { licenceLine } from './licence.ts';
import { codeChannels } from './parse-environment.ts';
import type { People } from './read-people.ts';
import { serviceUrls } from './service-urls.ts';

export function broker(): BrokerDetails {
  return environment().broker;
}

export function siteOrigin(): string {
  return environment().siteOrigin;
}

/** Fixed at build time; the value at start-up must be equal (compute-build-stamp.ts). */
export function availableCodeChannels(): ReturnType<typeof codeChannels> {
  return codeChannels(environment());
}

/** Whether this is the live site. Fixed at build time; the value at start-up must be equal (compute-build-stamp.ts). */
export function isProduction(): boolean {
  return environment().siteEnv === 'production';
}

/** The people that are configured for the build (BROKER_PEOPLE_DIR); a demonstration has nobody. */
export function brokerPeople(): People {
  return buildTimePeople ? JSON.parse(buildTimePeople) : { people: [] };
}

/** Fixed at build time: a production build links to the live main website, every other to QA's. */
function mainUrl(): string {
  return serviceUrls(isProduction() ? 'live' : 'qa', environment()).mainUrl;
}

/** Details for header and footer, which are sent as data with every page (components/layout/static-frame.tsx). */
export function frameDetails() {
  const brokerDetails = broker();
  return {
    name: brokerDetails.name,
    legalName: brokerDetails.legalName,
    licence: licenceLine(brokerDetails),
    cin: brokerDetails.cin,
    address: brokerDetails.address,
    phone: brokerDetails.phone,
    helpMailbox: brokerDetails.helpMailbox,
    complaintsMailbox: brokerDetails.complaintsMailbox,
    principalOfficer: brokerDetails.principalOfficer,
    callingHours: brokerDetails.callingHours,
    mainUrl: mainUrl(),
    socialLinks: brokerDetails.socialLinks,
    paymentMethods: brokerDetails.paymentMethods,
    ...(brokerDetails.author && { author: brokerDetails.author }),
    ...(brokerDetails.review && { review: brokerDetails.review }),
    // Only in a demonstration: no page of a live site has the word.
    ...(brokerDetails.isDemonstration && { isDemonstration: true }),
  };
}

export type FrameDetails = ReturnType<typeof frameDetails>;

/** Details for static sections, whose HTML the browser does not render again (components/sections/static-text.tsx). */
export function brokerText(): BrokerText {
  const { licence, disclosures, ...publicDetails } = broker();
  return {
    legalName: publicDetails.legalName,
    licence: { category: licence.category, number: licence.number },
    disclosures: { insurers: disclosures.insurers },
    address: publicDetails.address,
    phone: publicDetails.phone,
    helpMailbox: publicDetails.helpMailbox,
    complaintsMailbox: publicDetails.complaintsMailbox,
    principalOfficer: publicDetails.principalOfficer,
    grievanceOfficer: publicDetails.grievanceOfficer,
    callingHours: publicDetails.callingHours,
  };
}

/** Details for the notice beside a call-back form: few enough to send to the browser for the popup. */
export function consentDetails() {
  const { legalName, licence, salesCallSeries, phone } = broker();
  return {
    legalName,
    // The short form: the notice one tap away has the category, the footer the term.
    licence: `IRDAI registration ${licence.number}`,
    callSeries: salesCallSeries,
    phone,
    ...(environment().tagManagerId !== null && { mayReportToAdvertiser: true }),
  };
}
