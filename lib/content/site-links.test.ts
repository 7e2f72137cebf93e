import {
  isOfficial,
  linksIn,
  nodesIn,
  notWords,
  readSiteContent,
  type SiteContent,
  stringsIn,
} from '../../testing/checks/site-content.ts';
import { isAnswerPath } from '../site/dynamic-paths.ts';
import { isPagePath } from '../site/find-route.ts';
import { explainedTerms } from './terms.ts';

/** Ids set by components, beside the sections and questions of the content. */
const componentFragments = ['get-a-call'];

/** Places of a planner's answer, which the steps of a flow lead to. */
const planFragments = ['#change', '#save', '#letter', '#keep-ready', '#office'];

let pages: SiteContent['pages'];
let facts: SiteContent['facts'];
beforeAll(async () => {
  ({ pages, facts } = await readSiteContent());
});

test('every link in the prose leads to a route, and to an existing fragment', () => {
  const idsByPath = new Map(
    pages.map((page) => [page.path, new Set(nodesIn(page.content).map(({ id }) => id))]),
  );
  const texts = [...pages, ...facts.map((fact) => ({ ...fact, path: '' }))];
  const problems = texts.flatMap((page) =>
    stringsIn(page.content, notWords)
      .flatMap(linksIn)
      .filter((target) => !/^(term|tel|mailto):/.test(target) && !isOfficial(target))
      .filter((target) => page.path !== '' || !planFragments.includes(target))
      .flatMap((target) => {
        const [href = '', fragment] = target.split('#');
        const [written = '', query] = href.split('?');
        // "#place" is on the page itself.
        const path = written || page.path;
        // An answer has the fragments of its page.
        const placesPath = isAnswerPath(path) ? path.replace(/\/answer$/, '') : path;
        if (!isPagePath(placesPath))
          return `${page.file}: ${target} is no path of lib/site/routes.ts or tool-routes.ts.`;
        if (isAnswerPath(path) !== (query !== undefined))
          return `${page.file}: ${target} asks for something that no tool answers.`;
        const isThere =
          fragment === undefined ||
          componentFragments.includes(fragment) ||
          idsByPath.get(placesPath)?.has(fragment);
        return isThere ? [] : `${page.file}: ${path} has no section or question "${fragment}".`;
      }),
  );
  expect(problems).toEqual([]);
});

test('the link targets of menus and the form’s notice exist', () => {
  for (const [path, fragment] of [
    ['/contact-us', 'stop-calls'],
    ['/privacy-policy', 'get-a-call'],
    ['/privacy-policy', 'hindi'],
    ['/privacy-policy', 'service-requests'],
  ]) {
    const page = pages.find((one) => one.path === path);
    expect(nodesIn(page?.content).map(({ id }) => id)).toContain(fragment);
  }
});

test('a marked term is in terms.ts, and is marked once per page and on product pages only', () => {
  const problems = pages.flatMap((page) => {
    const ids = stringsIn(page.content, notWords)
      .flatMap(linksIn)
      .filter((target) => target.startsWith('term:'))
      .map((target) => target.slice('term:'.length));
    return [
      ...(ids.length > 0 && !page.isProduct
        ? [`${page.file} marks terms; it shows no notes.`]
        : []),
      ...ids.filter((id) => !(id in explainedTerms)).map((id) => `${page.file}: no term "${id}".`),
      ...ids
        .filter((id, place) => ids.indexOf(id) !== place)
        .map((id) => `${page.file}: "${id}" is marked twice.`),
    ];
  });
  expect(problems).toEqual([]);
});
