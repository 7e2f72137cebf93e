/** The weight of the page: bytes and elements. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import type { Thresholds } from './thresholds.ts';

const htmlHeavy = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'html-heavy',
      severity: 'notice',
      about: 'A page’s HTML is heavy',
      where: 'response body',
      of: 'live',
      why: 'On a slow network a phone waits for it before it shows anything.',
      fix: 'Look for repeated markup, inlined pictures and data.',
    },
    ({ htmlBytes, transferredBytes, encoding }) =>
      (encoding
        ? transferredBytes > thresholds['html-sent-bytes']
        : htmlBytes > thresholds['html-bytes']) &&
      `${Math.round(htmlBytes / 1024)} KB, ${Math.round(transferredBytes / 1024)} KB as sent`,
  );

const htmlLarge = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'html-large',
      severity: 'notice',
      about: 'A page’s HTML is large before compression',
      where: 'response body',
      of: 'html',
      why: 'More text to parse for phones and crawlers.',
      fix: 'Look for repeated markup and inlined data.',
    },
    ({ htmlBytes }) => htmlBytes > thresholds['html-bytes'] && `${Math.round(htmlBytes / 1024)} KB`,
  );

const elementsMany = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'elements-many',
      severity: 'notice',
      about: 'A page has very many elements',
      where: 'document',
      of: 'html',
      why: 'Every tap and scroll has to process them; phones become slow.',
      fix: `Stay under ${thresholds.elements}: show long lists in parts.`,
    },
    // A register is as long as what it lists: its rows and entries do not count, what is in them does.
    ({ facts }) =>
      facts.elements - facts.listedElements > thresholds.elements && `${facts.elements} elements`,
  );

export const weightChecks = (thresholds: Thresholds): Check[] => [
  htmlHeavy(thresholds),
  htmlLarge(thresholds),
  elementsMany(thresholds),
];
