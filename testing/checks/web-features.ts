/**
 * Finds features in built style sheets and scripts that a browser of package.json's browserslist does not support, by
 * the data of web-features (MDN's tables). Rules within `@supports` are skipped, because they test the browser
 * themselves.
 */
import browserslist from 'browserslist';
import postcss from 'postcss';
import { features } from 'web-features';

/** Why the absence is harmless, for each prefix of a key. docs/browsers.md describes the effect in such a browser. */
export const harmless: Readonly<Record<string, string>> = {
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

/** Names in web-features. Samsung Internet 17 is Chromium 96, so it is covered by Chrome. */
const names: Readonly<Record<string, string>> = {
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
};
const checkedBrowsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'];

function minBrowserVersions(): [name: string, version: number][] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist()) {
    const [id = '', version = ''] = entry.split(' ');
    const name = names[id] ?? id;
    if (!checkedBrowsers.includes(name)) continue;
    oldest.set(
      name,
      Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)),
    );
  }
  return [...oldest];
}

type Support = Partial<Record<string, string>>;
type WebFeature = { status?: { by_compat_key?: Record<string, { support: Support }> } };

/** Whether every browser of the list supports a key of MDN's tables. */
function supportByKey(): Map<string, boolean> {
  const oldest = minBrowserVersions();
  const keys = new Map<string, boolean>();
  for (const { status } of Object.values(features) as WebFeature[]) {
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {})) {
      const supports = ([name, version]: [string, number]) =>
        Number.parseFloat(support[name]?.replace('≤', '') ?? '') <= version;
      keys.set(key, oldest.every(supports));
    }
  }
  return keys;
}

const supported = supportByKey();
const isUnsupported = (key: string) => supported.get(key) === false;

export function findUnsupportedCss(css: string): Set<string> {
  const found = new Set<string>();
  const note = (...keys: string[]) => {
    for (const key of keys) if (isUnsupported(key)) found.add(key);
  };
  const root = postcss.parse(css);
  root.walkAtRules('supports', (rule) => {
    rule.remove();
  });
  root.walkAtRules(({ name, params }) => {
    note(`css.at-rules.${name}`);
    if (name !== 'media') return;
    if (/[<>]/.test(params)) note('css.at-rules.media.range_syntax');
    if (/\bor\b/.test(params)) note('css.at-rules.media.or_syntax');
    // Media Queries 4, like the two above, but without a row in the tables.
    if (/\bnot\s*\(/.test(params)) found.add('css.at-rules.media: not (…)');
    for (const [, feature] of params.matchAll(/\(([\w-]+)/g)) note(`css.at-rules.media.${feature}`);
  });
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/::?([\w-]+)/g)) note(`css.selectors.${name}`);
  });
  root.walkDecls(({ prop, value }) => {
    note(`css.properties.${prop}`);
    for (const [, word] of value.matchAll(/(?<![\w-])([a-z-]+)\b/g))
      note(`css.properties.${prop}.${word}`, `css.types.${word}`, `css.types.color.${word}`);
    if (/\d[dsl]v[hwib]\b/.test(value)) note('css.types.length.viewport_percentage_units_dynamic');
  });
  return found;
}

/** Members that some browser lacks, unless another interface that all browsers have has a member of the same name. */
const unsupportedMembers = new Map<string, string>();
for (const [key, supports] of supported) {
  const [, member] = /^(?:api|javascript\.builtins)\.[A-Z]\w*\.(\w+)$/.exec(key) ?? [];
  if (member && !supports) unsupportedMembers.set(member, key);
}
for (const [key, supports] of supported)
  if (supports) unsupportedMembers.delete(key.split('.').at(-1) ?? '');

export function findUnsupportedScript(script: string): Set<string> {
  const found = new Set<string>();
  const note = (...keys: string[]) => {
    for (const key of keys) if (isUnsupported(key)) found.add(key);
  };
  for (const [, owner, member] of script.matchAll(/\b([A-Z]\w+)\.(\w+)\b/g))
    note(`api.${owner}.${member}_static`, `javascript.builtins.${owner}.${member}`);
  for (const [, name] of script.matchAll(/(?<![.\w$])([A-Za-z]\w{4,})\(/g)) note(`api.${name}`);
  for (const [, member = ''] of script.matchAll(/\.(\w+)\(/g)) {
    const key = unsupportedMembers.get(member);
    if (key) found.add(key);
  }
  return found;
}
