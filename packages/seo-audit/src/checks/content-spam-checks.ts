/** Text written for search engines instead of readers. */
import { type Check, pageCheck } from './check.ts';
import { joinFirst, quote } from './wording.ts';

export const contentSpamChecks: Check[] = [
  pageCheck(
    {
      id: 'content-hidden',
      severity: 'error',
      about: 'A page hides text from its readers',
      where: 'style="…", <style>',
      of: 'html',
      why: 'Search engines take it for an attempt to deceive, and may drop the site.',
      fix: 'Show the text, or take it out. What only screen readers need is a sentence.',
    },
    ({ facts }) => facts.hiddenTexts.map((text) => quote(text)),
  ),
  pageCheck(
    {
      id: 'content-stuffed',
      severity: 'warning',
      about: 'A paragraph says the same words over and over',
      where: 'text',
      of: 'html',
      why: 'Nobody reads on, and search engines take it for an attempt to deceive.',
      fix: 'Say it once, in a sentence that a visitor would say.',
    },
    ({ facts }) => facts.stuffedPhrases.length > 0 && joinFirst(facts.stuffedPhrases),
  ),
];
