/**
 * Requirements for the answer of every tool: headers, the form without JavaScript, an empty query, an error, "change".
 */
import { type APIRequestContext, expect } from '@playwright/test';
import { pageAnswers } from '../lib/site/answer-fields.ts';
import { answerPath } from '../lib/site/tool-paths.ts';
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

test('every answer is made for one visitor: a nonce, no cache, no index, no referrer; its links to its parts find them, “change” its form, also after an invalid value, which it shows again', async ({
  request,
}) => {
  const here = answers.map(({ path }) => path);
  expect(pageAnswers.filter(({ path }) => !here.includes(path))).toEqual([]);
  const expectNoLostPart = (html: string, label: string) => {
    const fragments = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    const missing = fragments.filter((id) => !html.includes(` id="${id}"`));
    expect.soft(missing, label).toEqual([]);
  };
  for (const { path, asked, wrong, change } of answers) {
    const { status, headers, html } = await read(request, `${answerPath(path)}?${asked}`);
    expect.soft(status, path).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect.soft(html, path).toContain(`nonce="${nonce}"`);
    expect.soft(headers, path).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining(
        path === '/cashless-hospital' ? 'geolocation=(self)' : 'geolocation=()',
      ),
    });
    expect.soft(headers['set-cookie'], path).toBeUndefined();
    expect.soft(html, path).toMatch(/<meta name="robots"[^>]*noindex/);
    expect.soft(html, path).not.toContain('<link rel="canonical"');
    expectNoLostPart(html, path);
    if (change) {
      expect.soft(html, path).toMatch(new RegExp(`<a [^>]*href="#${change}"[^>]*>[Cc]hange`));
      expect.soft(html, path).toContain(` id="${change}"`);
    }
    if (!wrong) continue;
    const faulty = await read(request, `${answerPath(path)}?${wrong.query}`);
    expect.soft(faulty.status, wrong.query).toBe(200);
    expect.soft(faulty.html, wrong.query).toMatch(wrong.shown);
    expectNoLostPart(faulty.html, wrong.query);
  }
});

test('every page of a tool is prerendered, its form leads to the answer without JavaScript, and an answer without its fields back to it, with the advertisement’s tags', async ({
  request,
}) => {
  for (const { path } of answers) {
    for (const [query, kept] of [
      ['', ''],
      ['?for=x', ''],
      ['?utm_source=x&for=x&gclid=y', '?utm_source=x&gclid=y'],
    ]) {
      const { status, headers } = await read(request, answerPath(path) + query);
      expect.soft([query, status, headers.location], path).toEqual([query, 307, path + kept]);
    }
    const { status, headers, html } = await read(request, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers['cache-control'], path).toContain('s-maxage');
    expect.soft(headers['content-security-policy'], path).not.toContain('nonce-');
    if (path === '/customer-login') continue;
    // The header has a question's form.
    const main = html.slice(html.indexOf('<main'));
    const forms = [...main.matchAll(/<form\b[^>]*>/g)].map(([form]) => form);
    const own = forms.filter((form) => form.includes(`action="${answerPath(path)}`));
    expect.soft(own, path).toHaveLength(1);
    expect.soft(own[0], path).not.toMatch(/method="post"/i);
  }
});
