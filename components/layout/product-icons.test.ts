import { readFileSync } from 'node:fs';
import { productCards } from './product-cards';

test('the menu’s style sheet draws every product as its card does', () => {
  const css = readFileSync('components/layout/product-icons.module.css', 'utf8');
  for (const [path, { icon }] of Object.entries(productCards)) {
    const rule = css.split(`a[href="${path}"]`)[1]?.split('}')[0] ?? '';
    for (const [, { d }] of icon)
      if (d) expect({ path, rule }).toEqual({ path, rule: expect.stringContaining(`d='${d}'`) });
    expect(rule).toContain('--icon');
  }
});
