/** The answer for a happy event: who is congratulated, what the line shows, and that nothing is sold with it. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { IsoDate } from '@/lib/dates/iso-date';
import { routeFor } from '@/lib/site/find-route';
import type { LifeEventInput } from '@/lib/tools/life-events/life-event-query';
import { LifeEventAnswer } from './life-event-answer';

const answerTo = (...input: LifeEventInput[]) =>
  renderToStaticMarkup(<LifeEventAnswer input={input} today="2026-11-26" />);
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const lineOf = (html: string) => /<ol[^>]*aria-label="Your dates".*?<\/ol>/.exec(html)?.[0] ?? '';
const datesOf = (html: string) => [...html.matchAll(/dateTime="(.*?)"/gi)].map(([, date]) => date);

const wedding = { kind: 'wedding', date: '2027-05-15' } as const;

test('a wedding is congratulated, with its day marked, maternity now and the shared loan on one line', () => {
  const html = answerTo(wedding);
  expect(headingOf(html)).toBe('Congratulations. Here is what to do');
  const line = lineOf(html);
  expect(datesOf(line)).toEqual(['2026-11-26', '2027-04-15', '2027-05-15', '2027-06-15']);
  expect(line.split('the day</b>')).toHaveLength(2);
  expect(line).toMatch(/2027-05-15[^/]*<\/time><b[^>]*>the day/);
  const now = line.split('2027-04-15')[0];
  expect(now).toContain('href="/maternity-health-insurance/maternity-cover-calculator"');
  expect(line).toMatch(/When you share a home or a loan.*human-life-value-calculator/);
  // A plan for one event does not repeat its name before every step.
  expect(line).not.toContain('Wedding:');
  expect(html.split('id="letters"')[0]?.match(/15 May 2027/g)).toHaveLength(2);
});

test('what to do next is above the line: spouse and nominee, then what is for some', () => {
  const textOf = (date: IsoDate) =>
    (/>Do this next<.*?<\/ol>/.exec(answerTo({ kind: 'wedding', date }))?.[0] ?? '').replaceAll(
      /<[^>]*>/g,
      ' ',
    );
  expect(textOf('2027-05-15')).toMatch(/spouse is added.*Planning children\?/);
  expect(textOf('2026-11-20')).toMatch(/nomination.*spouse can still.*Planning children\?/);
  const html = answerTo(wedding);
  expect(html.indexOf('>Do this next<')).toBeLessThan(html.indexOf('aria-label="Your dates"'));
  const linkOf = (date: IsoDate) =>
    /<a href="([^"]*)"/.exec(
      answerTo({ kind: 'wedding', date }).split('>Do this next<')[1] ?? '',
    )?.[1];
  expect([linkOf('2027-05-15'), linkOf('2026-11-20')]).toEqual([
    '#letter-member',
    '#letter-nominee',
  ]);
});

test('with the baby the wedding does not speak of planning one: the birth is asked about once', () => {
  const baby = { kind: 'baby', date: '2027-05-02' } as const;
  const both = answerTo(wedding, baby).split('aria-label="Your dates"')[0] ?? '';
  expect(both).not.toContain('Planning children');
  expect(both.match(/pay for the birth/g)).toHaveLength(1);
  expect(answerTo(wedding, { ...baby, date: '2026-11-20' })).not.toContain('Planning children');
});

test('a used vehicle has its duty as the heading, and nobody is congratulated', () => {
  const html = answerTo(wedding, { kind: 'vehicle', date: '2026-11-20', bought: 'used' });
  expect(html).not.toContain('Congratulations');
  expect(headingOf(html)).toBe('First: car or bike');
  expect(lineOf(html)).toContain('Wedding: ask how your spouse is added');
});

test('a day that no rule sets says so with its date, not behind its title', () => {
  const line = lineOf(answerTo(wedding));
  expect(line).not.toContain('Suggested day');
  expect(line).toMatch(/2027-04-15[^/]*<\/time>(?:(?!<\/p>).)*a suggested day/);
});

test('every link of a step to a letter leads to a letter of the page', () => {
  const all = (date: IsoDate): LifeEventInput[] =>
    (['wedding', 'baby', 'job', 'home', 'vehicle', 'retirement'] as const).map((kind) => ({
      kind,
      date,
    }));
  for (const input of all('2027-05-15')) {
    const html = answerTo(input);
    const links = [...html.matchAll(/href="#(letter-\w+)"/g)].map(([, id]) => id);
    expect({ kind: input.kind, hasLetter: links.length > 0 }).toEqual({
      kind: input.kind,
      hasLetter: true,
    });
    for (const id of links) expect(html).toContain(`id="${id}"`);
  }
});

test('nothing is sold: no call form on the page or with the plan', () => {
  expect(routeFor('/joy-center')).toMatchObject({ hasCallBackForm: false, hasExitPopup: false });
  expect(answerTo(wedding)).not.toContain('action="/api/call-back"');
});

test('steps that are past are one line each, the past day stays open, and now comes after both', () => {
  const line = lineOf(answerTo({ kind: 'baby', date: '2026-11-20' }));
  expect(datesOf(line)).toEqual(['2026-09-20', '2026-11-20', '2026-11-26', '2026-12-20']);
  expect(line.split('<details')).toHaveLength(2);
  expect(line).toMatch(/<details[^>]*><summary[^>]*>Read the newborn clause/);
});

test('of several events the heading and the number are of the first; joyful ones are congratulated', () => {
  const numberOf = (html: string) => /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/.exec(html)?.slice(1);
  const both = answerTo(wedding, { kind: 'baby', date: '2026-12-20' });
  expect(headingOf(both)).toBe('Congratulations on the wedding and the baby');
  const four = (['wedding', 'baby', 'home', 'trip'] as const).map((kind) => ({ ...wedding, kind }));
  expect(headingOf(answerTo(...four))).toBe('Congratulations on 4 happy events');
  expect(numberOf(both)).toEqual(['Baby: tell the health insurer', '20 December 2026']);
  const three = answerTo(
    wedding,
    { kind: 'home', date: '2026-12-01' },
    { kind: 'vehicle', date: '2026-12-05', bought: 'used' },
  );
  expect(headingOf(three)).toBe('First: car or bike');
  expect(numberOf(three)).toEqual(['Car or bike: it becomes yours', '5 December 2026']);
});

test('a guessed day is called a guess wherever it stands, with the way to its field', () => {
  const html = answerTo({ ...wedding, isGuess: true });
  expect(html).toContain('Wedding, about 15 May 2027, your guess');
  expect(lineOf(html)).toMatch(/>about 15 May 2027<\/time><b[^>]*>your guess</);
  expect(html).toContain('href="#joy-wedding"');
  expect(html).toMatch(/<input[^>]*id="joy-wedding"/);
  expect(html).toContain('type="hidden" name="guessed" value="2027-05-15"');
  expect(answerTo(wedding)).not.toMatch(/your guess|name="guessed"/);
});
