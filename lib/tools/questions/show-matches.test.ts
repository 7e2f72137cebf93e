/** @jest-environment jsdom */
import { maxOpenedAnswers } from './format-question-count.ts';
import { indexQuestions, openTarget, showMatches } from './show-matches.ts';

const question = (id: string, words: string) =>
  `<details><summary>${words}</summary><div id="${id}">Answer of ${id} <a href="#${id}" data-print="no">link to this question</a></div></details>`;

const words = { 'car-rent': 'deposit driver', one: 'elsewhere' };

function page() {
  document.body.innerHTML = `<div id="groups">
    <section id="first"><div data-questions="">${question('one', 'Room rent')}${question('two', 'Nominee')}</div></section>
    <section id="second"><section id="product">
      <div data-questions="">${question('three', 'Room upgrade')}</div>
      <details id="more"><summary>2 more</summary><ul data-questions=""><li id="link"><a href="/car#car-rent">Rent a car</a></li><li id="other">Tyres</li></ul></details>
    </section></section>
  </div>`;
  const groups = document.querySelector('#groups') as Element;
  return { groups, index: indexQuestions(groups, words) };
}

const shown = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  return element !== null && !element.hidden && !element.closest('[hidden]');
};
const isOpen = (inside: string) => document.querySelector(inside)?.closest('details')?.open;

test('each question counts once, links to product pages included', () => {
  expect(page().index).toHaveLength(5);
});

test('what does not match is hidden with its group, what matches is opened', () => {
  const { groups, index } = page();
  expect(showMatches(groups, index, 'room')).toBe(2);
  expect([shown('#one'), shown('#two'), shown('#three')]).toEqual([true, false, true]);
  expect([isOpen('#one'), isOpen('#two'), isOpen('#three')]).toEqual([true, false, true]);
  expect(shown('#more')).toBe(false);
  showMatches(groups, index, 'nominee');
  expect([shown('#first'), shown('#second'), shown('#product')]).toEqual([true, false, false]);
});

test('a matching link opens the box it lies in, and only that link shows', () => {
  const { groups, index } = page();
  expect(showMatches(groups, index, 'rent car')).toBe(1);
  expect([shown('#link'), shown('#other'), isOpen('#link')]).toEqual([true, false, true]);
});

test('an answer on a product page is found by its words, and its question shows', () => {
  const { groups, index } = page();
  expect(showMatches(groups, index, 'driver car')).toBe(1);
  expect([shown('#link'), shown('#other')]).toEqual([true, false]);
  expect(showMatches(groups, index, 'elsewhere')).toBe(0);
});

test('the link that copies is no part of an answer', () => {
  const { groups, index } = page();
  expect(showMatches(groups, index, 'link to this')).toBe(0);
});

test('signs alone are no search', () => {
  const { groups, index } = page();
  expect(showMatches(groups, index, '!!!')).toBe(5);
  expect(groups.querySelectorAll('[hidden], [open]')).toHaveLength(0);
});

test('an empty search shows all and closes what the search opened', () => {
  const { groups, index } = page();
  showMatches(groups, index, 'room');
  expect(showMatches(groups, index, ' ')).toBe(5);
  expect(groups.querySelectorAll('[hidden], [open]')).toHaveLength(0);
});

test('too many answers stay closed; links show beside them', () => {
  const answers = Array.from({ length: maxOpenedAnswers + 1 }, (_, i) =>
    question(`q${i}`, 'Premium'),
  );
  document.body.innerHTML = `<div id="groups"><section>
    <div data-questions="">${answers.join('')}</div>
    <details id="more"><summary>More</summary><ul data-questions=""><li id="link">Premium</li></ul></details>
  </section></div>`;
  const groups = document.querySelector('#groups') as Element;
  expect(showMatches(groups, indexQuestions(groups), 'premium')).toBe(maxOpenedAnswers + 2);
  expect([isOpen('#q0'), isOpen('#link')]).toEqual([false, true]);
});

test('links do not count as answers that would be too many', () => {
  const links = Array.from({ length: maxOpenedAnswers }, () => '<li>Premium</li>');
  document.body.innerHTML = `<div id="groups"><section>
    <div data-questions="">${question('one', 'Premium')}</div>
    <details><summary>More</summary><ul data-questions="">${links.join('')}</ul></details>
  </section></div>`;
  const groups = document.querySelector('#groups') as Element;
  showMatches(groups, indexQuestions(groups), 'premium');
  expect(isOpen('#one')).toBe(true);
});

test('the question that the address points at is opened, a strange fragment does nothing', () => {
  page();
  Element.prototype.scrollIntoView = jest.fn();
  location.hash = '#two';
  openTarget();
  expect(isOpen('#two')).toBe(true);
  location.hash = '#nowhere';
  expect(openTarget).not.toThrow();
  location.hash = '#%';
  expect(openTarget).not.toThrow();
});
