/**
 * The consent text above the button, recorded with every request: calls are based on this enquiry, which must be on
 * record in verifiable form. A change of text needs a new version in consent-record.ts; its Hindi, in
 * translations/hi/consent.po, has versions of its own.
 */
import { fillTemplate } from '../text/fill-template.ts';

/**
 * What stays in the open; the list of data, the rights, withdrawal and the Board are one tap away, in the notice that
 * the form links. `{…}` are filled from the broker's details; the record's hash covers the template too.
 */
const consentText: readonly string[] = [
  'You ask {legalName}, {licence}, for one call about this product within 7 days, from our {callSeries} series. It may be recorded; to avoid that, e-mail us instead. No insurer or agent gets your number. You are 18 or older.',
];

/** A separate line, never ticked in advance: the requested call does not depend on it. */
export const doNotDisturbText = {
  label: 'Call me even if my number is on do-not-disturb',
  hint: 'Optional; else we may not call.',
} as const;

/** Never ticked in advance, recorded, and no condition: without the tick the sentence above says it. */
export const ageText = { label: 'I am 18 or older', hint: 'Optional' } as const;

/** Shown only if a tag manager is configured (TAG_MANAGER_ID). A change of text needs a new version. */
export const advertiserReportText = {
  label: 'Tell the advertisement’s network that a call was asked for',
  hint: 'Optional; we call either way. Google then learns that a click on an advertisement ended in a request, for which insurance and when; never your number.',
} as const;

/** Never ticked in advance; only beside a tool's answer, whose address is stored if it was ticked. */
export const showAnswerText = {
  label: 'Show the expert this answer',
  hint: 'Optional. We then keep its address, with your figures, encrypted with your number, and erase both together.',
} as const;

/** The answer to a number on the do-not-call list; the link below it leads to that form. */
export const callsStoppedMessage =
  'This number asked us not to call, so we took no request. To be called again, choose “Allow calls again” on our contact page. You can still call us yourself.';

/** The input of the record's hash. */
export const consentHashInput = [
  ...consentText,
  ageText.label,
  ageText.hint,
  doNotDisturbText.label,
  doNotDisturbText.hint,
  showAnswerText.label,
  showAnswerText.hint,
].join('\n');

type NoticeDetails = { legalName: string; licence: string; callSeries: string };

export type ConsentDetails = NoticeDetails & {
  /** Given where the call desk's system does not answer. */
  phone: string;
  /** A tag manager is configured. */
  mayReportToAdvertiser?: boolean;
};

/** The paragraphs as a visitor reads them. @param translate into the language of the page */
export function consentParagraphs(
  { legalName, licence, callSeries }: NoticeDetails,
  translate = (text: string) => text,
): string[] {
  const values: Record<string, string> = { legalName, licence: translate(licence), callSeries };
  return consentText.map((paragraph) => fillTemplate(translate(paragraph), (name) => values[name]));
}
