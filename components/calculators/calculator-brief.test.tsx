import { renderToStaticMarkup } from 'react-dom/server';
import type { AnswerBrief } from '@/lib/tools/calculators/answer-brief';
import { CalculatorBrief } from './calculator-brief';

const brief: AnswerBrief = {
  subject: 'life',
  heading: 'Request for an offer: term insurance',
  request: 'Please offer in writing life cover of ₹2 crore for 22 years.',
  facts: [{ label: 'Proposer', value: 'Aged 34' }],
  blanks: ['name', 'people', 'tobacco', 'telephone'],
  askInWriting: ['What is the premium?'],
  mustHaveTerms: ['A sum of ₹2 crore.'],
  assumed: ['Prices rise.'],
};
const props = { verdict: 'Life cover until you are 56', answerHref: '/x/answer?age=34' };

test('the sheet has lines to fill in, no frame of the site and no word to the visitor; the rest stays on screen', () => {
  const html = renderToStaticMarkup(<CalculatorBrief {...props} brief={brief} />);
  const [screen = '', sheet = ''] = html.split('<article');
  expect(sheet).toMatch(
    /To<span.*Date<span.*Request for an offer.*Please offer.*Aged 34.*Name<span.*Everybody to be insured[^<]*(?:<span[^>]*><\/span>){3}<.*Tobacco[^<]*<span.*Telephone<span.*What is the premium\?.*A sum of ₹2 crore\..*Prices rise\./s,
  );
  expect(html).not.toMatch(/<header|<footer|<nav/);
  expect(sheet.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(?:you|your|we|our|site)\b/i);
  expect(screen).toMatch(
    /data-print="no".*href="\/x\/answer\?age=34".*Back to the answer.*prints none/s,
  );
});

test('an answer that leaves nothing to ask says so, and leads back', () => {
  const html = renderToStaticMarkup(<CalculatorBrief {...props} brief={undefined} />);
  expect(html).toMatch(
    /Back to the answer.*<h1>No page for an insurer<\/h1>.*Life cover until you are 56/s,
  );
  expect(html).not.toContain('<article');
});
