import { hasTrackingParams, parseCampaignUrl, parseTouch } from './campaign.ts';
import { campaignColumns } from './campaign-columns.ts';
import { campaignSchema } from './campaign-schema.ts';

const touch = (query: string, path = '/term-insurance') =>
  parseTouch(path, new URLSearchParams(query));

test('the campaign tags and the page are read, other parts of the URL are not', () => {
  const read = touch('utm_source=google&utm_medium=cpc&gclid=Cj0K-_1&q=heart+disease&utm_id=7');
  expect(read).toEqual({
    path: '/term-insurance',
    utm_source: 'google',
    utm_medium: 'cpc',
    gclid: 'Cj0K-_1',
  });
  expect(hasTrackingParams(read)).toBe(true);
  expect(hasTrackingParams(touch('q=a'))).toBe(false);
});

test.each([
  ['empty', 'utm_source='],
  ['only spaces', 'utm_source=%20%20'],
  ['too long', `utm_source=${'a'.repeat(151)}`],
  ['a mail address', 'utm_source=someone%40example.com'],
  ['a mail address, encoded twice', 'utm_source=someone%2540example.com'],
  ['a number and a name', 'utm_content=9833599996 Ramesh Kumar HIV'],
  ['a number without a gap', 'utm_content=ramesh9833599996x'],
  ['a number in parts', 'utm_term=98335-99 996'],
  ['a number with its country', 'utm_term=%2B91 98335 99996'],
  ['a number with 0091', 'utm_term=00919833599996'],
  ['a number in Devanagari', 'utm_term=९८३३५९९९९६'],
  ['ten digits of any kind', 'utm_campaign=1234567890'],
  ['a terminal’s control sequence', 'utm_source=%1b%5b31mred'],
  ['a click id that is none', 'gclid=%3Cscript%3E'],
  ['a click id that is a number', 'gclid=9833599996'],
  ['a click id with a number in parts', 'gbraid=ramesh-98335_99996'],
  ['a click id too long', `wbraid=${'a'.repeat(256)}`],
])('%s is left out', (_, query) => {
  expect(touch(query)).toEqual({ path: '/term-insurance' });
});

test('each network’s click id is read, also one that looks like a telephone number', () => {
  const fbclid = `IwAR${'b_-9'.repeat(50)}`;
  const msclkid = 'ab9833599996cdef0123456789abcdef';
  expect(touch(`fbclid=${fbclid}&msclkid=${msclkid}`)).toMatchObject({ fbclid, msclkid });
  expect(touch('msclkid=9833599996')).toEqual({ path: '/term-insurance' });
});

test('a page without tags is not necessarily the first of its visit', () => {
  const page = (query: string) => parseCampaignUrl(new URL(`https://x.example/claim${query}`));
  expect(page('?q=heart')).toBeNull();
  const tagged = { path: '/claim', gclid: 'a' };
  expect(page('?q=heart&gclid=a')).toEqual({ first: tagged, last: tagged });
});

test.each([
  '21034567890',
  '123456789',
  'monsoon-2026-11-22-01',
  'a_1_b_2_c_3_d_4_e_5_f_6_7_8_9_0_1',
])('a campaign called %s keeps its name', (name) => {
  expect(touch(`utm_campaign=${name}`).utm_campaign).toBe(name);
});

test('a path that could be anything is left out', () => {
  expect(touch('utm_source=a', '/9876543210')).toEqual({ utm_source: 'a' });
  expect(touch('utm_source=a', '/x?mobile=9876543210')).toEqual({ utm_source: 'a' });
});

test('of submitted values the valid ones are used and the others dropped', () => {
  const last = { path: '/claim', utm_source: 7, utm_campaign: 'monsoon', gclid: '<', more: 'x' };
  expect(campaignSchema.parse({ first: { path: '/' }, last })).toEqual({
    first: { path: '/' },
    last: { path: '/claim', utm_campaign: 'monsoon' },
  });
});

test.each([undefined, null, 7, 'x', [], {}, { first: null, last: {} }])(
  'what is no campaign (%j) is none',
  (sent) => {
    expect(campaignSchema.parse(sent)).toBeUndefined();
  },
);

test('the click id has a column of its own, which can be erased', () => {
  const campaign = {
    first: touch('gclid=first&utm_source=google', '/'),
    last: touch('utm_source=mail'),
  };
  const columns = campaignColumns(campaign);
  expect(JSON.parse(columns.click_ids ?? '')).toEqual({ gclid: 'first' });
  expect(columns.campaign).not.toContain('gclid');
  expect(JSON.parse(columns.campaign ?? '')).toEqual({
    first: { path: '/', utm_source: 'google' },
    last: { path: '/term-insurance', utm_source: 'mail' },
  });
  expect(campaignColumns(undefined)).toEqual({ campaign: null, click_ids: null });
});
