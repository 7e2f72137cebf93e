/**
 * What letters, plans and calculators may say, by the sentences of their sources: no sample of answers has all of it,
 * and no build lists it.
 */
import { matchesGlob } from 'node:path';
import { createTranslator } from '../../../lib/languages/create-translator.ts';
import { withEmptySlots } from '../../../lib/languages/placeables.ts';
import { catalogueOf, type Entry } from '../../../lib/languages/po-files.ts';
import { hindiPagePaths } from '../../../lib/site/hindi-pages.ts';
import { calculatorRoutes } from '../../../lib/site/tool-routes.ts';
import type { SourceTexts } from './source-texts.ts';

const answers = [
  'lib/content/{refusals,claims,complaints,renewals}/*.ts',
  'lib/tools/{refusals,deductions,claims,complaints,renewals,letters,dated-plan,ombudsman}/*.ts',
  'lib/tools/{calculators,health,life,motor,tax}/**/*.ts',
  'lib/leads/submit/*.ts',
  'lib/requests/submit/{field-types,request-messages}.ts',
  'lib/identity/one-time-codes/*-messages.ts',
];

/** Calculators that have no Hindi page, words that are only searched for, and blanks of those. */
const notShown = new RegExp(
  [
    ...calculatorRoutes
      .filter(({ path }) => !hindiPagePaths.includes(path))
      .map(({ id }) => `/${id.replace('-calculator', '')}[/-]`),
    '/(?:letter-words|represented-letter|answer-brief)\\.ts$',
  ].join('|'),
);

export function answerTextsWithoutHindi(
  sources: SourceTexts,
  entries: readonly Entry[],
): { file: string; text: string }[] {
  const { translate } = createTranslator(catalogueOf(entries), (href) => href);
  const known = entries.map(({ english }) => fold(withEmptySlots(english))).join('\n');
  const hasHindi = (text: string) =>
    fold(text)
      .split(partEnd)
      .every((part) => !/[a-z]{2}/.test(part) || known.includes(part)) ||
    !/[a-z]{3}/.test(translate(text.replaceAll('{}', 'mother')).replace(/\]\([^)]*\)/g, ''));
  return sources.files
    .filter((file) => answers.some((one) => matchesGlob(file, one)) && !notShown.test(file))
    .flatMap((file) =>
      sources
        .textsOf(file)
        .filter((text) => isSentence.test(text) && !hasHindi(text))
        .map((text) => ({ file, text })),
    );
}

/** Three words, and no pattern of words. */
const isSentence = /^(?!.*[\\|^]).*[a-z]{2}\S* [a-z’-]+ [a-z{]/;
const partEnd = /\s*\{\}\s*|[.?!:;,]+ | and |\*\*|[.?!:;,]+$/;

/** A part of a sentence begins small; a share of a hundred is one figure. */
function fold(text: string): string {
  return text.replace(/₹?\{\}%?/g, '{}').toLowerCase();
}
