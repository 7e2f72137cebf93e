/** @jest-environment jsdom */
import { watchMissingFields } from './missing-fields.ts';

watchMissingFields();

const field = (id: string, extra = '') =>
  `<div><label for="${id}">${id}</label><div><input id="${id}" required ${extra}></div></div>`;

beforeEach(() => {
  document.body.innerHTML = `<form><fieldset>
    ${field('age', 'data-missing="Enter your age." aria-describedby="age-suffix"')}
    ${field('sum', 'data-missing="Enter a sum."')}
    ${field('other')}</fieldset></form>`;
});

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const check = () => document.querySelector('form')?.checkValidity();
const messages = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent);

test('each empty field gets its message once, and the first one the focus', () => {
  check();
  check();
  expect(messages()).toEqual(['Enter your age.', 'Enter a sum.']);
  expect(document.activeElement).toBe(find('age'));
  expect(find('age').getAttribute('aria-describedby')).toBe('age-suffix age-missing');
  expect(find('age').ariaInvalid).toBe('true');
  expect(document.getElementById('age-missing')?.nextElementSibling).toBe(
    find('age').parentElement,
  );
});

test('the browser keeps its own bubble where we have no words', () => {
  const shown: string[] = [];
  document.addEventListener(
    'invalid',
    (event) => {
      if (!event.defaultPrevented) shown.push((event.target as Element).id);
    },
    { capture: true, once: false },
  );
  check();
  expect(shown).toEqual(['other']);
});

test('the message goes as one types, and a message of the server stays', () => {
  check();
  find('sum').value = '5 lakh';
  find('sum').dispatchEvent(new Event('input', { bubbles: true }));
  expect(messages()).toEqual(['Enter your age.']);
  expect(find('sum').hasAttribute('aria-invalid')).toBe(false);
  expect(find('sum').hasAttribute('aria-describedby')).toBe(false);
  find('sum').value = '';
  find('sum').ariaInvalid = 'true';
  check();
  expect(messages()).toEqual(['Enter your age.']);
});
