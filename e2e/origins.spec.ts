/** One build serves production and QA: the request's host selects the service and the main site. */
import { expect } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { callBackForm, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { startLeadServiceStandIn } from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import {
  standInVariables,
  startStandInProduction,
} from '../testing/servers/stand-in-production.ts';

test.use({ isProduction: true });

test('under another host than the live one the login leads to the Application of QA', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/customer-login`);
  const request = page.waitForRequest(standInVariables.QA_REDIRECT_URL);
  await page.getByRole('link', { name: 'Go to the customer application' }).click();
  await request;
});

test('a request goes to the live service from a production origin, else to QA', async ({
  page,
}) => {
  const [liveService, qaService] = [
    await startLeadServiceStandIn(),
    await startLeadServiceStandIn(),
  ];
  const data = temporaryDataDir();
  const site = await startStandInProduction({
    dataDir: data.dataDir,
    serviceUrl: liveService.url,
    qaServiceUrl: qaService.url,
  });
  try {
    for (const [host, service, other] of [
      ['localhost', liveService, qaService],
      ['127.0.0.1', qaService, liveService],
    ] as const) {
      await page.goto(`${site.url.replace('localhost', host)}/bike-insurance`);
      const { slots, mobile, button } = callBackForm(page);
      const number = uniqueMobile();
      await slots.nth(1).check();
      await mobile.fill(number);
      await button.click();
      await expect.poll(() => service.received()).toMatchObject([{ mobile: number }]);
      expect(other.received().map((lead) => lead.mobile)).not.toContain(number);
    }
  } finally {
    await site.stop();
    await liveService.close();
    await qaService.close();
    data.remove();
  }
});

test('a link out is a temporary redirect, never cached, and there are no others', async ({
  request,
}) => {
  const answer = await request.get('/api/go/blog', {
    maxRedirects: 0,
    headers: { 'X-Forwarded-Host': 'evil.test' },
  });
  expect(answer.status()).toBe(307);
  expect(answer.headers()).toMatchObject({
    location: `${standInVariables.LIVE_MAIN_URL}/blog`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  for (const target of ['nope', 'https:%2F%2Fevil.test', 'blog%2F..%2F..%2Fevil', 'constructor']) {
    const other = await request.get(`/api/go/${target}?url=https://evil.test`, { maxRedirects: 0 });
    expect([target, other.status(), other.headers().location]).toEqual([target, 404, undefined]);
  }
});
