import * as z from 'zod/mini';
import { requestKinds } from '../../content/requests/request-kinds.ts';
import { parseName } from '../../input/parse-field-text.ts';
import { optionalText, requestSchema } from './request-schema.ts';

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

test('that neither number nor address is given is said together with the other errors, and only then', () => {
  const { fields, oneOf } = requestKinds.complaint;
  const wrong = (posted: object) =>
    requestSchema(fields, () => new Date(), oneOf)
      .safeParse(posted)
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  const oneOfThem = 'email: Give one of these, so that we can answer you.';
  expect(wrong({})).toContain(oneOfThem);
  expect(wrong({})?.length).toBeGreaterThan(1);
  expect(wrong({ mobile: '9876543210' })).not.toContain(oneOfThem);
  expect(wrong({ mobile: '98765' })).not.toContain(oneOfThem);
});
