/** Fills the `{…}` of notices and next steps. Pure: pages, responses and mails share the result. */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { consentRetryBar, enquiryValidity } from '../figures/call-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { callSeriesNotice, type RequestKindRow } from './request-kinds.ts';

type CallSeries = keyof typeof callSeriesNotice;
const callSeries = Object.keys(callSeriesNotice) as CallSeries[];

type TemplateValues = { broker: BrokerDetails; licence: string };

type Translate = (text: string) => string;

/** `series`: the series of numbers that the paragraph names, where it names one. */
type NoticeParagraph = { text: string; series?: CallSeries };

/** The notice as a visitor reads it. @param translate into the language of the page */
export function noticeParagraphs(
  row: RequestKindRow,
  filling: TemplateValues,
  translate?: Translate,
): NoticeParagraph[] {
  return row.notice.map((template) => {
    const series = callSeries.find((one) => callSeriesNotice[one] === template);
    return { text: fill(template, row, filling, translate), ...(series && { series }) };
  });
}

/**
 * The next steps; `{by}` stays for the date of the answer (with-answer-day.ts).
 * @param translate into the language of the page
 */
export function nextSteps(
  row: RequestKindRow,
  filling: TemplateValues,
  translate?: Translate,
): string[] {
  return row.nextSteps.map((sentence) => fill(sentence, row, filling, translate));
}

/** The template is translated, not the filled text: no detail of the broker is part of a catalogue's key. */
function fill(
  text: string,
  row: RequestKindRow,
  { broker, licence }: TemplateValues,
  translate: Translate = (english) => english,
): string {
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
  return fillTemplate(translate(text), (name) => {
    const word = words[name];
    return word === undefined || name === 'by' ? word : translate(word);
  });
}
