/** @jest-environment jsdom */
/** The text of each calculator's page: its example is computed, its questions are addresses, no answer is followed. */
import { renderToStaticMarkup } from 'react-dom/server';
import { calculatorTexts } from '@/lib/content/calculators/all-calculators';
import { textChangedOn } from '@/lib/site/text-dates';
import { calculatorPath, calculatorRoutes } from '@/lib/site/tool-routes';
import { plainText } from '@/lib/text/plain-text';
import { findCalculator } from '@/lib/tools/calculator-registry/page-calculators';
import { searchedAnswers, workedExample } from '@/lib/tools/calculators/worked-example';
import { CalculatorText } from './calculator-text';

test.each(calculatorRoutes)('$path', ({ path, id }) => {
  const found = findCalculator(path);
  if (!found) throw new Error(path);
  const text = calculatorTexts[id];
  const day = textChangedOn(path);
  const example = workedExample(found.calculator, day);
  const searched = text.searched && searchedAnswers(found.calculator, text.searched.rows, day);
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <CalculatorText path={path} text={text} example={example} searched={searched} day={day} />,
  );
  // Its verdict and drawing are at the top of the page.
  expect(container.querySelector('#example')?.textContent).toContain(example.label);
  expect(container.querySelector('#example')?.textContent).not.toContain(
    plainText(example.answer.verdict),
  );
  for (const { label, value } of example.answer.working.rows)
    expect(container.querySelector('#example table')?.textContent).toContain(`${label}${value}`);
  const searchedText = container.querySelector('#searched-example')?.textContent;
  if (text.searched && searched) {
    expect(searchedText).toContain(text.searched.heading);
    for (const { label, answer } of searched) {
      expect(searchedText).toContain(label);
      for (const { value } of answer.numbers) expect(searchedText).toContain(value);
    }
    expect(container.querySelectorAll('#searched-example a')).toHaveLength(searched.length);
  } else expect(searchedText).toBeUndefined();
  for (const one of text.questions) {
    expect(container.querySelector('#questions')?.textContent).toContain(one.question);
    const [firstParagraph = ''] = one.answer;
    expect(container.querySelector(`[id="${one.id}"]`)?.textContent).toContain(
      plainText(firstParagraph),
    );
  }
  const related = [...container.querySelectorAll('#related-calculators a')];
  expect(related.map((link) => link.getAttribute('href'))).toEqual(
    text.related.map(calculatorPath),
  );
  const answers = [...container.querySelectorAll('a[href*="/answer?"]')];
  expect(answers.map((link) => link.getAttribute('rel'))).toEqual(answers.map(() => 'nofollow'));
  expect(answers.length).toBeGreaterThan(0);
  for (const { source } of text.figures) expect(container.textContent).toContain(source.title);
});
