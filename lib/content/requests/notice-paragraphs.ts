/** Fills the `{…}` of notices and next steps. Pure: pages, responses and mails share the result. */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { consentRetryBar, enquiryValidity } from '../figures/broker-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { callSeriesNotice, type RequestKindRow } from './request-kinds.ts';

type CallSeries = keyof typeof callSeriesNotice;
const callSeries = Object.keys(callSeriesNotice) as CallSeries[];

type TemplateValues = { broker: BrokerDetails; licence: string };

/** `series`: the series of numbers that the paragraph names, where it names one. */
type NoticeParagraph = { text: string; series?: CallSeries };

/** The notice as a visitor reads it. */
export function noticeParagraphs(row: RequestKindRow, filling: TemplateValues): NoticeParagraph[] {
  return row.notice.map((template) => {
    const series = callSeries.find((one) => callSeriesNotice[one] === template);
    return { text: fill(template, row, filling), ...(series && { series }) };
  });
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
