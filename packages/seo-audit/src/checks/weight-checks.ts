/** The weight of the page: bytes and elements. */
import { type Check, pageCheck } from './check.ts';

const heavyHtmlBytes = 100_000;
/** Sent compressed, a page of this size still fits the first seconds of a weak network. */
const heavyTransferBytes = 60_000;
const maxElements = 1_400;

export const weightChecks: Check[] = [
  pageCheck(
    {
      id: 'html-heavy',
      severity: 'warning',
      about: 'A page’s HTML is heavy',
      where: 'response body',
      of: 'live',
      why: 'A phone on a weak network waits for it before it shows anything.',
      fix: 'Look for repeated markup, inlined pictures and data.',
    },
    ({ htmlBytes, transferredBytes, encoding }) =>
      (encoding ? transferredBytes > heavyTransferBytes : htmlBytes > heavyHtmlBytes) &&
      `${Math.round(htmlBytes / 1024)} KB, ${Math.round(transferredBytes / 1024)} KB as sent`,
  ),
  pageCheck(
    {
      id: 'html-large',
      severity: 'notice',
      about: 'A page’s HTML is over 100 KB before compression',
      where: 'response body',
      of: 'html',
      why: 'More text to parse for phones and crawlers.',
      fix: 'Look for repeated markup and inlined data.',
    },
    ({ htmlBytes }) => htmlBytes > heavyHtmlBytes && `${Math.round(htmlBytes / 1024)} KB`,
  ),
  pageCheck(
    {
      id: 'elements-many',
      severity: 'warning',
      about: 'A page has very many elements',
      where: 'document',
      of: 'html',
      why: 'Every tap and scroll has to go through them; phones become slow.',
      fix: `Stay under ${maxElements}: show long lists in parts.`,
    },
    ({ facts }) => facts.elements > maxElements && `${facts.elements} elements`,
  ),
];
