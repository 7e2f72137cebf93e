/** @jest-environment jsdom */
/** The address in the request for help: what was not typed is not in it. The shared address is built the same way. */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { staticSectionName } from '@/components/ui/preserve-server-html';
import { refusalReasons } from '@/lib/content/refusals/all-refusals';
import { resolveRefusal } from '@/lib/tools/refusals/resolve-refusal';
import { RefusalAnswer } from './refusal-answer';

// In a browser header and footer are the server's: these stand for them.
document.head.innerHTML = ['header', 'footer']
  .map((part) => `<div data-static="${staticSectionName('/claim', part)}"></div>`)
  .join('');

const today = '2026-11-26';

function page(search: string): string {
  const shown = resolveRefusal(new URLSearchParams(search), today);
  if (shown.kind !== 'answer') throw new Error(JSON.stringify(shown));
  return renderToStaticMarkup(<RefusalAnswer shown={shown} today={today} />);
}

test('an unsent letter is sent in no address of the page: reopened later it is still to send', () => {
  const unsent = 'line=life&kind=refused&letter=2026-11-10';
  expect(page(unsent)).not.toMatch(/[?;]sent=\d/);
  expect(page(`${unsent}&sent=2026-11-20`)).toMatch(/[?;]sent=2026-11-20/);
});

const reading = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('verdict, number, at most three next steps, what decides, the dates, then the letter; all the rest is folded', () => {
  const html = page(
    'line=health-reimbursement&reason=pre-existing-disease&began=2020-01-02&arose=2026-10-20&letter=2026-11-10',
  );
  expect(html).toMatch(/<h1>The rule is on your side: the wait ended on 2.January.2023</);
  const order = [
    '<dt>If you write today, the insurer must answer by</dt><dd>10 December 2026</dd>',
    'Do this next',
    'A wait may last 36 months',
    'Guidance, not legal advice',
    'aria-label="Your dates"',
    '<h2 id="meaning-heading">Pre-existing disease (PED, Excl01)</h2>',
    'id="letter"',
    'id="keep-ready"',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const steps = /aria-labelledby="next-heading".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect([...steps.matchAll(/href="(#[\w-]+)"/g)].map(([, href]) => href)).toEqual([
    '#letter',
    '#save',
    '#ask-us',
  ]);
  const open = html.replace(/<details.*?<\/details>/gs, '');
  for (const folded of [
    'such cases turned on',
    'What we cannot judge',
    'a lawyer is for',
    'It proves',
  ])
    expect(open).not.toContain(folded);
});

test('a second reason that is unknown is asked for in the letter, as the page says', () => {
  for (const search of [
    'line=own-damage&reason=driving-licence',
    'line=theft&reason=late-notice-theft',
    'line=health-reimbursement&kind=part&otherCut=900',
  ]) {
    const asksForOther = /send me your other reason in full, in writing: the clause of my policy/;
    const html = page(`${search}&q=zeppelin`);
    expect(html).toContain('The letter below asks for the reason and the clause');
    expect(html).toMatch(asksForOther);
    expect(page(search)).not.toMatch(asksForOther);
  }
});

test('the reservation is said once, in the open, whatever is asked', () => {
  for (const search of [
    'line=life&reason=section-45&reason=late-papers&began=2024-01-02&letter=2026-11-10',
    'kind=silence&line=own-damage&papers=2026-09-01',
    'line=health-reimbursement&kind=part&roomCut=900',
    'kind=refused',
  ]) {
    const text = reading(page(search));
    expect(text.match(/Guidance, not legal advice/g)).toHaveLength(1);
    expect(text.match(/Ombudsman may decide differently/g)).toHaveLength(1);
  }
});

test('a third-party claim has reasons of motor and of every line, and no group of another insurance', () => {
  const html = page('line=third-party');
  expect([...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Car, bike and road', 'Any insurance']),
  );
  const list = /id="all-reasons".*?id="letter"/s.exec(html)?.[0] ?? '';
  expect(list).not.toMatch(/>(Health|Life|Travel|Personal accident)<|Excl\d\d/);
});

test('a reason of two kinds of insurance stands in the group of the visitor’s own', () => {
  const list = /id="all-reasons".*?id="letter"/s.exec(page('line=accident'))?.[0] ?? '';
  expect(list).toContain('>Personal accident<');
  expect(list).not.toMatch(/>(Health|Life|Travel)</);
});

test('late notice is given in every insurance: it is in no group of one of them', () => {
  const html = page('kind=refused');
  const at = (text: string) => html.indexOf(text);
  expect(at('reason=late-notice"')).toBeGreaterThan(at('>Any insurance<'));
});

test('the line above the heading says what was asked, the heading what decides, and the insurer’s own term is a heading below', () => {
  const headOf = (search: string) => {
    const html = page(search);
    const [, above = '', heading = ''] =
      /<p class="asked">(.*?)<\/p><h1>(.*?)<\/h1>/.exec(html) ?? [];
    return { above, heading, term: /<h2 id="meaning-heading">(.*?)<\/h2>/.exec(html)?.[1] };
  };
  const { above, heading, term } = headOf(
    'line=life&reason=section-45&began=2020-01-01&letter=2026-11-01',
  );
  expect(reading(above)).toMatch(
    /^ Life claim refused: policy called into question · letter of 1 November 2026\s+Change/,
  );
  expect(reading(heading)).toBe('The rule is on your side: the 3 years ended on 1 January 2023');
  expect(term).toMatch(/\(section 45\)$/);
  const undated = headOf('line=health-reimbursement&reason=pre-existing-disease');
  expect(reading(undated.above)).toMatch(/^ Health claim refused: pre-existing disease\s+Change/);
  expect(undated.heading).toBe(
    'The insurer says you were already ill. It depends on your first policy and doctors’ papers.',
  );
  expect(undated.term).toBe('Pre-existing disease (PED, Excl01)');
});

test('a day counted from today is no large number: without the letter’s date it is asked for, after the steps', () => {
  const head = (search: string) => /<h1>.*?<\/h1>(.*?)Do this next/s.exec(page(search))?.[1] ?? '';
  const next = (search: string) => /Do this next(.*?)id="save"/s.exec(page(search))?.[1] ?? '';
  const undated = 'line=life&reason=late-papers';
  expect(head(undated)).not.toMatch(/<dd>|<input/);
  expect(next(undated)).toMatch(
    /The letter is ready below.*<\/ol>.*<summary[^>]*><h3>What date is on their letter\?.*<\/summary>.*<input [^>]*name="letter".*What decides/s,
  );
  // The letter to the insurer does not keep the commission's two years: it comes second.
  expect(next('line=own-damage&reason=late-notice&letter=2024-12-15')).toMatch(
    /All steps: .*A consumer commission: by.*does not stop them/s,
  );
  const dated = `${undated}&letter=2026-11-20`;
  expect(head(dated)).toContain('<dt>If you write today, the insurer must answer by</dt>');
  expect(next(dated)).not.toContain('What date is on their letter?');
  expect(head('line=life&kind=silence')).not.toMatch(/<dd>/);
  expect(next('line=life&kind=silence')).not.toContain('What date is on their letter?');
});

test('each day that is missing has its field on the page', () => {
  for (const { id, lines } of refusalReasons) {
    const html = page(`line=${lines[0]}&reason=${id}`);
    for (const [, field] of html.matchAll(/href="#(refusal-[\w-]+)"/g))
      expect(html).toContain(` id="${field}"`);
  }
});

test('for people who were hurt the plan with the tribunal comes before the letter', () => {
  const first = (search: string) =>
    /aria-labelledby="next-heading".*?href="(#[\w-]+)"/s.exec(page(search))?.[1];
  expect(first('line=third-party')).toBe('#all-steps');
  expect(first('line=theft')).toBe('#letter');
});

const letterOf = (html: string) =>
  reading(/aria-label="The letter">.*?<\/div>/s.exec(html)?.[0] ?? '');

test('while the insurer has time the letter reminds it; after the month it is the complaint to the Ombudsman', () => {
  const search = 'line=health-reimbursement&reason=pre-existing-disease&letter=2026-08-20';
  const reminder = letterOf(page(`${search}&sent=2026-11-20`));
  expect(reminder).toContain('To the grievance officer');
  const silent = page(`${search}&sent=2026-08-25`);
  expect(letterOf(silent)).toMatch(
    /To the Insurance Ombudsman, \[city of the Ombudsman’s office\]/,
  );
  expect(letterOf(silent)).toContain('I wrote to it on 25 August 2026');
  expect(letterOf(silent)).not.toContain('grievance officer');
  expect(silent).toContain('>Your complaint to the Ombudsman</h2>');
  const answered = page(`${search}&sent=2026-11-10&answered=2026-11-20`);
  expect(letterOf(answered)).toContain('It answered on 20 November 2026. I do not accept');
  // People who were hurt go to the tribunal; the owner has the complaint.
  const hurt = page('line=third-party&sent=2026-08-25');
  const steps = /aria-labelledby="next-heading".*?<\/ol>/s.exec(hurt)?.[0].split('<li>') ?? [];
  expect(steps[1]).toContain('href="#all-steps"');
  expect(steps[2]).toContain('id="office-state"');
  expect(letterOf(hurt)).toContain('To the Insurance Ombudsman');
});

test('at that turn the first step has the link to file online and the office’s picker, once on the page', () => {
  const search = 'line=life&reason=section-45&letter=2026-08-20&sent=2026-08-25&behalf=mother';
  document.body.innerHTML = page(search);
  const next = within(screen.getByRole('region', { name: 'Do this next' }));
  const [first] = next.getAllByRole('listitem');
  const step = within(first as HTMLElement);
  expect(
    step.getByRole('link', { name: /^File online at the Council for Insurance Ombudsmen/ }),
  ).toHaveAttribute('href', 'https://cioins.co.in/Complaint/Online');
  const button = step.getByRole('button', { name: /^Find your Ombudsman office/ });
  expect(button.closest('form')).toHaveFormValues({ behalf: 'mother' });
  expect(document.querySelectorAll('#office')).toHaveLength(1);
  expect(document.querySelector('#ombudsman-state')).toBeNull();
  const chosen = page(`${search}&state=kerala`);
  expect(reading(chosen)).toContain('The Insurance Ombudsman in Kochi (Ernakulam) serves Kerala');
  expect(letterOf(chosen)).toContain('To the Insurance Ombudsman, Kochi (Ernakulam)');
  expect(page(`${search}&state=maharashtra`)).toContain('id="office-place"');
  const early = page('line=life&reason=section-45&letter=2026-11-20');
  expect(early).not.toContain('id="office-state"');
  expect(early).toContain('id="ombudsman-state"');
});

test('"Who is this for?" is a choice at the letter and in the form; the letter speaks of the person', () => {
  const html = page('line=health-reimbursement&letter=2026-11-10&behalf=father');
  expect(html.match(/name="behalf"/g)).toHaveLength(2);
  expect(letterOf(html)).toContain('refuses my father’s claim');
  const choice = /<form[^>]* action="[^"]*#letter".*?<\/form>/s.exec(html)?.[0];
  expect(choice).toContain('<input type="hidden" name="line" value="health-reimbursement"/>');
  expect(choice).toContain('<input type="hidden" name="letter" value="2026-11-10"/>');
  const own = page('line=health-reimbursement&letter=2026-11-10');
  expect(letterOf(own)).toContain('refuses my claim');
  expect(own).not.toContain('name="as"');
});

test('no level of the headings is left out', () => {
  for (const search of [
    'line=life&q=zeppelin',
    'q=sugar&line=life&reason=section-45',
    'kind=refused',
    'line=life&reason=section-45&reason=late-papers',
    'line=own-damage&kind=silence&papers=2026-09-01',
    'line=health-reimbursement&kind=part',
    'line=health-reimbursement&kind=part&otherCut=900&reason=co-pay',
  ]) {
    const main = /<main.*<\/main>/s.exec(page(search))?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.entries())
      expect(level - (levels[place - 1] ?? level)).toBeLessThanOrEqual(1);
  }
});

test('a page that asks which reason asks nothing before it: the date of the letter comes after', () => {
  const html = page('line=health-cashless&q=waiting+period');
  expect(html.indexOf('id="which"')).toBeGreaterThan(0);
  expect(html.indexOf('id="letter-day"')).toBeGreaterThan(html.indexOf('id="which"'));
  const answered = page('line=health-cashless&reason=maternity');
  expect(answered.indexOf('id="letter-day"')).toBeLessThan(
    answered.indexOf('id="reason-maternity"'),
  );
  // A question is answered before the steps; a verdict is followed by them.
  expect(html.indexOf('id="which"')).toBeLessThan(html.indexOf('Do this next'));
  const unknown = page('line=health-cashless&q=zeppelin');
  expect(unknown.indexOf('Do this next')).toBeLessThan(unknown.indexOf('id="which"'));
  const ambiguous = page('line=health-cashless&q=waiting+period&letter=2026-11-10');
  expect(ambiguous.slice(0, ambiguous.indexOf('id="which"'))).not.toContain('If you write today');
});

test('every form of a page that asks which reason keeps the words of the letter; the address to share has none', () => {
  const words = 'waiting period';
  const query = `line=health-cashless&q=${encodeURIComponent(words)}`;
  for (const search of [query, `${query}&letter=2026-08-20&sent=2026-08-25`]) {
    const html = page(search);
    expect(html).toContain('id="which"');
    const forms = [...html.matchAll(/<form[^>]*action="\/claim\/refused\/answer.*?<\/form>/gs)];
    expect(forms.length).toBeGreaterThan(2);
    for (const [form] of forms)
      expect(form).toMatch(new RegExp(`<input(?=[^>]* name="q")(?=[^>]* value="${words}")`));
    expect(html).not.toMatch(/[?;]q=/);
  }
});

const waited = 'line=health-reimbursement&began=2020-03-01&arose=2026-11-20';

test('the past day is a mark on a small line; the large number is the day of the insurer’s answer', () => {
  const html = page(`${waited}&reason=pre-existing-disease`);
  expect(html).toMatch(/<h1>The rule is on your side: the wait ended on 1.March.2023</);
  expect([...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value)).toEqual([
    '10 December 2026',
  ]);
  const marks = /aria-label="The days that the rule compares">.*?<\/ol>/s.exec(html)?.[0] ?? '';
  expect(reading(marks)).toMatch(
    /Cover began 1 March 2020 Wait over 1 March 2023 Day of admission 20 November 2026/,
  );
});

test('who writes for a father reads of the father’s claim in the whole answer above the letter', () => {
  for (const dates of [
    '',
    '&began=2020-03-01&arose=2026-11-20',
    '&began=2025-03-01&arose=2026-11-20',
  ])
    for (const reason of ['pre-existing-disease', 'non-disclosure-health']) {
      const html = page(`line=health-reimbursement&reason=${reason}&behalf=father${dates}`);
      const [above = ''] = html.split('id="letter-part"');
      const [, answer = ''] = above.split('<h1>');
      expect(reading(answer)).not.toMatch(/[Yy]our (claim|cover|first policy|side)\b/);
      expect(reading(answer)).toMatch(/[Yy]our father’s/);
    }
  expect(page(`${waited}&reason=pre-existing-disease&behalf=father`)).toMatch(
    /<h1>The rule is on your father’s side/,
  );
});

test('an answer to one reason of a letter offers the other, and keeps the dates', () => {
  const html = page(`${waited}&reason=pre-existing-disease`);
  const also = /My letter also says.*?<\/ul>/s.exec(html)?.[0] ?? '';
  expect(also).toContain(
    'reason=pre-existing-disease&amp;reason=non-disclosure-health&amp;began=2020-03-01&amp;arose=2026-11-20',
  );
  expect(also).toContain('href="#refusal-q"');
  expect(page('line=life&kind=silence&reason=section-45')).not.toContain('My letter also says');
  for (const { id, lines } of refusalReasons)
    expect(page(`line=${lines[0]}&reason=${id}`)).not.toMatch(/<ul[^>]*><\/ul>/);
});

test('of two reasons the letter answers each with its own rule', () => {
  const html = page(`${waited}&reason=pre-existing-disease&reason=non-disclosure-health`);
  expect(letterOf(html)).toMatch(/36 months.*60 months/);
  expect(html).toContain('id="reason-non-disclosure-health"');
  expect(html).toContain('name="reason" value="non-disclosure-health"');
});

test('a patient in hospital is sent to the desk there before the letter; two years later nobody is', () => {
  const rows = (search: string) => {
    const steps = /aria-labelledby="next-heading".*?<\/ol>/s.exec(page(search))?.[0] ?? '';
    return [...steps.matchAll(/href="(#[\w-]+)"/g)].map(([, href]) => href);
  };
  expect(rows('line=health-cashless&reason=maternity')).toEqual(['#now', '#letter', '#ask-us']);
  expect(rows('line=health-reimbursement&reason=maternity')[0]).toBe('#letter');
});

test('the letter is in one fold, and without scripts its lead names no button', () => {
  const html = page('line=life&reason=section-45');
  const fold = /<details[^>]*>(?:(?!<details).)*?aria-label="The letter"/s.exec(html)?.[0] ?? '';
  expect(fold).toContain('<div id="letter"');
  expect(fold).toContain('name="behalf"');
  const unscripted = /class="unscripted">(.*?)<\/p>/.exec(fold)?.[1] ?? '';
  expect(unscripted).toContain('You send it; we don’t.');
  expect(unscripted).not.toMatch(/print|copy|open/i);
});

test('the letter is one tap away in the head, by the name that the bar of a phone has', () => {
  const inHead = (search: string) =>
    /<h1>.*?<div class="action"[^>]*><a href="#letter"[^>]*>(.*?)<\/a>/s.exec(page(search))?.[1];
  expect(inHead('kind=refused')).toBe('Your letter');
  expect(inHead('line=life&sent=2026-08-25')).toBe('Your complaint');
});

test.each([
  'q=suicide',
  'line=health-reimbursement&reason=mental-illness',
  'line=life&reason=suicide',
])('%s may be read by somebody in danger: Tele-MANAS once, as a link to call', (search) => {
  expect(page(search).match(/href="tel:14416"/g)).toHaveLength(1);
});
