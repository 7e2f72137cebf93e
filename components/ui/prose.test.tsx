import { renderToStaticMarkup } from 'react-dom/server';
import { Inline } from './prose';

const html = (text: string) => renderToStaticMarkup(<Inline text={text} />);

test('three of the marks become a link, bold text and a defined term', () => {
  expect(html('See [claims](/claim) for **all** of the _sum insured_.')).toBe(
    'See <a href="/claim">claims</a> for <strong>all</strong> of the <dfn>sum insured</dfn>.',
  );
});

test('a marked term is a button that opens its note', () => {
  expect(html('A [co-pay](term:co-pay) applies.')).toMatch(
    /^A <button type="button" class="[^"]*" popoverTarget="term-co-pay">co-pay<\/button> applies\.$/i,
  );
});

test('a link inside bold text stays a link', () => {
  expect(html('**Read [this](/legal)**')).toBe('<strong>Read <a href="/legal">this</a></strong>');
});

test('underscores inside an address are not marks', () => {
  expect(html('write to help_desk_one@broker.in')).toBe('write to help_desk_one@broker.in');
});

test('a financial year does not wrap, a date is unchanged', () => {
  expect(html('Two super top-ups.')).toMatch(/^Two super <span[^>]*>top-ups<\/span>\.$/);
  expect(html('In 2024-25, not on 2024-11-21.')).toMatch(
    /^In <span[^>]*>2024-25<\/span>, not on 2024-11-21\.$/,
  );
});

test('text is never parsed as HTML', () => {
  expect(html('under <5 years & more')).toBe('under &lt;5 years &amp; more');
});
