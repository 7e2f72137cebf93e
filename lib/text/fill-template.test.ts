import { fillTemplate } from './fill-template.ts';

const words: Record<string, string> = { name: 'Chhatri', days: '7 days', none: '' };
const fill = (text: string) => fillTemplate(text, (name) => words[name]);

test('every placeholder is replaced, also by an empty text', () => {
  expect(fill('{name} calls within {days}; {name}{none}.')).toBe(
    'Chhatri calls within 7 days; Chhatri.',
  );
});

test('a value is not filled again', () => {
  expect(fillTemplate('{a}', () => '{b}')).toBe('{b}');
});

test('a name without a value is an error that names it', () => {
  expect(() => fill('{nmae} calls')).toThrow('"{nmae}"');
});
