/** Every field of every calculator, and every text field of the forms, takes the digits of Hindi. */

import { createReference, parseAnyReference, requestPrefix } from '../../outbox/reference.ts';
import { fieldTypes } from '../../requests/submit/field-types.ts';
import { productRoutes } from '../../site/find-route.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import type { FieldDefinition } from '../calculators/calculator.ts';
import { parseField } from '../calculators/parse-field.ts';
import { healthDeductionFields, motorDeductionFields } from '../deductions/deduction-fields.ts';
import { parseHospitalQuery } from '../hospitals/api/parse-hospital-query.ts';
import { calculatorsFor } from './page-calculators.ts';

const today = '2026-11-28';
const inHindi = (text: string) =>
  text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));

const calculators = productRoutes.flatMap(({ path }) => calculatorsFor(path));
const forms: Readonly<Record<string, Readonly<Record<string, FieldDefinition>>>> = {
  ...Object.fromEntries(calculators.map(({ id, fields }) => [id, fields])),
  'health deductions': healthDeductionFields,
  'motor deductions': motorDeductionFields,
};
const fields = Object.entries(forms).flatMap(([form, ofForm]) =>
  Object.entries(ofForm).flatMap(([name, field]) =>
    typedFor(field).map((typed) => ({ form, name, field, typed })),
  ),
);

/** What a visitor types there; nothing for a choice or a box. */
function typedFor(field: FieldDefinition): string[] {
  switch (field.kind) {
    case 'rupees':
      return [String(field.max), field.max.toLocaleString('en-IN')];
    case 'number':
      return [
        String(field.max),
        ...(/^\p{L}+$/u.test(field.unit) ? [`${field.max} ${field.unit}`] : []),
      ];
    case 'ages':
      return [(field.example.match(/\d+/g) ?? []).join(', ')];
    case 'rows':
      return [
        Array(field.minRows + 1)
          .fill('12000')
          .join(field.isLine ? ',' : '\n'),
        Array(field.minRows + 1)
          .fill('40000')
          .join(','),
      ];
    case 'date':
      return ['28/11/2026', '28-11-2026'];
    default:
      return [];
  }
}

test.each(fields)('$form, $name: “$typed” in Hindi digits is the same', ({ field, typed }) => {
  const inEnglish = parseField(field, typed, today);
  expect(inEnglish.kind).toBe('valid');
  expect(parseField(field, inHindi(typed), today)).toEqual(inEnglish);
});

const now = new Date('2026-11-28T05:00:00Z');
test.each([
  ['mobile', '98765 43210'],
  ['policy-number', 'P/123456-78'],
  ['letters-and-digits', 'MH12AB1234'],
  ['date', '10/05/2027'],
  ['past-date', '10/05/2026'],
  ['reference', createReference(requestPrefix)],
] as const)(
  'a field of type %s takes “%s” in Hindi digits, while typing and when sent',
  (type, typed) => {
    const { parse, sanitize = (text: string) => text } = fieldTypes[type];
    expect(parse(typed, now)).not.toBeNull();
    expect(parse(inHindi(typed), now)).toBe(parse(typed, now));
    expect(parse(sanitize(inHindi(typed)), now)).toBe(parse(typed, now));
  },
);

test('a reference read out from Hindi keeps its check character', () => {
  for (let count = 0; count < 20; count++) {
    const reference = createReference(requestPrefix);
    expect(parseAnyReference(inHindi(reference))).toBe(reference);
  }
});

test.each(['pin', 'radius', 'page'])('%s of a hospital search', (name) => {
  const typed = { pin: '560034', radius: '10', page: '2' }[name] ?? '';
  const params = { q: 'apollo', pin: '560034', radius: '10', page: '2', [name]: inHindi(typed) };
  expect(parseHospitalQuery(params)).toEqual(
    parseHospitalQuery({ ...params, [name]: toAsciiDigits(inHindi(typed)) }),
  );
});
