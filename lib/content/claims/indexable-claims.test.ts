import { bannedWordsIn } from '../../site/banned-words.ts';
import { descriptionOf, type Route } from '../../site/find-route.ts';
import { routes } from '../../site/routes.ts';
import { claimTypes } from './all-claims.ts';
import { findIndexableClaim, indexableClaims } from './indexable-claims.ts';

const rows: readonly Route[] = routes;
const written = indexableClaims.map(({ search, seo }) => ({
  search,
  title: seo.title,
  description: seo.metaTags[0].content,
}));

test('every kind of claim has one address', () => {
  expect(written.map(({ search }) => search)).toEqual(claimTypes.map(({ id }) => `?type=${id}`));
});

test('titles have 30 to 60 characters, descriptions 120 to 155, and neither has a banned word', () => {
  const problems = written.flatMap(({ search, title, description }) => [
    ...(title.length >= 30 && title.length <= 60 ? [] : [`${search}: title of ${title.length}`]),
    ...(description.length >= 120 && description.length <= 155
      ? []
      : [`${search}: description of ${description.length}`]),
    ...bannedWordsIn(`${title}. ${description}`).map((words) => `${search}: "${words}"`),
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

test('with a date, a step or an advertisement’s tag the answer is one visitor’s', () => {
  expect(findIndexableClaim({ type: 'travel' })?.search).toBe('?type=travel');
  for (const asked of [
    {},
    { type: 'nothing' },
    { type: ['travel', 'travel'] },
    { type: 'travel', date: '2026-11-20' },
    { type: 'travel', utm_source: 'x' },
  ])
    expect(findIndexableClaim(asked)).toBeUndefined();
});
