/**
 * Requirements for the answer of every tool: headers, the form without JavaScript, an empty query, an error, "change".
 */
import { type APIRequestContext, expect } from '@playwright/test';
import { pageAnswers } from '../lib/site/answer-fields.ts';
import { answerPath } from '../lib/site/tool-paths.ts';
import { toolRoutes } from '../lib/site/tool-routes.ts';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { test } from '../testing/playwright/fixtures.ts';

const lastWeek = dayFromToday(-7);
const nextMonth = dayFromToday(30);

type Answer = {
  path: string;
  asked: string;
  /** An invalid query, and the part of it that the page shows again. */
  wrong?: { query: string; shown: RegExp };
  /** Target of "change" on the answer itself. */
  change?: string;
};

const answers: Answer[] = [
  {
    path: '/cashless-hospital',
    asked: 'q=mumbai',
    wrong: { query: 'q=560000000034', shown: /<input[^>]* value="560000000034"/ },
    change: 'hospital-q',
  },
  {
    path: '/faqs',
    asked: 'q=nominee',
    wrong: { query: 'q=zzzz', shown: /<input[^>]* value="zzzz"/ },
    change: 'question-q',
  },
  {
    path: '/renewal',
    asked: `line=health&expiry=${nextMonth}`,
    wrong: { query: 'line=health&expiry=x', shown: /<option value="health" selected/ },
    change: 'change',
  },
  {
    path: '/grievance-redressal',
    asked: `complained=${lastWeek}&to=insurer`,
    wrong: { query: 'complained=x&to=insurer', shown: /<option value="insurer" selected/ },
    change: 'change',
  },
  {
    path: '/joy-center',
    asked: `event=wedding&wedding=${nextMonth}`,
    wrong: {
      query: 'event=wedding&wedding=x',
      shown: /<input[^>]* checked=""[^>]* value="wedding"/,
    },
    change: 'change',
  },
  { path: '/customer-login', asked: 'problem=contact' },
  {
    path: '/claim/travel',
    asked: `date=${lastWeek}`,
    wrong: { query: 'date=31/02/2026', shown: /<input[^>]* value="31\/02\/2026"/ },
    change: 'change',
  },
  {
    path: '/term-insurance/human-life-value-calculator',
    asked: 'age=x',
    wrong: { query: 'age=x', shown: /<input[^>]* value="x"/ },
  },
];

async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const html = (await response.text()).replaceAll('<!-- -->', '');
  return { status: response.status(), headers: response.headers(), html };
}

test('every page with an answer is in this list', () => {
  const here = answers.map(({ path }) => path);
  expect(pageAnswers.filter(({ path }) => !here.includes(path))).toEqual([]);
});

for (const { path, asked, wrong, change } of answers) {
  const answer = answerPath(path);

  test(`${answer} is made for one visitor: a nonce, no cache, no index, no referrer`, async ({
    request,
  }) => {
    const { status, headers, html } = await read(request, `${answer}?${asked}`);
    expect(status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(html).toContain(`nonce="${nonce}"`);
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining(
        path === '/cashless-hospital' ? 'geolocation=(self)' : 'geolocation=()',
      ),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(html).toMatch(/<meta name="robots"[^>]*noindex/);
    expect(html).not.toContain('<link rel="canonical"');
  });

  test(`${answer}: every link to a part of the page finds it, also after a wrong query`, async ({
    request,
  }) => {
    for (const query of [asked, ...(wrong ? [wrong.query] : [])]) {
      const { html } = await read(request, `${answer}?${query}`);
      const fragments = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
      expect(fragments.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
    }
  });

  test(`${path} is prerendered, and its form leads to the answer without JavaScript`, async ({
    request,
  }) => {
    const { status, headers, html } = await read(request, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('s-maxage');
    expect(headers['content-security-policy']).not.toContain('nonce-');
    if (path === '/customer-login') return;
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => form);
    const own = forms.filter((form) => form.includes(`action="${answer}`));
    expect(own).toHaveLength(1);
    expect(own[0]).not.toMatch(/method="post"/i);
  });

  test(`${answer} without its fields redirects to its page with the advertisement’s tags`, async ({
    request,
  }) => {
    for (const [query, kept] of [
      ['', ''],
      ['?for=x', ''],
      ['?utm_source=x&for=x&gclid=y', '?utm_source=x&gclid=y'],
    ]) {
      const { status, headers } = await read(request, answer + query);
      expect([query, status, headers.location]).toEqual([query, 307, path + kept]);
    }
  });

  if (wrong)
    test(`${answer} shows an invalid value again`, async ({ request }) => {
      const { status, html } = await read(request, `${answer}?${wrong.query}`);
      expect(status).toBe(200);
      expect(html).toMatch(wrong.shown);
    });

  if (change)
    test(`“change” on ${answer} leads to the form on the answer itself`, async ({ request }) => {
      const { html } = await read(request, `${answer}?${asked}`);
      expect(html).toMatch(new RegExp(`<a [^>]*href="#${change}"[^>]*>[Cc]hange`));
      expect(html).toContain(` id="${change}"`);
    });
}

test('every tool has its prerendered page; an unknown one redirects home', async ({ request }) => {
  for (const { path } of toolRoutes) {
    const { status, headers } = await read(request, path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['cache-control'], path).toContain('s-maxage');
  }
  for (const path of [
    '/nothing/answer',
    '/claim/nothing',
    '/claim/nothing/answer',
    '/claim/answer',
    '/claim.rsc',
    '/faqs/answer.rsc',
  ]) {
    const { status, headers } = await read(request, `${path}?gclid=a`);
    expect([path, status, headers.location]).toEqual([path, 307, '/?gclid=a']);
  }
});

test('of repeated fields the first that is not blank is answered', async ({ request }) => {
  const { status, html } = await read(request, '/faqs/answer?q=&q=nominee');
  expect(status).toBe(200);
  expect(html).toContain('“nominee”');
});
