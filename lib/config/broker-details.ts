/** Who we are: the shape of what `BROKER_*` configuration says. Pure type, safe to import anywhere. */
import type { IsoDate } from '../dates/iso-date.ts';

export type BrokerDetails = {
  /** Trading name, e.g. "Chhatri". */
  name: string;
  legalName: string;
  licence: {
    number: string;
    /** "Direct Broker (Life & General)". */
    category: string;
    /** `fixed_term` prints "valid until …"; `continuous` prints that registration continues. */
    mode: 'fixed_term' | 'continuous';
    validUntil: IsoDate;
  };
  cin: string;
  address: string;
  /** As a reader sees it: "1800 000 0000". */
  phone: string;
  helpMailbox: string;
  complaintsMailbox: string;
  /** Where applications go; our mail to applicants comes from its domain. */
  careersMailbox: string;
  principalOfficer: string;
  grievanceOfficer: string;
  /** Number series our calls come from, e.g. "1600". */
  callSeries: string;
  /** Calling window in words, e.g. "9 am to 9 pm, every day". */
  callingHours: string;
  socialLinks: { label: string; url: string }[];
  /** True when these are stand-ins for a demonstration. */
  isDemonstration: boolean;
};
