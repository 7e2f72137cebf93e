import { isLinkOfSite } from './expect-sound-answer.ts';

test('a link of an answer leads to a page of the site, its answer, or a place on the page', () => {
  const links = ['/claim#travel', '/health-insurance/plans/answer?age=34', '#change'];
  expect([...links, '/car-insurance/idv-calculator'].filter((href) => !isLinkOfSite(href))).toEqual(
    [],
  );
  const wrong = ['/health-insurence', '/car-insurance/idv', '/', 'https://elsewhere.example', '#'];
  expect(wrong.filter(isLinkOfSite)).toEqual(['/']);
});
