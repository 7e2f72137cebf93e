import { printedFigures } from '../../testing/checks/printed-figures.ts';
import { nodesIn, readSiteContent } from '../../testing/checks/site-content.ts';
import { collectProductFigures, collectTextFigures } from '../figures/collect-figures.ts';
import type { ProductPath } from '../site/routes.ts';
import type { TextPageContent } from './types.ts';

/** Of a table that the page prints in part: figures of its other rows. */
const notPrinted: Record<string, string[]> = {
  // Notices of other forms.
  'lib/content/pages/careers.ts': ['brokerComplaintClock', 'consentRetryBar', 'enquiryValidity'],
  // Steps and pitfalls of the plans, each on a page of its own.
  'lib/content/pages/claim.ts': [
    'freeLegalAid',
    'lifeSuicideClause',
    'lifeSuicideRefund',
    'noFaultAccepted',
    'noFaultInjury',
    'tribunalPlace',
    'vehicleParticulars',
    'victimRightsPaper',
  ],
};

test('a page lists the source of every figure that it prints', async () => {
  const { pages } = await readSiteContent();
  const missing: string[] = [];
  const exempt: Record<string, string[]> = {};
  for (const { file, path, isProduct, content } of pages) {
    const listed = isProduct
      ? collectProductFigures(path as ProductPath)
      : nodesIn(content).flatMap((node) =>
          'figuresInText' in node ? collectTextFigures(node as unknown as TextPageContent) : [],
        );
    const ids = new Set(listed.map(({ id }) => id));
    const printed = await printedFigures(file.replace('lib/content/', ''));
    for (const [name, { id, text }] of printed) {
      if (ids.has(id)) continue;
      if (notPrinted[file]?.includes(name)) exempt[file] = [...(exempt[file] ?? []), name].sort();
      else
        missing.push(
          `${file} prints ${name} ("${text}"): add it to figuresInText (or the figures of the comparison).`,
        );
    }
  }
  expect(missing).toEqual([]);
  // An exception that no page needs is removed.
  expect(exempt).toEqual(notPrinted);
});

test.each([
  ['a figure in a sentence of the file', 'products/travel-insurance.ts', 'travelSchengenMinimum'],
  ['a figure in a shared rule', 'products/bike-insurance.ts', 'buyerNotifiesInsurer'],
  ['a figure of the comparison', 'products/travel-insurance.ts', 'travelDomesticCoPay'],
  ['a figure in a sum', 'products/travel-insurance.ts', 'travelPoliciesSold'],
  ['a figure in a function', 'pages/joy-center.ts', 'loanInsuranceRule'],
])('found: %s', async (_, file, name) => {
  expect([...(await printedFigures(file)).keys()]).toContain(name);
});
