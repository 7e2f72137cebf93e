/** Beside a table the rules are left out on paper, and each source has its title once. */
import { renderToStaticMarkup } from 'react-dom/server';
import { lateInterest, lateNotice } from '@/lib/content/figures/claims';
import { DatedPlanRules } from './dated-plan-rules';

const figures = [lateNotice, { ...lateInterest, source: lateNotice.source }];

test('on paper either the rules or the titles of their sources', () => {
  const short = renderToStaticMarkup(<DatedPlanRules figures={figures} isShortOnPaper />);
  expect(short).toContain('<ul data-print="no">');
  expect(short.split(`Sources: ${lateNotice.source.title}.`)).toHaveLength(2);
  const long = renderToStaticMarkup(<DatedPlanRules figures={figures} isShortOnPaper={false} />);
  expect(long).not.toMatch(/data-print|Sources:/);
});
