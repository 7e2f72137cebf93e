/** Which advertisement tags a call-back stores and what may be reported: the handler on a temporary database. */
import { readCallBackConfirmation } from '@/lib/leads/status/read-call-back-confirmation.server';
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { withDatabase } from '@/testing/databases/with-database.ts';
import { setUpCallBackHandler } from '@/testing/handlers/call-back-handler.ts';
import { testOrigin } from '@/testing/handlers/call-handler.ts';

const site = setUpCallBackHandler({ TAG_MANAGER_ID: 'GTM-AB12CD3' });
const valid = { ...validCallBack, product: '3', page: '/term-insurance' };
let nextMobile = 9_876_500_000;

beforeEach(() => withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead')));

/**
 * A native form post.
 * @returns the redirect's target.
 */
async function postForm(referer: string | null, fields: Record<string, string> = {}) {
  const response = await site.postForm(
    { ...valid, mobile: String(nextMobile++), ...fields },
    { referer },
  );
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', testOrigin);
}

const stored = () =>
  withDatabase(site.dataDir, (db) => {
    const row = db.prepare('SELECT * FROM lead ORDER BY created_at DESC').get();
    return {
      campaign: JSON.parse(String(row?.campaign ?? null)),
      clickIds: JSON.parse(String(row?.click_ids ?? null)),
      version: row?.advertiser_report_version,
      conversionId: row?.conversion_id,
    };
  });

const confirmed = (address: URL) =>
  readCallBackConfirmation(Object.fromEntries(address.searchParams));

test('a native post stores the tags of its page, up to 2 KB', async () => {
  const gclid = `Cj0K${'a'.repeat(100)}`;
  const long = `utm_source=google&x=${'a'.repeat(2000)}&gclid=${gclid}&q=heart&fbclid=IwAR1`;
  await postForm(`${testOrigin}/term-insurance?${long}`);
  const touch = { path: '/term-insurance', utm_source: 'google' };
  expect(stored()).toMatchObject({
    campaign: { first: touch, last: touch },
    clickIds: { gclid, fbclid: 'IwAR1' },
  });
});

test('posted again after an error, the landing page is the page of the field, if it is one of ours', async () => {
  const referer = `${testOrigin}/get-a-call?result=invalid&gclid=a`;
  await postForm(referer, { page: '/car-insurance' });
  expect(stored().campaign).toMatchObject({ first: { path: '/car-insurance' } });
  await postForm(referer, { page: '/no-page-of-ours' });
  expect(stored().campaign).toMatchObject({ first: { path: '/get-a-call' } });
});

test.each([
  ['no referrer', null],
  ['a page without tags', `${testOrigin}/claim`],
  ['another site', 'https://evil.example/term-insurance?gclid=a'],
  ['an address that is too long', `${testOrigin}/term-insurance?gclid=a&x=${'a'.repeat(4096)}`],
  ['no address', 'gclid=a'],
])('%s costs no request and brings no tags', async (_, referer) => {
  expect((await postForm(referer)).searchParams.get('result')).toBe('delivered');
  expect(stored()).toMatchObject({ campaign: null, clickIds: null });
});

test('a form with errors keeps its tags in the URL for the next attempt', async () => {
  const page = await postForm(`${testOrigin}/term-insurance?utm_term=a%20b&gclid=a&q=x`, {
    mobile: '1',
  });
  expect(page.search).toContain('utm_term=a+b&gclid=a');
  expect(page.search).not.toContain('q=');
  await postForm(page.href);
  expect(stored()).toMatchObject({ clickIds: { gclid: 'a' } });
});

test('a repeated request, possibly by another person, shows the call but neither stops nor reports it', async () => {
  const from = `${testOrigin}/term-insurance?gclid=a`;
  const fields = { mobile: String(nextMobile++), reportToAdvertiser: 'true' };
  const first = await confirmed(await postForm(from, fields));
  const again = await confirmed(await postForm(from, fields));
  expect(first).toMatchObject({
    kind: 'accepted',
    conversion: expect.anything(),
    stopToken: expect.stringMatching(/^v2/),
  });
  expect(again).toMatchObject({ kind: 'accepted', conversion: undefined, stopToken: undefined });
  expect(again).toHaveProperty('reference', Object(first).reference);
});

test('only a ticked box gives a conversion, and the page reads it from the record', async () => {
  const from = `${testOrigin}/term-insurance?msclkid=${'a1'.repeat(16)}`;
  const silent = await confirmed(await postForm(from));
  expect(silent).toMatchObject({ kind: 'accepted', conversion: undefined });
  expect(stored()).toMatchObject({ version: null, conversionId: null });
  const address = await postForm(from, { reportToAdvertiser: 'true' });
  expect(address.search).not.toMatch(/a1a1|report/i);
  const { conversionId, version } = stored();
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(conversionId).toMatch(/^[\da-f]{8}-/);
  expect(await confirmed(address)).toMatchObject({
    conversion: { transactionId: conversionId, clickIds: { msclkid: 'a1'.repeat(16) } },
  });
  // Anybody can put an outcome into the URL.
  address.searchParams.delete('pass');
  expect(await confirmed(address)).toMatchObject({ kind: 'look-up' });
});

test('help pages give the tag manager nothing', async () => {
  const address = await postForm(null, { page: '/contact-us', reportToAdvertiser: 'true' });
  expect(stored().conversionId).not.toBeNull();
  expect(await confirmed(address)).toMatchObject({ kind: 'accepted', conversion: undefined });
});

test('the JSON response has the conversion of a ticked box only', async () => {
  const ask = (more: object) =>
    site.call({
      body: { ...valid, mobile: String(nextMobile++), ...more },
      headers: { referer: `${testOrigin}/term-insurance?gclid=of-the-page` },
    });
  expect((await ask({})).body).not.toHaveProperty('conversion');
  const campaign = { first: { path: '/' }, last: { path: '/', wbraid: 'w' } };
  const { body } = await ask({ campaign, reportToAdvertiser: true });
  expect(body.conversion).toEqual({
    transactionId: stored().conversionId,
    clickIds: { wbraid: 'w' },
  });
  expect(body.conversion.transactionId).not.toContain(body.reference);
});
