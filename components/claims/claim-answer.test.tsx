import { renderToStaticMarkup } from 'react-dom/server';
import { ClaimAnswer } from '@/components/claims/claim-answer';
import { demonstrationBroker } from '@/lib/config/broker-details';
import { claimTypes } from '@/lib/content/claims/all-claims';
import { indexableClaims } from '@/lib/content/claims/indexable-claims';
import { parseClaimQuery } from '@/lib/tools/claims/parse-claim-events';

const now = { date: '2026-11-26', time: '02:00' } as const;

function page(search: string): string {
  const query = parseClaimQuery(Object.fromEntries(new URLSearchParams(search)), now);
  if (!query) throw new Error(search);
  return renderToStaticMarkup(<ClaimAnswer query={query} now={now} />);
}

/** Text of the part that follows the heading, without what paper leaves out. */
function printedUnder(heading: string, html: string): string {
  const after = html.slice(html.indexOf(heading) + heading.length);
  return after.replace(/<div data-print="no">[\s\S]*?<\/div>/g, '').replace(/<[^>]*>/g, ' ');
}

test('on paper the heading on a refusal is never empty; hit and run and own policies are among the notices', () => {
  for (const role of ['hurt', 'died']) {
    const html = page(`type=motor-third-party&role=${role}&date=2026-11-20`);
    const printed = printedUnder('If it is refused, cut or delayed</h2>', html);
    const notices = printedUnder('Who to tell</h2>', html);
    expect(notices).toMatch(/Claims Enquiry Officer.*₹2 lakh.*₹50,000.*sum of today/);
    expect(notices).toMatch(/ccident policies.*public schemes/);
    expect(printed.indexOf('The tribunal decides what you get')).toBeLessThan(40);
  }
});

test('after a death nobody is asked whether anyone is hurt, or whether it was today', () => {
  const dead = page('type=motor-third-party&role=died');
  expect(dead).not.toMatch(/Anyone hurt|>Yesterday</);
  expect(page('type=motor-third-party&role=hurt')).toMatch(/Anyone hurt[\s\S]*>Yesterday</);
});

test('numbers to call in an emergency are on accidents only, and abroad they are the local ones', () => {
  const calls = (type: string) => page(`type=${type}&date=2026-11-25`).includes('href="tel:112"');
  for (const type of ['motor-own-damage', 'two-wheeler', 'motor-third-party', 'personal-accident'])
    expect({ type, calls: calls(type) }).toEqual({ type, calls: true });
  for (const type of ['life-death', 'critical-illness', 'health-cashless', 'motor-theft'])
    expect({ type, calls: calls(type) }).toEqual({ type, calls: false });
  expect(page('type=travel')).toContain('Call the local emergency number. In\u00a0India:');
});

test('the heading is the next act of each kind, dated or not; the page of a kind keeps its own', () => {
  const heading = (search: string) => /<h1>(.*?)<\/h1>/.exec(page(search))?.[1];
  for (const date of ['', '&date=2026-11-26']) {
    expect(heading(`type=travel${date}`)).toBe('Call the assistance company now');
    expect(heading(`type=critical-illness${date}`)).toBe(
      'Get the diagnosis in writing, then tell the insurer',
    );
    expect(heading(`type=personal-accident${date}`)).toBe('Tell the insurer now');
    expect(heading(`type=health-cashless&outcome=approved${date}`)).toMatch(/^Read the approval/);
  }
  for (const { id, heading: own } of claimTypes)
    if (id !== 'motor-third-party') expect(heading(`type=${id}`)).not.toBe(own);
  const guide = renderToStaticMarkup(
    <ClaimAnswer
      query={{ type: claimTypes[0], eventTimes: {}, errors: {}, typed: {} } as never}
      now={now}
      listed={indexableClaims.find(({ path }) => path === '/claim/health-cashless')}
    />,
  );
  expect(guide).toContain('<h1>Health: cashless hospital admission</h1>');
});

test('without a date the form is folded below the steps, and the shortcut leads to its field', () => {
  const html = page('type=travel');
  expect(html).toMatch(/<details[^>]*><summary[^>]*><h3>Enter your dates<\/h3>/);
  expect(html).toContain('<a href="#claim-date">Another day</a>');
});

test('a refusal at two in the night says where the insurer’s number is, and when we answer', () => {
  const [hours = ''] = demonstrationBroker.callingHours.split(',');
  const sentence = new RegExp(
    `number is on the health card\\. Our phone is answered ${hours.replaceAll(' ', '\\s')}`,
  );
  expect(page('type=health-cashless&outcome=refused')).toMatch(sentence);
  expect(page('type=health-cashless&outcome=cut&date=2026-11-25')).toMatch(sentence);
  expect(page('type=health-cashless&date=2026-11-25')).not.toMatch(sentence);
});

test('the bar of a dated plan saves it; after a refusal it leads to a person', () => {
  const barOf = (html: string) => /data-bottom-bar="".*?<\/nav>/s.exec(html)?.[0];
  expect(barOf(page('type=health-cashless&date=2026-11-25'))).toContain('href="#save"');
  expect(barOf(page('type=health-cashless&outcome=refused&date=2026-11-25'))).toContain(
    'href="#ask-us"',
  );
});

test('a refusal without a date has a calendar', () => {
  expect(page('type=health-cashless&outcome=refused')).toContain(
    'href="/api/calendar?for=claim&amp;type=health-cashless&amp;outcome=refused"',
  );
});

test('three steps are in the open and the rest folded; the number says what is left', () => {
  const html = page('type=motor-theft&date=2026-11-26&time=01:00');
  expect(html).toMatch(
    /<h1>Tell the insurer today<\/h1>.*?<dt>Tell the insurer, at the latest by<\/dt><dd>Fri 27 Nov, 1:00\sam<\/dd>.*?>Your policy may say less: check it\.<\/p>/s,
  );
  expect(page('type=motor-own-damage&date=2026-11-26&time=01:00')).toContain('<dd>23 hours</dd>');
  const steps = /id="now".*?<\/section>/s.exec(html)?.[0] ?? '';
  const [open = '', folded = ''] = steps.split('<details');
  expect(open.match(/type="checkbox"/g)).toHaveLength(3);
  expect(folded).toMatch(/All steps: \d more/);
});

test('where no deadline is the visitor’s, the number is the next date with its step', () => {
  const html = page('type=motor-third-party&role=hurt&date=2026-11-06');
  expect(html).toMatch(/<dt>Tell your own accident covers by<\/dt><dd>Sun 6 Dec<\/dd>/);
});

test('after a death no days are counted down, and the insurer is asked for after the steps', () => {
  const html = page('type=life-death&date=2026-11-20');
  expect(html).not.toMatch(/\d days<\/dd>/);
  expect(html).toMatch(/<h1>Tell each life insurer when you can<\/h1>.*no last day in the law/s);
  for (const date of ['2026-11-20', '2026-01-20']) {
    const tell = page(`type=life-death&date=${date}`).split('id="tell"')[1] ?? '';
    expect(tell).toMatch(/Usually by \d/);
    expect(tell.split('Usually by')[0]).not.toMatch(/<(?:b|strong)>(?:By|It was due by) /);
  }
  const [head = '', steps = ''] = html.split('id="now"');
  expect(head).not.toContain('Who is your insurer?');
  expect(steps.indexOf('Who is your insurer?')).toBeGreaterThan(steps.indexOf('id="tell"'));
});

test('a date that does not exist stays in a text field, which has no latest day', () => {
  const field = (date: string) =>
    /<input(?=[^>]*name="date")[^>]*>/.exec(page(`type=travel&date=${date}`))?.[0];
  expect(field('2026-11-20')).toMatch(/(?=.*max="2026-11-26").*type="date"/);
  expect(field('31%2F02%2F2026')).toMatch(/^(?!.*max=).*type="text".*value="31\/02\/2026"/);
});

test('a missed notice says under the dates what it means', () => {
  expect(page('type=motor-own-damage&date=2026-10-01')).toMatch(
    /Tell your insurer<\/p><p>[^<]*late notice alone is no ground to reject/,
  );
});
