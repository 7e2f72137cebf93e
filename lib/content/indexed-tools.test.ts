import { textWidth } from '../../packages/seo-audit/src/page/text-width.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { descriptionOf, type Route } from '../site/find-route.ts';
import { routes } from '../site/routes.ts';
import { subPageRoutes } from '../site/tool-routes.ts';
import { indexedTools } from './indexed-tools.ts';

const rows: readonly Route[] = routes;
const written = indexedTools.map(({ path, seo }) => ({
  path,
  title: seo.title,
  description: seo.metaTags[0].content,
}));

test('every tool with a path of its own is indexed, once', () => {
  expect(written.map(({ path }) => path)).toEqual(subPageRoutes.map(({ path }) => path));
});

test('titles have 30 to 60 characters, descriptions 120 to 155, and neither has a banned word', () => {
  const problems = written.flatMap(({ path, title, description }) => [
    ...(title.length >= 30 && title.length <= 60 ? [] : [`${path}: title of ${title.length}`]),
    ...(description.length >= 120 && description.length <= 155
      ? []
      : [`${path}: description of ${description.length}`]),
    ...bannedWordsIn(`${title}. ${description}`).map((words) => `${path}: "${words}"`),
  ]);
  expect(problems).toEqual([]);
});

test('no other page has the same title or description', () => {
  const all = [
    ...rows.flatMap((route) => [route.seo.title, descriptionOf(route)]),
    ...written.flatMap(({ title, description }) => [title, description]),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a description is at most 920 px wide, which every result shows whole', () => {
  const all = [...rows, ...indexedTools].map((page) => descriptionOf(page));
  expect(all.filter((description) => textWidth(description, 14) > 920)).toEqual([]);
});
