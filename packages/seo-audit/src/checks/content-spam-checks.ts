/** Text written for search engines instead of readers. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';

const contentHidden = pageCheck(
  {
    id: 'content-hidden',
    severity: 'error',
    about: 'A page hides text from readers',
    where: 'style="…", <style>',
    of: 'html',
    why: 'Search engines treat it as deception, and may drop the site.',
    fix: 'Show the text, or remove it. Text for screen readers only should be a sentence.',
  },
  ({ facts }) => facts.hiddenTexts.map((text) => quote(text)),
);

const contentStuffed = pageCheck(
  {
    id: 'content-stuffed',
    severity: 'warning',
    about: 'A paragraph repeats the same words',
    where: 'text',
    of: 'html',
    why: 'Nobody reads on, and search engines treat it as deception.',
    fix: 'Write it once, in a natural sentence.',
  },
  ({ facts }) => facts.stuffedPhrases.length > 0 && joinFirst(facts.stuffedPhrases),
);

export const contentSpamChecks: Check[] = [contentHidden, contentStuffed];
