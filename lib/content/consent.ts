/**
 * The words beside the button, kept with every request: calling rests on this enquiry, which must be on
 * record in verifiable form. Change a word, and the version changes with it (a test compares the hash).
 */
export const consentVersion = '2026-11-21';

/** `{…}` are filled from the broker's details; the record keeps the hash of the template. */
export const consentText: readonly string[] = [
  '{legalName}: {licence}.',
  'By pressing the button you ask for one call about this product within 7 days, in the slot you chose, even if your number is on do-not-disturb. It comes from the {callSeries} series and may be recorded. We do not pass your number on to insurers or agents. You are 18 or older.',
];

export type ConsentDetails = { legalName: string; licence: string; callSeries: string };

/** The paragraphs as a visitor reads them. */
export function consentParagraphs(details: ConsentDetails): string[] {
  return consentText.map((paragraph) =>
    paragraph.replace(/\{(\w+)\}/g, (_, name) => details[name as keyof ConsentDetails]),
  );
}
