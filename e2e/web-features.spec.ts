/**
 * Checks the build against package.json's browserslist, which includes Safari 15.4 to 16.3, where no test here can run.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findUnsupportedCss, findUnsupportedScript } from '../testing/checks/web-features.ts';

/** Why the absence is harmless, for each prefix of a key. docs/browsers.md describes the effect in such a browser. */
const harmless: Readonly<Record<string, string>> = {
  // Only appearance.
  'css.properties.accent-color': 'boxes in the system’s colour',
  'css.properties.cursor': 'phones have none',
  'css.properties.hyphens': 'words are broken elsewhere',
  'css.properties.mask': 'the build adds the prefixed form',
  'css.properties.outline': 'a box without its rounded corners',
  'css.properties.overscroll-behavior': 'the page scrolls on behind a list',
  'css.properties.overflow.clip': 'a drawing may reach over its band',
  'css.properties.resize': 'phones do not resize a field',
  'css.properties.scrollbar-width': 'a scroll bar is seen',
  'css.properties.scrollbar-gutter': 'the page is wider by its scroll bar while the popup is open',
  'css.properties.text-size-adjust': 'the build adds the prefixed form',
  'css.properties.text-wrap': 'lines of uneven length',
  'css.properties.translate': 'the drawer opens without a movement',
  'css.properties.user-select': 'the build adds the prefixed form',
  'css.at-rules.starting-style': 'the drawer opens without a movement',
  'css.types.progress': 'the word is a cursor here, not the function',
  'css.types.round': 'the word is a line’s end here, not the function',
  // Media features of the visitor's system: without the feature the rule does not apply.
  'css.at-rules.media.forced-colors': 'the system’s colours come by themselves',
  'css.properties.forced-color-adjust': 'the same',
  'css.at-rules.media.scripting': 'what a script answers stays beside what works without one',
  // The narrow layout, or the longer one, stays.
  'css.at-rules.container': 'the narrow layout stays',
  'css.properties.container-type': 'the narrow layout stays',
  'css.properties.grid-template-columns.subgrid': 'columns are as wide as their own content',
  'css.properties.grid-template-rows.subgrid': 'rows are as high as their own content',
  'css.properties.break-after.avoid': 'a page break in print',
  'css.properties.content-visibility': 'only with ::details-content',
  'css.selectors.details-content': 'the answer opens with a press',
  'css.selectors.has': 'more is shown, nothing hidden (seen in Chromium 92 and 102)',
  'css.selectors.popover-open': 'the link to all products replaces the menu',
  'css.types.length.viewport_percentage_units_dynamic':
    'the line before has vh, or no limit is needed',
  // Feature-detected, or polyfilled by Next.
  'api.URL.canParse_static': 'Next adds it',
  'api.Navigator.share': 'copied where it cannot be shared',
  'api.Element.startViewTransition': 'React asks for it first',
  'api.ViewTransition.': 'only where a transition was started',
  'api.HTMLFormElement.requestSubmit': 'a word of React’s warning',
  // Methods of libraries' own objects with the same name.
  'api.EventTarget.when': 'zod',
  'api.FontFaceSet.check': 'zod',
  'api.Headers.getSetCookie': 'nookies, on a server',
  'api.IntersectionObserverEntry.isVisible': 'swr',
  'api.ML.createContext': 'react',
  'api.MLContext.dispatch': 'Next’s router',
  'api.PushManager.subscribe': 'react-hook-form',
  'api.SharedStorageWorklet.run': 'zod',
  'api.WindowClient.navigate': 'Next’s router',
  'javascript.builtins.DisposableStack.move':
    'Next’s own file for browsers without modules, and ours',
};

/** This script is for browsers without modules and includes its polyfills. */
const isPolyfill = (script: string) => script.includes('core-js');

function findUnsupported(ending: 'css' | 'js', find: (text: string) => Set<string>): string[] {
  const files = globSync(`.next/static/chunks/*.${ending}`);
  expect(files.length).toBeGreaterThan(0);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = new Set(
    texts.filter((text) => !isPolyfill(text)).flatMap((text) => [...find(text)]),
  );
  return [...found]
    .filter((key) => !Object.keys(harmless).some((beginning) => key.startsWith(beginning)))
    .sort();
}

test('style sheets use only what every supported browser has, or whose absence is harmless', () => {
  expect(findUnsupported('css', findUnsupportedCss)).toEqual([]);
});

test('scripts call only what every supported browser has, or what is feature-detected', () => {
  expect(findUnsupported('js', findUnsupportedScript)).toEqual([]);
});
