/** @jest-environment jsdom */
import { parseTouch } from './campaign.ts';

const visit = (url: string) => history.replaceState(null, '', url);

async function freshModule() {
  jest.resetModules();
  return import('./campaign-storage.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the first page is the first touch, the last tagged page the last', async () => {
  for (const url of ['/?gclid=a', '/claim', '/car-insurance?utm_source=mail', '/faqs']) {
    visit(url);
    (await freshModule()).recordCampaign();
  }
  expect((await freshModule()).readCampaign()).toEqual({
    first: { path: '/', gclid: 'a' },
    last: { path: '/car-insurance', utm_source: 'mail' },
  });
});

test('recording the same page twice changes nothing', async () => {
  visit('/term-insurance?utm_source=google');
  const { recordCampaign, readCampaign } = await freshModule();
  recordCampaign();
  const once = readCampaign();
  recordCampaign();
  expect(readCampaign()).toEqual(once);
});

test('a tagged page that was left before its script ran is read from the referrer', async () => {
  const from = jest.spyOn(document, 'referrer', 'get');
  from.mockReturnValue(`${location.origin}/?gclid=a`);
  visit('/claim');
  (await freshModule()).recordCampaign();
  expect((await freshModule()).readCampaign()).toEqual({
    first: { path: '/', gclid: 'a' },
    last: { path: '/', gclid: 'a' },
  });
  sessionStorage.clear();
  from.mockReturnValue('https://search.example/?gclid=a');
  (await freshModule()).recordCampaign();
  expect((await freshModule()).readCampaign()?.first).toEqual({ path: '/claim' });
});

test('foreign content in storage is not a campaign', async () => {
  visit('/claim');
  for (const written of ['{', '7', 'null', '"x"', '[]']) {
    sessionStorage.setItem('campaign', written);
    const { recordCampaign, readCampaign } = await freshModule();
    expect(readCampaign()).toBeNull();
    recordCampaign();
    expect(readCampaign()?.last).toEqual(parseTouch('/claim', new URLSearchParams()));
  }
});

test('without storage the campaign of the current page is still known', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  visit('/?utm_source=google');
  const { recordCampaign, readCampaign } = await freshModule();
  recordCampaign();
  expect(readCampaign()?.last.utm_source).toBe('google');
});
