import * as z from 'zod/mini';
import { parseName } from '../../input/parse-field-text.ts';
import { optionalText } from './request-schema.ts';

const schema = z.object({ name: optionalText(z.string('wrong'), parseName, 'wrong') });

test.each([
  {},
  { name: undefined },
  { name: null },
  { name: false },
  { name: '' },
  { name: ' \n' },
])('%j is an empty text', (posted) => {
  expect(schema.parse(posted)).toEqual({ name: '' });
});

test('a text that is not blank is parsed, and an invalid one has the message', () => {
  expect(schema.parse({ name: '  Asha  Rao ' })).toEqual({ name: 'Asha Rao' });
  for (const name of ['<b>', 5, true, ['Asha']]) {
    const issues = schema.safeParse({ name }).error?.issues ?? [];
    expect({ name, issues: issues.map(({ message }) => message) }).toEqual({
      name,
      issues: ['wrong'],
    });
  }
});
