/** The address in the request for help: what was not typed is not in it. The shared address is built the same way. */
import { renderToStaticMarkup } from 'react-dom/server';
import { parseRefusalQuery } from '@/lib/tools/refusals/refusal-query';
import { RefusalAnswer } from './refusal-answer';

const today = '2026-11-26';

function page(search: string): string {
  const query = parseRefusalQuery(Object.fromEntries(new URLSearchParams(search)), today);
  if (query.kind !== 'valid') throw new Error(search);
  return renderToStaticMarkup(
    <RefusalAnswer
      input={query.input}
      leftOut={query.leftOut}
      deductions={null}
      carried=""
      found={null}
      q=""
      today={today}
    />,
  );
}

test('an unsent letter is sent in no address of the page: reopened later it is still to send', () => {
  const unsent = 'line=life&kind=refused&letter=2026-11-10';
  expect(page(unsent)).not.toMatch(/[?;]sent=\d/);
  expect(page(`${unsent}&sent=2026-11-20`)).toMatch(/[?;]sent=2026-11-20/);
});
