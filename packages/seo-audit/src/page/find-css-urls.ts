/** The URLs in CSS text, in order: imported stylesheets and what rules show. */
type StyleFile = { kind: 'style' | 'background'; url: string };

const maxCssLength = 300_000;
const maxFiles = 50;
const quotedOrBare = `(?:"([^"\\n]*)"|'([^'\\n]*)'|([^"'()\\s;]+))`;
const importRule = new RegExp(`@import\\s+(?:url\\(\\s*)?${quotedOrBare}`, 'gi');
const urlValue = new RegExp(`url\\(\\s*${quotedOrBare}\\s*\\)`, 'gi');
/** A namespace is not a file, and no current browser requests a legacy font format. */
const namespaceRule = /@namespace[^;{}]{0,300};/gi;
const ignoredUrl = /^(?:data:|#|about:)|\.eot(?:[?#]|$)/i;

export function findCssUrls(css: string): StyleFile[] {
  const rules = stripComments(css.slice(0, maxCssLength)).replace(namespaceRule, '');
  const imports = [...rules.matchAll(importRule)].map((match) => fileOf('style', match));
  const resources = [...rules.replace(importRule, '').matchAll(urlValue)].map((match) =>
    fileOf('background', match),
  );
  return [...imports, ...resources]
    .filter(({ url }) => url && !ignoredUrl.test(url))
    .slice(0, maxFiles);
}

function fileOf(kind: StyleFile['kind'], [, double, single, bare]: RegExpMatchArray): StyleFile {
  return { kind, url: (double ?? single ?? bare ?? '').trim() };
}

/** A scanner, because a regular expression would backtrack at every opening that is never closed. */
function stripComments(css: string): string {
  let rest = css;
  let stripped = '';
  for (let at = rest.indexOf('/*'); at >= 0; at = rest.indexOf('/*')) {
    stripped += `${rest.slice(0, at)} `;
    const end = rest.indexOf('*/', at + 2);
    rest = end < 0 ? '' : rest.slice(end + 2);
  }
  return stripped + rest;
}
