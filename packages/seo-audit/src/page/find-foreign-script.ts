/**
 * Checks that a page is written in a script of its declared language. The scripts of a language come from CLDR's
 * likely subtags (Intl.Locale); hi-Latn declares Latin script itself.
 */
const twoScripts = new Set('az bs ff ha kk ks ku mn ms pa sd sr tg tk ug uz'.split(' '));
/** Writing systems that combine several scripts. */
const compositeScripts: Readonly<Record<string, string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};
const maxLetters = 5_000;
const minLetters = 200;
/** Names and terms may be in another script; most of the text may not. */
const minShare = 0.1;

/** @returns a description of the mismatch, or null. */
export function findForeignScript(
  lang: string | null,
  text: string,
  minimum = minLetters,
): string | null {
  const script = scriptOf(lang);
  if (!script) return null;
  const begun = text.slice(0, maxLetters);
  const all = begun.match(/\p{L}/gu)?.length ?? 0;
  if (all < minimum) return null;
  const expected = (compositeScripts[script] ?? [script])
    .map((name) => `\\p{Script=${name}}`)
    .join('');
  const fitting = begun.match(new RegExp(`[${expected}]`, 'gu'))?.length ?? 0;
  return fitting / all < minShare
    ? `of ${all} letters ${fitting} are ones that “${lang}” is written in`
    : null;
}

function scriptOf(lang: string | null): string | null {
  try {
    const locale = lang ? new Intl.Locale(lang) : null;
    if (!locale || (twoScripts.has(locale.language) && !locale.script)) return null;
    const { script } = locale.maximize();
    // Some CLDR scripts are not Unicode script properties.
    return script && (compositeScripts[script] || isScript(script)) ? script : null;
  } catch {
    return null;
  }
}

function isScript(name: string): boolean {
  try {
    return Boolean(new RegExp(`\\p{Script=${name}}`, 'u'));
  } catch {
    return false;
  }
}
