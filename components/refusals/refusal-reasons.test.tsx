/**
 * The refusal's answer as HTML, without scripts.
 *
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { IsoDate } from '@/lib/dates/iso-date';
import { numberSources } from '@/lib/figures/number-sources';
import { lawfulPartsOf, lineOf } from '@/lib/tools/refusals/refusal-input';
import { parseRefusalQuery } from '@/lib/tools/refusals/refusal-query';
import { resolveRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { LawfulParts, ReasonLaw } from './refusal-folds';
import { noValues, RefusalForm } from './refusal-form';
import { RefusalReasons } from './refusal-reasons';

const today: IsoDate = '2026-11-26';

function show(search: string) {
  const shown = resolveRefusal(new URLSearchParams(search), today);
  if (shown.kind !== 'answer') throw new Error(JSON.stringify(shown));
  const { input, judged, headline } = shown;
  const sources = numberSources([
    ...input.reasons.flatMap(({ rules }) => rules.map(({ figure }) => figure)),
    ...lawfulPartsOf(input).map(({ figure }) => figure),
  ]);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <h1>{headline}</h1>
      <RefusalReasons shown={shown} today={today} sources={sources} />
      <main>
        <ReasonLaw judged={judged} line={lineOf(input)} sources={sources} />
        <LawfulParts input={input} sources={sources} />
      </main>
    </>,
  );
  return document.body;
}

const text = (search: string) => show(search).textContent ?? '';
const noReason = 'No reason yet';

test('"no reason yet" stands only where nothing was typed and no deduction was judged', () => {
  expect(text('kind=refused')).toContain(noReason);
  expect(text('kind=refused&q=sugar')).not.toContain(noReason);
  expect(text('line=life&q=zeppelin')).not.toContain(noReason);
  expect(text('line=health-reimbursement&kind=part&otherCut=900')).not.toContain(noReason);
});

test('for a patient in hospital what to do now is folded before the reason', () => {
  const now = (search: string) => show(search).querySelector('#now');
  const refused = now('line=health-cashless&reason=pre-existing-disease');
  expect(refused?.querySelectorAll('li')).toHaveLength(3);
  expect(refused?.closest('details')?.nextElementSibling?.id).toBe('reason-pre-existing-disease');
  const hrefOf = (one: Element | null | undefined) => one?.querySelector('a')?.getAttribute('href');
  expect(hrefOf(refused)).toBe('/claim/health-cashless/answer?outcome=refused');
  expect(hrefOf(now('line=health-cashless&kind=part'))).toContain('outcome=cut');
  expect(now('line=health-reimbursement')).toBeNull();
  expect(text('line=health-cashless&kind=silence')).toContain('Ask the hospital’s insurance desk');
  expect(text('line=health-cashless&kind=silence')).not.toContain('bank rate');
});

test('typed deductions are in every link to a reason, and in the form for a change', () => {
  const links = [
    ...show('line=health-reimbursement&kind=part&q=zeppelin&roomCut=900').querySelectorAll(
      '#which li a',
    ),
  ];
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect(link.getAttribute('href')).toContain('&roomCut=900');
  document.body.innerHTML = renderToStaticMarkup(<RefusalForm typedDeductions="roomCut=900" />);
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
  const common = ['letter', 'began', 'arose', 'papers', 'sent', 'answered'];
  expect(fieldsOf('kind=refused')).toEqual(common);
  expect(fieldsOf('reason=driving-licence')).toEqual([...common, 'licence']);
  expect(document.querySelector('[name=amount]')).toBeNull();
  expect(fieldsOf('line=life&kind=silence')).toEqual([...common, 'told']);
  expect(document.querySelector('[name=amount]')).not.toBeNull();
  expect(text('reason=driving-licence&arose=2026-01-11')).toContain(
    'Tell us one date and we can say moreThe last day of the driving licence.',
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
  expect(text('line=life&reason=late-notice')).not.toContain('we can say more');
  expect(text('line=life&reason=section-45')).toContain('Tell us two dates and we can say more');
});

test('words in Devanagari are marked as Hindi', () => {
  const echo = show('q=ज़ेपेलिन').querySelector('#which [lang="hi"]');
  expect(echo?.textContent).toBe('ज़ेपेलिन');
  expect(show('q=zeppelin').querySelector('#which [lang]')).toBeNull();
  const typed = renderToStaticMarkup(<RefusalForm values={{ ...noValues, q: 'बीमारी' }} />);
  expect(typed).toMatch(/<input(?=[^>]* name="q")(?=[^>]* lang="hi")/);
});

test('paid in part: the form for the cuts comes first, and nothing speaks of a refusal’s committee', () => {
  const body = show('line=health-reimbursement&kind=part&q=sugar');
  const form = body.querySelector('#deductions') as Element;
  expect(form.querySelector('[name=q]')?.getAttribute('value')).toBe('sugar');
  expect(form.closest('details')).toBeNull();
  const which = body.querySelector('#which') as Element;
  expect(form.compareDocumentPosition(which)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text('line=health-reimbursement&kind=part')).not.toMatch(/committee|lawful refusal/i);
  expect(text('line=health-reimbursement&kind=refused')).toContain('committee');
  expect(text('kind=part')).toContain('Choose the insurance');
  expect(text('line=life&kind=part')).not.toContain('Choose the insurance');
  const judged = show('line=health-reimbursement&kind=part&otherCut=900');
  expect(judged.querySelector('#deductions')?.closest('details')?.open).toBe(false);
});

test('the day that decides is in large digits in the head; what it turns on only where no day decides', () => {
  const verdict = (search: string) =>
    show(search).querySelector('[data-standing]')?.textContent ?? '';
  const decided = verdict('line=life&reason=section-45&began=2020-01-10&letter=2026-11-10');
  expect(decided).not.toMatch(/10 January 2023last day/i);
  expect(decided).not.toContain('What decides:');
  expect(verdict('line=life&reason=section-45')).toContain('What decides:');
  expect(verdict('line=life&reason=late-papers')).toContain('What decides:');
});

test('the heading of the page is no heading of a part again', () => {
  for (const search of [
    'line=life&reason=section-45',
    'q=zeppelin',
    'kind=refused',
    'line=health-reimbursement&kind=part&otherCut=900',
  ]) {
    const body = show(search);
    const [first, ...others] = [...body.querySelectorAll('h1, h2')].map((one) => one.textContent);
    expect(others).not.toContain(first);
  }
});

test('the long list is folded by kind of insurance', () => {
  for (const search of ['q=sugar', 'q=zeppelin', 'kind=refused']) {
    const groups = [...show(search).querySelectorAll('#all-reasons details')];
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.every((one) => !one.hasAttribute('open'))).toBe(true);
  }
});

test('on the anniversary of a cover the answer says that one day decides, and the rule names both readings', () => {
  const query = 'line=health-reimbursement&reason=non-disclosure-health&began=2021-11-20';
  expect(text(`${query}&arose=2026-11-20`)).toMatch(/One day decides here.*two readings/);
  expect(text(`${query}&arose=2026-11-21`)).not.toContain('two readings');
});

test('which of two reasons: each says in plain words what it means, the third is both; then the patient in hospital', () => {
  const body = show('line=health-cashless&q=PED+and+late+intimation&roomCut=9');
  const which = body.querySelector('#which') as Element;
  const links = [...which.querySelectorAll('li a')].slice(0, 3);
  const said = links.map((one) => one.textContent);
  expect(said).toContain(
    'Pre-existing disease (PED, Excl01) The insurer says you were already ill.',
  );
  expect(said[2]?.trim()).toBe('My letter says both');
  expect(links[2]?.getAttribute('href')).toMatch(
    /^\/claim\/refused\/answer\?line=health-cashless&kind=refused&reason=([a-z-]+)&reason=(?!\1)[a-z-]+$/,
  );
  // The question is the page's heading: its first child is the choice.
  expect(which.firstElementChild?.contains(links[0] ?? null)).toBe(true);
  expect(which.compareDocumentPosition(body.querySelector('#now') as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(which.querySelector('[name=line]')).toBeNull();
});

test('the insurance is unknown: health comes first, travel after it, and the two of health are offered together', () => {
  const links = [...show('q=PED+and+late+intimation').querySelectorAll('#which li a')];
  const said = links.map((one) => one.textContent ?? '');
  const at = (text: string) => said.findIndex((one) => one.includes(text));
  expect(at('(PED, Excl01)')).toBeLessThan(at('of the theft'));
  expect(at('of the theft')).toBeLessThan(at('on a journey'));
  expect(said[at('My letter says both')]).toContain(
    'Insurer told too late and pre-existing disease',
  );
  expect(links[at('My letter says both')]?.getAttribute('href')).toContain(
    'reason=late-notice&reason=pre-existing-disease',
  );
});

test('words that are no reason of ours: the letter asks for it, and only a health insurer has to name the clause', () => {
  expect(text('line=health-reimbursement&q=zeppelin')).toMatch(
    /We do not know this reason yet.*A health insurer has to name that clause/,
  );
  expect(text('line=theft&q=zeppelin')).toContain('asks for the reason and the clause');
  expect(text('line=theft&q=zeppelin')).not.toContain('has to name');
  expect(text('line=health-reimbursement&letter=2023-01-10&q=zeppelin')).not.toContain(
    'has to name',
  );
});

test('an answer to one reason offers the list of the others, with the dates kept', () => {
  const other = show('line=life&reason=section-45&letter=2026-11-10').querySelector(
    '[href$="#all-reasons"]',
  );
  expect(other?.getAttribute('href')).toBe(
    '/claim/refused/answer?line=life&kind=refused&letter=2026-11-10#all-reasons',
  );
  expect(other?.getAttribute('rel')).toBe('nofollow');
});

test('three reasons, or two that no letter can both give, have no “both”', () => {
  expect(text('line=health-cashless&q=waiting+period')).not.toContain('says both');
  expect(text('q=PED')).not.toContain('says both');
});

test('the insurance is named and asked where it is unknown and tells the reasons apart, with the words kept', () => {
  const which = show('q=diabetes').querySelector('#which') as Element;
  expect(which.querySelector('li a')?.textContent).toContain('Health: the insurer says');
  const options = [...which.querySelectorAll('select option')].map((one) =>
    one.getAttribute('value'),
  );
  expect(options).toEqual(['', 'health-cashless', 'health-reimbursement', 'life', 'travel']);
  expect(which.querySelector('[name=q]')?.getAttribute('value')).toBe('diabetes');
  expect(which.querySelector('input[name=line]')).toBeNull();
});

test('the form asks the letter’s words first, then the insurance, what was done, and for whom', () => {
  document.body.innerHTML = renderToStaticMarkup(<RefusalForm />);
  const names = [...document.querySelectorAll('input:not([type=hidden]), select')].map((one) =>
    one.getAttribute('name'),
  );
  expect([...new Set(names)].slice(0, 5)).toEqual(['q', 'line', 'kind', 'letter', 'behalf']);
});

test('the day of the event is named by the insurance; a rider’s death is a day of its own', () => {
  const labelOf = (search: string) => {
    const query = parseRefusalQuery(new URLSearchParams(search), today);
    if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
    const values = { ...query.input, q: '' };
    document.body.innerHTML = renderToStaticMarkup(<RefusalForm values={values} />);
    return document.querySelector('label[for=refusal-arose]')?.textContent;
  };
  expect(labelOf('kind=refused')).toBe('Day it happened');
  expect(labelOf('line=health-cashless')).toBe('Day of admission');
  expect(labelOf('line=theft')).toBe('Day of the theft');
  expect(labelOf('line=life')).toBe('Day of the death');
  expect(labelOf('line=life&reason=accident-benefit')).toBe('Day of the accident or diagnosis');
  expect(document.querySelector('label[for=refusal-answered]')?.textContent).toBe(
    'Day of their answer',
  );
});

test('one possible reason is a question too, and no letter argues it', () => {
  const body = show('line=health-reimbursement&q=knee+replacement+not+covered');
  expect(body.querySelector('#which')?.textContent).toContain('Excl02');
  expect(body.querySelector('h1')?.textContent).toBe('Does your letter say this?');
});
