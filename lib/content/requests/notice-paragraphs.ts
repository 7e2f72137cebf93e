/** Fills the `{…}` of notices and next steps. Pure: pages, responses and mails share the result. */

import type { BrokerDetails } from '../../config/broker-details.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { consentRetryBar, enquiryValidity } from '../figures/broker-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import type { RequestKindRow } from './request-kinds.ts';

type TemplateValues = { broker: BrokerDetails; licence: string };

/** The notice as a visitor reads it. @param licence the licence in one line. */
export function noticeParagraphs(row: RequestKindRow, filling: TemplateValues): string[] {
  return row.notice.map((paragraph) => fill(paragraph, row, filling));
}

/** The next steps; `{by}` stays for the date of the answer (with-answer-day.ts). */
export function nextSteps(row: RequestKindRow, filling: TemplateValues): string[] {
  return row.nextSteps.map((sentence) => fill(sentence, row, filling));
}

function fill(text: string, row: RequestKindRow, { broker, licence }: TemplateValues): string {
  const words: Record<string, string> = {
    legalName: broker.legalName,
    licence,
    salesCallSeries: broker.salesCallSeries,
    serviceCallSeries: broker.serviceCallSeries,
    mailDomain: broker.careersMailbox.split('@')[1] ?? broker.careersMailbox,
    keptFor: `${row.retentionDays} days`,
    enquiryValidity: enquiryValidity.text,
    noAskingAgain: consentRetryBar.text,
    complaintClock: brokerComplaintClock.text,
    // Filled once the day is known.
    by: '{by}',
  };
  return fillTemplate(text, (name) => words[name]);
}
