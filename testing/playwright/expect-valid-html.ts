/** Validates a page's HTML, as the server sends it, with html-validate. */
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  // The standard forbids sectioning content in a table head, but `<details>` is none.
  elements: ['html5', { details: { sectioning: false } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Valid HTML in React's style: attribute names, "/>" and empty values.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // An id may begin with a digit ("1crore-health-insurance-…").
    'valid-id': ['error', { relaxed: true }],
    // lib/site/routes.test.ts tests the lengths.
    'long-title': 'off',
    // Next loads our own files, which change with each build.
    'require-sri': 'off',
    // A comparison sets its roles, because it is a grid on phones; a scrollable region is no section.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['region', 'table'] }],
    // Checkboxes with the same name are one question with several answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The style sheet prevents a line break within a telephone number.
    'tel-non-breaking': 'off',
    // A form that filters while typing has no submit button.
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
