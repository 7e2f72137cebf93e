import { parseEnvironment } from '../../config/parse-environment.ts';
import { isSameOrigin, pageOrigin } from './same-origin.server.ts';

const names = {
  SITE_ORIGIN: 'https://www.broker.test',
  PRODUCTION_ORIGIN: 'https://www.broker.test,https://broker.test',
};
const trial = parseEnvironment(names);
const production = { ...trial, siteEnv: 'production' as const };

test('Sec-Fetch-Site decides where the browser sends it', () => {
  for (const env of [trial, production]) {
    expect(isSameOrigin(new Headers({ 'sec-fetch-site': 'same-origin' }), env)).toBe(true);
    for (const site of ['cross-site', 'same-site', 'none', '', 'Same-Origin']) {
      const headers = new Headers({ 'sec-fetch-site': site, origin: names.SITE_ORIGIN });
      expect({ site, passes: isSameOrigin(headers, env) }).toEqual({ site, passes: false });
    }
  }
});

test('without it the Origin header must be one of ours', () => {
  for (const origin of ['https://www.broker.test', 'https://broker.test'])
    expect(isSameOrigin(new Headers({ origin }), production)).toBe(true);
  for (const origin of [
    'https://evil.test',
    'http://www.broker.test',
    'https://www.broker.test.evil.test',
    'https://www.broker.test:444',
    'https://www.broker.test/',
    'null',
    '',
  ]) {
    expect({ origin, passes: isSameOrigin(new Headers({ origin }), production) }).toEqual({
      origin,
      passes: false,
    });
  }
});

test('with neither, as in a text browser, the Referer must be a page of ours', () => {
  const host = 'www.broker.test';
  for (const referer of ['https://www.broker.test/', 'https://broker.test/claim?x=1#y'])
    expect(isSameOrigin(new Headers({ host, referer }), production)).toBe(true);
  for (const referer of [
    'https://evil.test/https://www.broker.test/',
    'https://www.broker.test.evil.test/',
    'https://www.broker.test@evil.test/',
    'http://www.broker.test/',
    'https://www.broker.test:444/',
    'blob:https://www.broker.test/1',
    'www.broker.test',
    'null',
    '',
  ]) {
    const headers = new Headers({ host, referer });
    expect({ referer, passes: isSameOrigin(headers, production) }).toEqual({
      referer,
      passes: false,
    });
  }
});

test('our own Referer does not outweigh Sec-Fetch-Site', () => {
  const referer = 'https://www.broker.test/';
  const cases: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ];
  for (const said of cases)
    expect(isSameOrigin(new Headers({ ...said, referer }), production)).toBe(false);
});

test('a request with none of the three is rejected', () => {
  const headers = new Headers({ host: 'www.broker.test' });
  expect(isSameOrigin(headers, production)).toBe(false);
  expect(isSameOrigin(headers, trial)).toBe(false);
});

test('a trial may be opened under any name of the machine', () => {
  for (const origin of ['http://192.168.1.7:3000', 'https://192.168.1.7:3000']) {
    const headers = new Headers({ origin, host: '192.168.1.7:3000' });
    expect(isSameOrigin(headers, trial)).toBe(true);
    expect(pageOrigin(headers, trial)).toBe(origin);
  }
  const elsewhere = new Headers({ origin: 'http://evil.test', host: '192.168.1.7:3000' });
  expect(isSameOrigin(elsewhere, trial)).toBe(false);
});

test('production trusts no Host header and no forwarded host', () => {
  const headers = new Headers({
    origin: 'https://evil.test',
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    forwarded: 'host=evil.test',
  });
  expect(isSameOrigin(headers, production)).toBe(false);
  expect(pageOrigin(headers, production)).toBeNull();
});

test('a trial trusts no forwarded host either', () => {
  const headers = new Headers({
    origin: 'https://evil.test',
    host: 'localhost:3000',
    'x-forwarded-host': 'evil.test',
  });
  expect(isSameOrigin(headers, trial)).toBe(false);
  expect(pageOrigin(headers, trial)).toBeNull();
});

test('the page’s origin is the Origin header when it is ours, and unknown otherwise', () => {
  expect(pageOrigin(new Headers({ origin: 'https://broker.test' }), production)).toBe(
    'https://broker.test',
  );
  expect(pageOrigin(new Headers({ origin: 'https://evil.test' }), production)).toBeNull();
  expect(pageOrigin(new Headers({ 'sec-fetch-site': 'same-origin' }), production)).toBeNull();
});
