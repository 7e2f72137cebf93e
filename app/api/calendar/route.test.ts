/** The calendar files of English and Hindi pages. */
import { hindi } from '@/components/hindi/hindi';
import { claimTypes } from '@/lib/content/claims/all-claims';
import { complaintTargets } from '@/lib/content/complaints/complaint-targets';
import { refusalKindRows } from '@/lib/content/refusals/refusal-copy';
import { refusalLines } from '@/lib/content/refusals/refusal-types';
import { lifeKinds } from '@/lib/content/renewals/life-kinds';
import { motorParts } from '@/lib/content/renewals/motor-parts';
import { addDays, todayInIndia } from '@/lib/dates/iso-date';
import { hindiHref } from '@/lib/site/hindi-pages';
import { findCalendar } from '@/lib/tools/calendars/find-calendar';
import { GET } from './route.ts';

const today = todayInIndia(new Date());
const inDays = (days: number) => addDays(today, days);

async function fileOf(href: string): Promise<string[]> {
  const response = await GET(new Request(`http://localhost:3000${href}`));
  expect([href, response.status]).toEqual([href, 200]);
  return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
}

const wordsOf = (lines: readonly string[]) =>
  lines.filter((line) => /^(SUMMARY|DESCRIPTION):/.test(line));

const call = new URLSearchParams({ for: 'call', on: inDays(1), slot: '2:30 PM - 3:00 PM' });
const hrefs = [
  `for=renewal&line=health&expiry=${inDays(100)}`,
  `for=renewal&line=car&expiry=${inDays(10)}&part=unknown`,
  `for=renewal&line=life&expiry=${inDays(-5)}&kind=unit-linked&started=${inDays(-900)}`,
  `for=complaint&complained=${inDays(-3)}&to=insurer`,
  `for=complaint&complained=${inDays(-20)}&to=us`,
  `for=refusal&line=life&kind=refused&if-sent=${today}&letter=${inDays(-20)}`,
  `for=refusal&line=third-party&kind=refused&sent=${inDays(-2)}&arose=${inDays(-40)}`,
  `for=claim&type=motor-own-damage&date=${today}`,
  `for=claim&type=motor-theft&date=${inDays(-3)}`,
  String(call),
].map((search) => `/api/calendar?${search}`);

test.each(hrefs)('%s: a link on a Hindi page gives the same days in Hindi', async (href) => {
  const hindi = hindiHref(href);
  expect(hindiHref(hindi)).toBe(hindi);
  const english = await fileOf(href);
  const lines = await fileOf(hindi);
  const days = /^(DTSTART|DTEND|UID|TRIGGER)/;
  expect(lines.filter((line) => days.test(line))).toEqual(
    english.filter((line) => days.test(line)),
  );
  expect(wordsOf(lines)).toHaveLength(wordsOf(english).length);
  for (const line of wordsOf(lines)) expect(line).toMatch(/^\w+:.*\p{Script=Devanagari}/u);
  // Titles of sources stay in their language.
  for (const line of lines.filter((one) => one.startsWith('SUMMARY:')))
    expect(line).not.toMatch(/:.*[a-z]{3}/);
  for (const line of wordsOf(english)) expect(line).not.toMatch(/\p{Script=Devanagari}/u);
});

test.each([
  ['no query', ''],
  ['no date', '?for=renewal'],
  ['a day that no month has', '?for=renewal&line=health&expiry=2026-02-31'],
  ['a plan that is none', '?for=constructor&line=health&expiry=2026-11-12'],
  ['too long', `?for=renewal&line=health&expiry=${inDays(10)}&x=${'y'.repeat(600)}`],
])('an invalid address is refused: %s', async (_what, search) => {
  const response = await GET(new Request(`http://localhost:3000/api/calendar${search}`));
  expect(response.status).toBe(400);
});

/** Every kind of plan on a Hindi page, with each answer that changes it. */
const searches = [
  ...claimTypes.flatMap(({ id, question }) => [
    `for=claim&type=${id}&date=${today}`,
    `for=claim&type=${id}&complained=${inDays(-3)}`,
    ...(question?.options ?? []).flatMap(({ value }) => [
      `for=claim&type=${id}&${question?.name}=${value}`,
      `for=claim&type=${id}&${question?.name}=${value}&date=${today}`,
    ]),
  ]),
  ...[...refusalLines, ''].flatMap((line) =>
    refusalKindRows.flatMap(({ value }) => [
      `for=refusal&line=${line}&kind=${value}&if-sent=${today}&letter=${inDays(-20)}&arose=${inDays(-40)}`,
      `for=refusal&line=${line}&kind=${value}&sent=${inDays(-2)}&answered=${today}&arose=${inDays(-40)}`,
    ]),
  ),
  ...complaintTargets.flatMap(({ value }) => [
    `for=complaint&complained=${inDays(-3)}&to=${value}`,
    `for=complaint&complained=${inDays(-20)}&answered=${inDays(-2)}&to=${value}`,
  ]),
  ...[inDays(40), inDays(-5), inDays(-100)].flatMap((expiry) => [
    ...['health', 'travel'].map((line) => `for=renewal&line=${line}&expiry=${expiry}`),
    ...motorParts.map(({ value }) => `for=renewal&line=car&expiry=${expiry}&part=${value}`),
    ...lifeKinds.map(
      ({ value }) => `for=renewal&line=life&kind=${value}&expiry=${expiry}&started=${inDays(-900)}`,
    ),
  ]),
];

test('no entry of any plan has an English title', () => {
  const now = { date: today, time: '09:00' } as const;
  const plans = searches.map((search) => findCalendar(new URLSearchParams(search), now));
  const titles = plans.flatMap((plan) => plan?.events.map(({ title }) => title) ?? []);
  expect(plans.filter(Boolean).length).toBeGreaterThan(60);
  const inHindi = [...new Set(titles)].map(hindi.translate);
  expect(inHindi.filter((title) => /[a-z]{3}/.test(title))).toEqual([]);
});

test('no line of a Hindi file is longer than 75 octets, and none cuts a character', async () => {
  const [href = ''] = hrefs;
  const response = await GET(new Request(`http://localhost:3000${hindiHref(href)}`));
  const octets = Buffer.from(await response.arrayBuffer());
  const lines = octets.toString('latin1').split('\r\n');
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(75);
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
    ).not.toThrow();
  }
});
