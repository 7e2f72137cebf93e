/** The `BROKER_*` variables: which must be set in production, and the stand-ins of a demonstration. */
import type { BrokerDetails } from './broker-details.ts';
import type { EnvironmentVariables } from './environment-schema.ts';

export const requiredBrokerVariables = [
  'BROKER_NAME',
  'BROKER_LEGAL_NAME',
  'BROKER_LICENCE_NUMBER',
  'BROKER_LICENCE_CATEGORY',
  'BROKER_LICENCE_VALID_UNTIL',
  'BROKER_CIN',
  'BROKER_ADDRESS',
  'BROKER_PHONE',
  'BROKER_HELP_MAILBOX',
  'BROKER_COMPLAINTS_MAILBOX',
  'BROKER_PRINCIPAL_OFFICER',
  'BROKER_GRIEVANCE_OFFICER',
  'BROKER_CALL_SERIES',
  'BROKER_CALLING_HOURS',
] as const;

/** Licence category and date are the owner's; everything else is plainly a stand-in. */
export const demonstrationBroker = {
  name: 'Chhatri',
  legalName: 'Chhatri Insurance Brokers (demonstration)',
  licence: {
    number: 'not issued (demonstration)',
    category: 'Direct Broker (Life & General)',
    validUntil: '2027-05-10',
  },
  cin: 'not issued (demonstration)',
  address: 'registered office not set (demonstration)',
  phone: '1800 000 0000',
  helpMailbox: 'help@chhatri.example',
  complaintsMailbox: 'complaints@chhatri.example',
  careersMailbox: 'careers@chhatri.example',
  principalOfficer: 'not named (demonstration)',
  grievanceOfficer: 'not named (demonstration)',
  callSeries: '1600',
  callingHours: '9 am to 9 pm, every day',
} as const;

/** "LinkedIn=https://…, YouTube=https://…"; entries that are not https links are dropped. */
export function parseSocialLinks(list: string): BrokerDetails['socialLinks'] {
  return list.split(',').flatMap((entry) => {
    const separator = entry.indexOf('=');
    const label = entry.slice(0, separator).trim();
    const url = entry.slice(separator + 1).trim();
    return separator > 0 && label && URL.canParse(url) && url.startsWith('https://')
      ? [{ label, url }]
      : [];
  });
}

export function toBroker(read: EnvironmentVariables): BrokerDetails {
  return {
    name: read.BROKER_NAME ?? demonstrationBroker.name,
    legalName: read.BROKER_LEGAL_NAME ?? demonstrationBroker.legalName,
    licence: {
      number: read.BROKER_LICENCE_NUMBER ?? demonstrationBroker.licence.number,
      category: read.BROKER_LICENCE_CATEGORY ?? demonstrationBroker.licence.category,
      mode: read.BROKER_LICENCE_MODE,
      validUntil: read.BROKER_LICENCE_VALID_UNTIL ?? demonstrationBroker.licence.validUntil,
    },
    cin: read.BROKER_CIN ?? demonstrationBroker.cin,
    address: read.BROKER_ADDRESS ?? demonstrationBroker.address,
    phone: read.BROKER_PHONE ?? demonstrationBroker.phone,
    helpMailbox: read.BROKER_HELP_MAILBOX ?? demonstrationBroker.helpMailbox,
    careersMailbox:
      read.BROKER_CAREERS_MAILBOX ?? read.BROKER_HELP_MAILBOX ?? demonstrationBroker.careersMailbox,
    complaintsMailbox: read.BROKER_COMPLAINTS_MAILBOX ?? demonstrationBroker.complaintsMailbox,
    principalOfficer: read.BROKER_PRINCIPAL_OFFICER ?? demonstrationBroker.principalOfficer,
    grievanceOfficer: read.BROKER_GRIEVANCE_OFFICER ?? demonstrationBroker.grievanceOfficer,
    callSeries: read.BROKER_CALL_SERIES ?? demonstrationBroker.callSeries,
    // "9 pm" stays on one line.
    callingHours: (read.BROKER_CALLING_HOURS ?? demonstrationBroker.callingHours).replace(
      / (?=[ap]m\b)/gi,
      '\u00a0',
    ),
    socialLinks: read.BROKER_SOCIAL_LINKS,
    isDemonstration: read.SITE_ENV === 'demonstration',
  };
}
