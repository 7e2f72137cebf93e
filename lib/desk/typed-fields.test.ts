import { typedFields } from './typed-fields.ts';

const rejected = {
  action: 'export-records',
  message: 'export-no-day',
  fieldId: 'export-day',
  values: { which: 'day', day: '', numbers: 'yes' },
} as const;

test('a tick of the form that was rejected is there again; of another form it is not', () => {
  expect(typedFields({ rejected }, 'export-records').box('numbers')).toEqual({
    name: 'numbers',
    defaultChecked: true,
  });
  const { numbers: _, ...values } = rejected.values;
  for (const other of [null, { ...rejected, values }, { ...rejected, action: 'erase-person' }])
    expect(typedFields({ rejected: other }, 'export-records').box('numbers')).toEqual({
      name: 'numbers',
    });
});

test('a form of another record is not the one that was rejected', () => {
  const options = { values: { which: 'day' } };
  expect(typedFields({ rejected }, 'export-records', options).isRejected).toBe(true);
  const others: Record<string, string>[] = [{ which: 'month' }, { reference: 'CB-2222-3333' }];
  for (const values of others)
    expect(typedFields({ rejected }, 'export-records', { values }).isRejected).toBe(false);
});

test('defaults are shown until the form is rejected, then what was typed, also where it is nothing', () => {
  const defaults = { day: '2026-11-22', which: 'month' };
  const shown = (form: typeof rejected | null) => {
    const typed = typedFields({ rejected: form }, 'export-records', { defaults });
    return ['day', 'which'].map((name) => typed.field(`export-${name}`, name).defaultValue);
  };
  expect(shown(null)).toEqual(['2026-11-22', 'month']);
  expect(shown(rejected)).toEqual([undefined, 'day']);
});

test('the error is at the field that was rejected, and at no other', () => {
  const typed = typedFields({ rejected }, 'export-records');
  expect(typed.errorOf('export-day')).toContain('Enter the day');
  expect(typed.field('export-day', 'day').error).toBe(typed.errorOf('export-day'));
  expect(typed.errorOf('export-which')).toBeUndefined();
});
