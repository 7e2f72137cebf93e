/** One build serves production and QA: the request's host selects the service and the main site. */
import { expect, type Locator } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { callBackForm, test, uniqueMobile } from '../testing/playwright/fixtures.ts';
import { startLeadServiceStandIn } from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import {
  standInVariables,
  startStandInProduction,
} from '../testing/servers/stand-in-production.ts';

test.use({ isProduction: true });

const live = {
  main: standInVariables.LIVE_MAIN_URL,
  application: standInVariables.LIVE_REDIRECT_URL,
};
const qa = { main: standInVariables.QA_MAIN_URL, application: standInVariables.QA_REDIRECT_URL };

/**
 * Presses a link and waits for its target. The main sites do not exist, so the browser's error page loads; left
 * unfinished, it would abort the next navigation.
 */
async function follow(link: Locator, target: string) {
  const page = link.page();
  const request = page.waitForRequest(target);
  await link.click();
  await request;
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
}

for (const { host, sites } of [
  { host: 'localhost', sites: live },
  { host: '127.0.0.1', sites: qa },
]) {
  test(`under ${host} the login leads to the Application ${sites.application}`, async ({
    page,
    site,
  }) => {
    const origin = site.url.replace('localhost', host);
    await page.goto(`${origin}/customer-login`);
    const application = page.getByRole('link', { name: 'Go to the customer application' });
    await follow(application, sites.application);
  });
}

test('a production build links to the live blogs by their own address, whatever the host', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/about-us');
  await follow(footer.getByRole('link', { name: 'Blog', exact: true }), `${live.main}/blog`);
  await page.goto('/about-us');
  await follow(footer.getByRole('link', { name: 'हिंदी ब्लॉग' }), `${live.main}/hindi-blog`);
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
    location: `${live.main}/blog`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  for (const target of ['nope', 'https:%2F%2Fevil.test', 'blog%2F..%2F..%2Fevil', 'constructor']) {
    const other = await request.get(`/api/go/${target}?url=https://evil.test`, { maxRedirects: 0 });
    expect([target, other.status(), other.headers().location]).toEqual([target, 404, undefined]);
  }
});

test('the tag manager runs what it loads, and no page allows a host for scripts', async ({
  page,
  context,
  consoleProblems,
}) => {
  const scripts = new Map([
    [
      'https://www.googletagmanager.com/gtm.js',
      "const s = document.createElement('script'); s.src = 'https://www.googleadservices.com/tag.js'; document.head.append(s);",
    ],
    ['https://www.googleadservices.com/tag.js', 'window.tagRan = true;'],
  ]);
  await context.route(/googletagmanager|googleadservices/, (route) => {
    const body = scripts.get(route.request().url().split('?')[0] ?? '') ?? '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const response = await page.goto('/term-insurance');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('https:');
  const form = callBackForm(page);
  await form.slots.nth(2).check();
  await form.mobile.fill(uniqueMobile());
  await form.form.getByLabel(/advertisement.s network/).check();
  await form.button.click();
  await expect(form.confirmation).toContainText('Thank you');
  await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true);
  expect(consoleProblems).toEqual([]);
});
