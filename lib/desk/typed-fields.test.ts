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

test('a form of another record is not the one that was refused', () => {
  const options = { values: { which: 'day' } };
  expect(typedFields({ refused }, 'export-records', options).isRefused).toBe(true);
  const others: Record<string, string>[] = [{ which: 'month' }, { reference: 'CB-2222-3333' }];
  for (const values of others)
    expect(typedFields({ refused }, 'export-records', { values }).isRefused).toBe(false);
});

test('defaults are shown until the form is refused, then what was typed, also where it is nothing', () => {
  const defaults = { day: '2026-11-22', which: 'month' };
  const shown = (form: typeof refused | null) => {
    const typed = typedFields({ refused: form }, 'export-records', { defaults });
    return ['day', 'which'].map((name) => typed.field(`export-${name}`, name).defaultValue);
  };
  expect(shown(null)).toEqual(['2026-11-22', 'month']);
  expect(shown(refused)).toEqual([undefined, 'day']);
});

test('the error is at the field that was refused, and at no other', () => {
  const typed = typedFields({ refused }, 'export-records');
  expect(typed.errorOf('export-day')).toContain('Enter the day');
  expect(typed.field('export-day', 'day').error).toBe(typed.errorOf('export-day'));
  expect(typed.errorOf('export-which')).toBeUndefined();
});
