/** Rules for calls: number series, consent, complaints about them. TRAI's 7 days run from the enquiry. */
import type { DayClock } from '../../dates/clock.ts';
import type { ClockFigure, Figure, Source } from '../types.ts';

const callRulesSecondAmendment: Source = {
  title:
    'Telecom Commercial Communications Customer Preference (Second Amendment) Regulations, 2025',
};

export const serviceCallSeries: Figure = {
  id: 'calls-service-series',
  label: 'Number series for service calls by firms that IRDAI regulates',
  text: '1600',
  from: '2026-02-15',
  asOf: '2025-12-16',
  source: {
    title: 'TRAI Direction on 1600-series numbers, 16 December 2025',
    url: 'https://www.trai.gov.in/sites/default/files/2025-12/Direction_16122025.pdf',
  },
  readIn: 'note',
};

export const enquiryValidity: ClockFigure<DayClock> = {
  id: 'calls-enquiry-validity',
  label: 'Time for which a customer’s enquiry allows a business call',
  text: '7 days',
  clock: { days: 7 },
  from: '2026-09-18',
  isEffectiveDateUnknown: true,
  asOf: '2026-09-18',
  source: {
    title:
      'TRAI press release 119/2026 on the third amendment of the commercial communication rules',
    url: 'https://www.trai.gov.in/sites/default/files/2026-09/PR_No119of2026.pdf',
  },
  readIn: 'note',
};

export const consentRetryBar: ClockFigure<DayClock> = {
  id: 'calls-no-asking-again',
  label: 'Time after an opt-out in which consent may not be sought again',
  text: '90 days',
  clock: { days: 90 },
  from: '2025-02-12',
  isEffectiveDateUnknown: true,
  asOf: '2025-02-12',
  source: callRulesSecondAmendment,
  readIn: 'press',
};

export const spamComplaintWindow: Figure = {
  id: 'calls-spam-complaint-window',
  label: 'Time to complain to your operator about a spam call',
  text: '7 days',
  from: '2025-02-12',
  isEffectiveDateUnknown: true,
  asOf: '2025-02-12',
  source: callRulesSecondAmendment,
  readIn: 'press',
};

export const suspectCallWindow: Figure = {
  id: 'calls-suspect-report-window',
  label: 'Time to report a suspected fraud call on Chakshu',
  text: '30 days',
  from: '2026-07-01',
  isEffectiveDateUnknown: true,
  asOf: '2026-07',
  source: {
    title: 'Department of Telecommunications, Sanchar Saathi: Chakshu',
    url: 'https://sancharsaathi.gov.in',
  },
  readIn: 'press',
};
