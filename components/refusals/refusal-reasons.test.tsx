/**
 * The refusal's answer as HTML, without scripts.
 *
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { deductionKindOf } from '@/lib/tools/deductions/deduction-fields';
import { judgeDeductions } from '@/lib/tools/deductions/judge-deductions';
import { parseDeductions } from '@/lib/tools/deductions/parse-deductions';
import { findReasons } from '@/lib/tools/refusals/find-reasons';
import { lineOf, parseRefusalQuery } from '@/lib/tools/refusals/refusal-query';
import { ReasonDetails } from './reason-answer';
import { RefusalForm } from './refusal-form';
import { lawfulPartsOf, RefusalReasons } from './refusal-reasons';

const today: IsoDate = '2026-11-26';

function show(search: string) {
  const params = new URLSearchParams(search);
  const query = parseRefusalQuery(params, today);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  const { input, leftOut, q } = query;
  const line = lineOf(input);
  const kind = input.kind === 'part' && line ? deductionKindOf(line) : null;
  const deductions = kind && parseDeductions(kind, (name) => params.get(name) ?? '', today);
  if (deductions?.kind === 'invalid') throw new Error(JSON.stringify(deductions));
  const judgedDeductions = deductions?.kind === 'valid' ? judgeDeductions(deductions) : null;
  const sources = numberSources([
    ...input.reasons.flatMap(({ rules }) => rules.map(({ figure }) => figure)),
    ...lawfulPartsOf(input).map(({ figure }) => figure),
  ]);
  const found = q ? findReasons(q, input.line) : null;
  const props = { input, leftOut, deductions, judgedDeductions, found, q, today, sources };
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <RefusalReasons {...props} carried="roomCut=900" />
      <main>
        <ReasonDetails input={input} sources={sources} today={today} />
      </main>
    </>,
  );
  return document.body;
}

const text = (search: string) => show(search).textContent ?? '';
const noReason = 'No reason yet';

test('"no reason yet" stands only where nothing was typed and no deduction was judged', () => {
  expect(text('kind=refused')).toContain(noReason);
  expect(text('kind=refused&q=illness')).not.toContain(noReason);
  expect(text('line=life&q=zeppelin')).not.toContain(noReason);
  expect(text('line=health-reimbursement&kind=part&otherCut=900')).not.toContain(noReason);
});

test('a patient in hospital reads first what to do now', () => {
  const now = (search: string) => show(search).querySelector('#now');
  const refused = now('line=health-cashless&reason=pre-existing-disease');
  expect(refused?.querySelectorAll('li')).toHaveLength(3);
  expect(refused?.nextElementSibling?.id).toBe('reason-pre-existing-disease');
  const hrefOf = (one: Element | null | undefined) => one?.querySelector('a')?.getAttribute('href');
  expect(hrefOf(refused)).toBe('/claim/health-cashless/answer?outcome=refused');
  expect(hrefOf(now('line=health-cashless&kind=part'))).toContain('outcome=cut');
  expect(now('line=health-reimbursement')).toBeNull();
  expect(text('line=health-cashless&kind=silence')).toContain('Ask the hospital’s insurance desk');
  expect(text('line=health-cashless&kind=silence')).not.toContain('bank rate');
});

test('typed deductions are in every link to a reason, and in the form for a change', () => {
  const links = [
    ...show('line=health-reimbursement&kind=part').querySelectorAll('#no-reason li a'),
  ];
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect(link.getAttribute('href')).toContain('&roomCut=900');
  document.body.innerHTML = renderToStaticMarkup(<RefusalForm carried="roomCut=900" />);
  expect(document.querySelector('[name=roomCut]')?.getAttribute('value')).toBe('900');
});

test('a reason that is left out is named', () => {
  expect(text('line=theft&reason=section-45')).toMatch(/Policy called into question.*left out/);
  expect(
    text('reason=late-papers&reason=section-45&reason=late-notice-theft&reason=fraud'),
  ).toMatch(/Three reasons at a time.*Fraud/);
});

test('two missing days are "them", one is "it"', () => {
  expect(text('line=life&reason=section-45&kind=refused')).toContain('Add them');
  expect(text('line=life&reason=section-45&began=2020-01-01')).toContain('Add it');
});

test('a day that only a chosen reason needs is one field more, and one date more on the answer', () => {
  const fieldsOf = (search: string) => {
    const query = parseRefusalQuery(new URLSearchParams(search), today);
    if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
    const values = { ...query.input, q: '' };
    document.body.innerHTML = renderToStaticMarkup(<RefusalForm values={values} />);
    return [...document.querySelectorAll('input[type=date]')].map((one) =>
      one.getAttribute('name'),
    );
  };
  const common = ['began', 'arose', 'letter', 'papers', 'sent'];
  expect(fieldsOf('kind=refused')).toEqual(common);
  expect(fieldsOf('reason=driving-licence')).toEqual([...common, 'licence']);
  expect(document.querySelector('[name=amount]')).toBeNull();
  expect(fieldsOf('line=life&kind=silence')).toEqual([...common, 'told']);
  expect(document.querySelector('[name=amount]')).not.toBeNull();
  expect(text('reason=driving-licence&arose=2026-01-11')).toContain(
    'we need the last day of the driving licence',
  );
});

test('interest is counted beside a silence, and named as missing days where it cannot be', () => {
  const days = 'told=2026-09-27&papers=2026-10-01';
  const interest = (search: string) => show(search).querySelector('#interest')?.textContent;
  expect(interest(`line=life&kind=silence&${days}&amount=3,65,000`)).toContain('₹4,500');
  expect(interest('line=life&kind=silence')).toContain('we need the day');
  expect(interest('line=life&reason=suicide')).toBeUndefined();
});

test('a reason whose days change words only does not promise that they decide', () => {
  expect(text('line=life&reason=late-notice')).not.toContain('Your dates decide here');
  expect(text('line=life&reason=section-45')).toContain('Your dates decide here');
});

test('words in Devanagari are marked as Hindi', () => {
  const echo = show('q=ज़ेपेलिन').querySelector('#which [lang="hi"]');
  expect(echo?.textContent).toBe('ज़ेपेलिन');
  expect(show('q=zeppelin').querySelector('#which [lang]')).toBeNull();
});

test('paid in part: the form for the cuts comes first, and nothing speaks of a refusal’s committee', () => {
  const body = show('line=health-reimbursement&kind=part&q=illness');
  expect(body.querySelector('#deductions [name=q]')?.getAttribute('value')).toBe('illness');
  expect(body.querySelector('a[href="#deductions"]')?.textContent).toContain(
    'Enter the cuts below',
  );
  const form = body.querySelector('#deductions') as Element;
  const which = body.querySelector('#which') as Element;
  expect(form.compareDocumentPosition(which)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text('line=health-reimbursement&kind=part')).not.toMatch(/committee|lawful refusal/i);
  expect(text('line=health-reimbursement&kind=refused')).toContain('committee');
  expect(text('kind=part')).toContain('Choose the insurance');
  expect(text('line=life&kind=part')).not.toContain('Choose the insurance');
});

test('the verdict comes first; rule, cases and limits of a reason are folded behind the letter', () => {
  const body = show('line=life&reason=section-45');
  const verdict = body.querySelector('#reason-section-45');
  expect(verdict?.textContent).not.toContain('What we cannot judge');
  const folded = body.querySelector('main details');
  expect(folded?.hasAttribute('open')).toBe(false);
  expect(folded?.textContent).toContain('The rule and what such cases turned on');
  expect(folded?.textContent).toContain('What we cannot judge');
});

test('the long list is folded behind hits, and open where there are none', () => {
  const list = (search: string) => show(search).querySelector('#which details');
  expect(list('q=illness')?.hasAttribute('open')).toBe(false);
  expect(list('q=zeppelin')).toBeNull();
});
