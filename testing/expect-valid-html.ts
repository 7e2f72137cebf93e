/** A page's HTML as the server sends it, by html-validate. */
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  // In a table head only headings, header, footer and article, aside, nav or section may not be: `<details>` may.
  elements: ['html5', { details: { sectioning: false } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: attribute names, "/>" and empty values. All of it valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // An id may begin with a digit ("1crore-health-insurance-…").
    'valid-id': ['error', { relaxed: true }],
    // Lengths have tests of their own (lib/site/routes.test.ts).
    'long-title': 'off',
    // Next loads its own files; they are ours and change with each build.
    'require-sri': 'off',
    // A comparison says its roles itself, because a phone shows it as a grid; a region that scrolls is no section.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['region', 'table'] }],
    // Several boxes of one name are one question with several answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Whether a telephone number may break is the style sheet's.
    'tel-non-breaking': 'off',
    // A list that filters as one types has nothing to submit.
    'wcag/h32': 'off',
  },
});

export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await checker.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
    ),
  );
  expect.soft(problems).toEqual([]);
}
