/** Buttons mean one thing: marigold reaches a person, and nothing that computes, finds or signs in has its colour. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('these are all the marigold buttons, and each reaches a person', () => {
  const files = globSync('{app,components}/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });
  const isMarigold = (file: string) => /\bvariant=[^>]*['"]person['"]/.test(read(file));
  expect(
    files
      .filter(isMarigold)
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
  ).toEqual([
    // "Ask about this plan", where there is one, to the form that asks for a call.
    'components/calculators/calculator-answer.tsx',
    // "Send my request", "Get a Call": every form whose reader is one of us.
    'components/forms/submit-button.tsx',
    // "Get a Call" or "Write to us" on the home page and on product pages.
    'components/layout/bottom-bar.tsx',
    // "Write to us", where a question has no answer.
    'components/questions/answer-results.tsx',
    // "Get a Call" on /contact-us.
    'components/sections/contact-actions.tsx',
  ]);
});

test('only forms that are sent to people have the button that sends', () => {
  const files = globSync('{app,components}/**/*.tsx', { cwd: root });
  const senders = files.filter((file) => /<SubmitButton\b/.test(read(file))).sort();
  expect(senders).toEqual([
    'components/call-back/call-back-form.tsx',
    'components/requests/service-form.tsx',
  ]);
});

test('marigold has to be named, and no other style sheet fills a button with it', () => {
  expect(read('components/ui/button.tsx')).toContain("variant = 'tool'");
  const sheets = globSync('{app,components}/**/*.css', { cwd: root });
  const filled = sheets.filter((file) => /background(-color)?: var\(--marigold\)/.test(read(file)));
  expect(filled.sort()).toEqual([
    // "Get a Call" or "Write to us" in the header, on a wide screen.
    'components/layout/header.module.css',
    'components/layout/root-document.module.css',
    // The label of the day itself, on the line of a plan.
    'components/life-events/life-event-sheet.module.css',
    'components/ui/button.module.css',
  ]);
});
