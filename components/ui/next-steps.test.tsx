/** The sentence of a row is its link; the name that is read out keeps where it leads. */
import { renderToStaticMarkup } from 'react-dom/server';
import { NextSteps } from './next-steps';

const markup = (props: Parameters<typeof NextSteps>[0]) =>
  renderToStaticMarkup(<NextSteps {...props} />).replaceAll(/<span>|<\/span>/g, '');

test('the sentence is the link, and no second label is shown', () => {
  const html = markup({ steps: [{ text: 'Check the **value**.', link: 'IDV', href: '#idv' }] });
  expect(html).toMatch(
    /<a href="#idv"><span class="visually-hidden">IDV: Check the <strong>value<\/strong>\.<\/a>/,
  );
});

test('a long label that the sentence lacks names whose site it is, and stays', () => {
  const file = {
    text: 'Complain now',
    link: 'File online at the Council',
    href: 'https://a.example',
  };
  const html = markup({ steps: [file] });
  expect(html).toContain('>File online at the Council<');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(markup({ steps: [{ ...file, link: 'File it with the' }] })).toMatch(
    /visually-hidden">File it with the: Complain now<\/a>/,
  );
  expect(markup({ steps: [{ ...file, text: 'Go and file online at the council' }] })).toMatch(
    /visually-hidden">File online/,
  );
});

test('what a step has in place of its link leaves no link', () => {
  const steps = [{ text: 'Pay the insurer.', link: 'Its site', href: '/insurers' }];
  const html = markup({
    steps,
    inStep: { href: '/insurers', content: <b>Choose</b>, isInsteadOfLink: true },
  });
  expect(html).not.toContain('<a ');
  expect(html).toContain('<b>Choose</b>');
});
