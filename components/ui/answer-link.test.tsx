import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerLink } from './answer-link';
import { LinkButton } from './button';
import { Inline } from './prose';

test.each([
  ['/car-insurance/idv-calculator/answer?years=3', 'nofollow'],
  ['/joy-center/answer?event=vehicle#letter', 'nofollow'],
  ['/claim/theft/answer', 'nofollow'],
  ['/car-insurance/idv-calculator', undefined],
  ['/faqs#answer', undefined],
  ['/faqs?q=/answer', undefined],
  ['https://bimabharosa.irdai.gov.in/answer', undefined],
])('%s: %s', (href, rel) => {
  expect(AnswerLink({ href }).props.rel).toBe(rel);
});

test('links in prose and links like buttons have it', () => {
  const href = '/renewal/answer?line=life';
  expect(renderToStaticMarkup(<Inline text={`See [the days](${href}).`} />)).toContain(
    'rel="nofollow"',
  );
  expect(renderToStaticMarkup(<Inline text="See [the days](/renewal)." />)).not.toContain('rel');
  expect(renderToStaticMarkup(<LinkButton href={href}>Days</LinkButton>)).toContain(
    'rel="nofollow"',
  );
});
