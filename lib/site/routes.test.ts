import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationBroker } from '../config/broker-details.ts';
import { isDeskPath } from '../desk/desk-paths.ts';
import { pageAnswers } from './answer-fields.ts';
import { bannedWordsIn } from './banned-words.ts';
import { noindexPaths } from './dynamic-paths.ts';
import { descriptionOf, isRoutePath, productRoutes, type Route, routeFor } from './find-route.ts';
import { routes } from './routes.ts';
import { textChangedOn } from './text-dates.ts';
import { citiesPath, cityPath } from './tool-paths.ts';

const rows: readonly Route[] = routes;
const table = 'lib/site/routes.ts';

/** docs/specification.md, section 2. */
const specifiedPaths = [
  '/',
  '/health-insurance',
  '/super-topup',
  '/investment-plans',
  '/term-insurance',
  '/critical-illness-insurance',
  '/pension-plans',
  '/child-plans',
  '/renewal',
  '/car-insurance',
  '/bike-insurance',
  '/senior-citizen',
  '/1crore-health-insurance',
  '/diabetes-health-insurance',
  '/family-health-insurance',
  '/maternity-health-insurance',
  '/travel-insurance',
  '/about-us',
  '/capital-guarantee',
  '/insurance-companies',
  '/faqs',
  '/contact-us',
  '/careers',
  '/grievance-redressal',
  '/terms-and-conditions',
  '/privacy-policy',
  '/legal',
  '/customer-login',
  '/cashless-hospital',
  '/claim',
  '/joy-center',
];

function lengthOf(text: string): number {
  return [...text].length;
}

/** One message for each row whose text is too short or too long for a search result. */
function lengthProblems(what: string, read: (route: Route) => string, least: number, most: number) {
  return rows.flatMap((route) => {
    const length = lengthOf(read(route));
    if (length >= least && length <= most) return [];
    const change =
      length < least ? `add at least ${least - length}` : `take away at least ${length - most}`;
    return `The ${what} of ${route.path} has ${length} characters; ${change} in ${table} (${least} to ${most}).`;
  });
}

function doubledProblems(what: string, read: (route: Route) => string) {
  const pathsByText = new Map<string, string[]>();
  for (const route of rows) {
    const text = read(route).trim().toLowerCase();
    pathsByText.set(text, [...(pathsByText.get(text) ?? []), route.path]);
  }
  return [...pathsByText.values()]
    .filter((paths) => paths.length > 1)
    .map((paths) => `${paths.join(' and ')} have the same ${what}; give each its own in ${table}.`);
}

/** Paths of the page files under app/; "(group)" folders are not part of a path. */
function pagePaths(folder = join(process.cwd(), 'app'), path = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return /^page\.tsx?$/.test(entry.name) ? [path || '/'] : [];
    const part = /^\(.+\)$/.test(entry.name) ? '' : `/${entry.name}`;
    return pagePaths(join(folder, entry.name), path + part);
  });
}

test('the table has the specification’s 31 paths, each once; any other page is a product’s', () => {
  const paths: readonly string[] = rows.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(specifiedPaths).toHaveLength(31);
  expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
  const added = rows.filter(({ path }) => !(specifiedPaths as readonly string[]).includes(path));
  expect(added.filter(({ kind }) => kind !== 'product')).toEqual([]);
});

test('titles have 30 to 60 characters', () => {
  expect(lengthProblems('title', ({ seo }) => seo.title, 30, 60)).toEqual([]);
});

test('descriptions have 120 to 155 characters', () => {
  expect(lengthProblems('description', descriptionOf, 120, 155)).toEqual([]);
});

test('no two pages have the same title', () => {
  expect(doubledProblems('title', ({ seo }) => seo.title)).toEqual([]);
});

test('no two pages have the same description', () => {
  expect(doubledProblems('description', descriptionOf)).toEqual([]);
});

test('no two pages have the same name in menus', () => {
  expect(doubledProblems('label', ({ label }) => label)).toEqual([]);
});

test('a description says more than its title', () => {
  const problems = rows
    .filter((route) => descriptionOf(route).toLowerCase().startsWith(route.seo.title.toLowerCase()))
    .map(
      ({ path }) => `The description of ${path} repeats its title; write what the page answers.`,
    );
  expect(problems).toEqual([]);
});

test('no title, label or meta tag holds a banned word', () => {
  const problems = rows.flatMap((route) =>
    [route.label, route.seo.title, ...route.seo.metaTags.map(({ content }) => content)].flatMap(
      (text) =>
        bannedWordsIn(text).map(
          (words) => `${route.path}: take "${words}" out of "${text}" in ${table}.`,
        ),
    ),
  );
  expect(problems).toEqual([]);
});

test('titles and descriptions do not shout, trail off or name the broker', () => {
  const problems = rows.flatMap((route) =>
    [route.seo.title, descriptionOf(route)].flatMap((text) => [
      ...(text === text.trim() && !/\s{2}/.test(text)
        ? []
        : [`${route.path}: take the spare spaces out of "${text}".`]),
      ...(/!|\.\.\.|…|[A-Z]{6,}/.test(text)
        ? [`${route.path}: no exclamation marks, dots or capitals in "${text}".`]
        : []),
      ...(text.includes(demonstrationBroker.name)
        ? [`${route.path}: the broker's name is configuration; take it out of "${text}".`]
        : []),
    ]),
  );
  expect(problems).toEqual([]);
});

test('a meta tag has a name and content, and is unique on its page', () => {
  for (const { path, seo } of rows) {
    const names = seo.metaTags.map(({ name }) => name.toLowerCase());
    expect({ path, first: names[0] }).toEqual({ path, first: 'description' });
    expect({ path, twins: names.length - new Set(names).size }).toEqual({ path, twins: 0 });
    for (const { name, content } of seo.metaTags) {
      expect({ path, name, isFilled: Boolean(name.trim() && content.trim()) }).toEqual({
        path,
        name,
        isFilled: true,
      });
    }
  }
});

test('every row has a page', () => {
  const pages = new Set(pagePaths());
  const problems = rows
    .filter(({ path, kind }) => !pages.has(kind === 'product' ? '/[product]' : path))
    .map(({ path, kind }) =>
      kind === 'product'
        ? `${path} has a row in ${table} and no page: app/(en)/(products)/[product]/page.tsx is missing.`
        : `${path} has a row in ${table} and no page: add app${path === '/' ? '' : path}/page.tsx or take the row out.`,
    );
  expect(problems).toEqual([]);
});

test('every page has a row', () => {
  const known = new Set<string>([
    ...rows.map(({ path }) => path),
    ...noindexPaths,
    ...pageAnswers.map(({ path }) => `${path}/answer`),
    '/cashless-hospital/in',
    '/cashless-hospital/in/[city]',
    '/[product]',
    '/[product]/[tool]',
    '/[product]/[tool]/answer',
    '/[product]/plans',
    '/[product]/plans/answer',
    '/claim/[type]',
    '/claim/[type]/answer',
    '/claim/refused',
    '/claim/refused/answer',
    '/claim/refused/[reason]',
    '/insurance-companies/[insurer]',
    citiesPath,
    cityPath('[city]'),
  ]);
  const problems = pagePaths()
    // The staff's pages are in no list: whatever is made from the table names it to visitors.
    // A Hindi page is its English page in Hindi.
    .filter((path) => !known.has(path.replace(/^\/hi(?=\/|$)/, '') || '/') && !isDeskPath(path))
    .map(
      (path) => `app${path}/page.tsx has no row: add one to ${table}, with title and description.`,
    );
  expect(problems).toEqual([]);
});

test('a product has no page file beside the one template', () => {
  const pages = pagePaths();
  for (const { path } of productRoutes) expect(pages).not.toContain(path);
});

test('a page preselects the product that has a code in the specification', () => {
  expect(
    Object.fromEntries(productRoutes.map(({ path, productCode }) => [path, productCode])),
  ).toMatchObject({
    '/health-insurance': 2,
    '/critical-illness-insurance': 9,
    '/super-topup': 2,
    '/senior-citizen': 2,
    '/family-health-insurance': 2,
    '/maternity-health-insurance': 2,
    '/1crore-health-insurance': 2,
    '/diabetes-health-insurance': 2,
    '/term-insurance': 3,
    '/child-plans': 7,
    '/investment-plans': 5,
    '/pension-plans': 6,
    '/capital-guarantee': 5,
    '/car-insurance': 4,
    '/bike-insurance': 8,
    '/travel-insurance': undefined,
  });
});

test('a product page offers a call exactly where Lead.svc has a code for it', () => {
  for (const { path, productCode, hasCallBackForm, hasExitPopup } of productRoutes) {
    const hasCode = productCode !== undefined;
    expect({ path, hasCallBackForm, hasExitPopup }).toEqual({
      path,
      hasCallBackForm: hasCode,
      hasExitPopup: hasCode,
    });
  }
});

test('the exit popup never appears on pages of help', () => {
  for (const path of [
    '/claim',
    '/renewal',
    '/customer-login',
    '/grievance-redressal',
    '/contact-us',
    '/cashless-hospital',
    '/joy-center',
  ]) {
    expect({ path, exitPopup: routeFor(path).hasExitPopup }).toEqual({ path, exitPopup: false });
  }
});

test('review dates are valid dates', () => {
  for (const { path } of rows) {
    const day = textChangedOn(path);
    expect({ path, day, read: new Date(day).toISOString().slice(0, 10) }).toEqual({
      path,
      day,
      read: day,
    });
  }
  expect(() => textChangedOn('/claim/none')).toThrow('npm run pages:date');
});

test('a path is a route only in its exact spelling', () => {
  expect(isRoutePath('/term-insurance')).toBe(true);
  for (const path of ['/Term-Insurance', '/term-insurance/', 'term-insurance', '', '/get-a-call'])
    expect({ path, isRoute: isRoutePath(path) }).toEqual({ path, isRoute: false });
  expect(isRoutePath('constructor')).toBe(false);
});

test('the error for a missing row names the table', () => {
  expect(routeFor('/term-insurance').label).toBe('Term insurance');
  expect(() => routeFor('/nope')).toThrow('lib/site/routes.ts');
});
