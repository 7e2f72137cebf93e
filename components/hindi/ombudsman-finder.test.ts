/** Whatever state and place is chosen, the browser names the office in Hindi. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TranslatorContext } from '@/components/languages/current-translator';
import { createPageTranslator } from '@/components/languages/page-translator';
import { OmbudsmanResult } from '@/components/ombudsman/ombudsman-result';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { findOffice, isSplitState, placesOf } from '@/lib/tools/ombudsman/find-office';
import { browserCatalogue } from './hindi';

// The translator of a render, which other tests have not (jest.config.mjs).
jest.mock('@/components/languages/current-translator.server', () =>
  jest.requireActual('@/components/languages/current-translator'),
);

const translator = createPageTranslator(browserCatalogue(['ombudsman']), (href) => href);

function shownFor(state: string, place: string): string {
  const found = findOffice(ombudsmanStates, state, place);
  const result = createElement(OmbudsmanResult, { found });
  const html = renderToStaticMarkup(
    createElement(TranslatorContext, { value: translator }, result),
  );
  return html.replace(/<[^>]*>/g, ' ');
}

/** Wards of Mumbai have letters, and the list is at an address. */
const kept = /cioins\.co\.in\/Ombudsman|Council for Insurance Ombudsmen|M\/(?:East|West)/g;
const englishIn = (text: string) => text.replace(kept, '').match(/[A-Za-z]{2,}/g) ?? [];

test.each(ombudsmanStates)('$name and its places are in Hindi', (state) => {
  const choices = isSplitState(state) ? placesOf(state) : [];
  const labels = isSplitState(state) ? [state.placeLabel, 'Choose a place'] : [];
  for (const text of [state.name, ...labels, ...choices.map(({ label }) => label)])
    expect(englishIn(translator.translate(text))).toEqual([]);
  for (const place of ['', ...choices.map(({ value }) => value)]) {
    expect(shownFor(state.id, place)).toMatch(/\p{Script=Devanagari}/u);
    expect(englishIn(shownFor(state.id, place))).toEqual([]);
  }
});
