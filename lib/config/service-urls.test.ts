import { parseEnvironment } from './parse-environment.ts';
import { externalUrl, serviceUrls, upstreamFor, upstreamForHost } from './service-urls.ts';

const env = parseEnvironment({
  SITE_ORIGIN: 'https://qa.broker.test',
  PRODUCTION_ORIGIN: 'https://www.broker.test, https://broker.test',
  LIVE_SERVICE_URL: 'https://api.broker.test',
  QA_SERVICE_URL: 'https://qa-api.broker.test',
  LIVE_MAIN_URL: 'https://main.broker.test',
  QA_MAIN_URL: 'https://qa-main.broker.test',
  LIVE_REDIRECT_URL: 'https://main.broker.test/Application',
  QA_REDIRECT_URL: 'https://qa-main.broker.test/Application',
});

test('every production origin is live', () => {
  expect(upstreamFor('https://www.broker.test', env)).toBe('live');
  expect(upstreamFor('https://broker.test', env)).toBe('live');
});

test('every other origin is QA, also a similar one', () => {
  for (const origin of [
    'https://qa.broker.test',
    'http://www.broker.test',
    'https://www.broker.test:8443',
    'https://www.broker.test/',
    'https://www.broker.test.evil.test',
    'https://evil.test?https://www.broker.test',
    'HTTPS://WWW.BROKER.TEST',
    'http://localhost:3000',
    'null',
    '',
  ]) {
    expect({ origin, upstream: upstreamFor(origin, env) }).toEqual({ origin, upstream: 'qa' });
  }
});

test('an unknown origin is QA', () => {
  expect(upstreamFor(null, env)).toBe('qa');
});

test('without a production origin nothing is live', () => {
  expect(upstreamFor('http://localhost:3000', parseEnvironment({}))).toBe('qa');
});

test('service, main and redirect URL switch together', () => {
  expect(serviceUrls('live', env)).toEqual({
    upstream: 'live',
    serviceUrl: 'https://api.broker.test',
    mainUrl: 'https://main.broker.test',
    redirectUrl: 'https://main.broker.test/Application',
  });
  expect(serviceUrls('qa', env)).toEqual({
    upstream: 'qa',
    serviceUrl: 'https://qa-api.broker.test',
    mainUrl: 'https://qa-main.broker.test',
    redirectUrl: 'https://qa-main.broker.test/Application',
  });
});

test('without an origin the host decides, and an unlisted host is QA', () => {
  for (const host of ['www.broker.test', 'broker.test', 'WWW.BROKER.TEST'])
    expect(upstreamForHost(host, env)).toBe('live');
  for (const host of ['qa.broker.test', 'www.broker.test:8443', 'www.broker.test.evil.test', ''])
    expect({ host, upstream: upstreamForHost(host, env) }).toEqual({ host, upstream: 'qa' });
  expect(upstreamForHost(null, env)).toBe('qa');
});

test('links lead to the blogs of the main site and to the Application, and nowhere else', () => {
  const live = serviceUrls('live', env);
  expect(['blog', 'hindi-blog', 'application'].map((target) => externalUrl(target, live))).toEqual([
    'https://main.broker.test/blog',
    'https://main.broker.test/hindi-blog',
    'https://main.broker.test/Application',
  ]);
  for (const target of ['', 'Blog', 'constructor', '//evil.test', 'https://evil.test', '..'])
    expect({ target, url: externalUrl(target, live) }).toEqual({ target, url: null });
});

test.each(['https://api.broker.test/Lead.svc', 'https://api.broker.test/x/lead.svc/web/'])(
  'a service URL that holds Lead.svc already is refused: %s',
  (url) => {
    for (const name of ['LIVE_SERVICE_URL', 'QA_SERVICE_URL'])
      expect(() => parseEnvironment({ [name]: url })).toThrow(
        `${name}: must be what comes before /Lead.svc`,
      );
    expect(() => parseEnvironment({ LIVE_SERVICE_URL: 'https://lead.svc.test/x' })).not.toThrow();
  },
);
