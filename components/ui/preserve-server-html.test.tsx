/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { preserveServerHtml, staticSectionName } from './preserve-server-html';

beforeEach(() => {
  document.body.innerHTML = `<div data-static="${staticSectionName('/term-insurance', 'opening')}"><h1>Term</h1></div>`;
});

test('a static section is rendered from the document', () => {
  const rendered = renderToString(preserveServerHtml('/term-insurance', 'opening'));
  expect(rendered).toBe(document.body.innerHTML);
});

test('after a soft navigation it throws instead of showing a section of the previous page', () => {
  for (const [path, section] of [
    ['/car-insurance', 'opening'],
    ['/term-insurance', 'details'],
    ['/term', 'insurance opening'],
  ] as const) {
    expect(() => preserveServerHtml(path, section)).toThrow(`link to ${path} by a plain anchor`);
  }
});
