/** What a style sheet may not ask of a slow phone. */
import { globSync, readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';

const sheets = globSync(['app/**/*.css', 'components/**/*.css']);

/** Selectors of rules that apply on a screen. */
function screenSelectors(file: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    if (!isForPrint(rule)) found.push(...rule.selectors.map((one) => `${file}: ${one}`));
  });
  return found;
}

function isForPrint(rule: Rule): boolean {
  for (let up: unknown = rule.parent; up; up = (up as { parent?: unknown }).parent) {
    const { name, params } = up as { name?: string; params?: string };
    if (name === 'media' && /^print/.test(params ?? '')) return true;
  }
  return false;
}

/**
 * A selector that styles others by what the whole page contains: each element that is added then computes the style of
 * the whole page anew, during the load as after it. `:root:has(> body > …)` looks at a few elements.
 */
const asksWholePage =
  /(?:^|[\s>+~(])(?::root|html|body|main)(?:\[[^\]]*\]|:not\([^)]*\))*:has\((?!>)/;

test('no rule of a screen depends on what is anywhere in the page', () => {
  const selectors = sheets.flatMap(screenSelectors);
  expect(selectors.length).toBeGreaterThan(1000);
  // It styles the root alone, and nothing that it finds is added by a load.
  const allowed = 'app/globals.css: html:has(textarea:focus)';
  expect(selectors.filter((one) => asksWholePage.test(one.replace(/^\S+: /, '')))).toEqual([
    allowed,
  ]);
});
