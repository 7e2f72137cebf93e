import { typedFields } from './typed-fields.ts';

const refused = {
  action: 'export-records',
  message: 'export-no-day',
  fieldId: 'export-day',
  values: { which: 'day', day: '', numbers: 'yes' },
} as const;

test('a tick of the form that was refused is there again; of another form it is not', () => {
  expect(typedFields({ refused }, 'export-records').box('numbers')).toEqual({
    name: 'numbers',
    defaultChecked: true,
  });
  const { numbers: _, ...values } = refused.values;
  for (const other of [null, { ...refused, values }, { ...refused, action: 'erase-person' }])
    expect(typedFields({ refused: other }, 'export-records').box('numbers')).toEqual({
      name: 'numbers',
    });
});

test('the error is at the field that was refused, and at no other', () => {
  const typed = typedFields({ refused }, 'export-records');
  expect(typed.errorOf('export-day')).toContain('Enter the day');
  expect(typed.field('export-day', 'day').error).toBe(typed.errorOf('export-day'));
  expect(typed.errorOf('export-which')).toBeUndefined();
});
