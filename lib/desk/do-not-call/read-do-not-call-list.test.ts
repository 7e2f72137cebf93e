/** Which column has the numbers, and which rows count. */
import { readDoNotCallList } from './read-do-not-call-list.ts';

const read = (...lines: string[]) => {
  const rows = lines.map((line) => line.split(';'));
  return readDoNotCallList(
    rows,
    rows.map((_, index) => index + 1),
  );
};

test.each(['Notes', 'Nominee', 'Contact person', 'North'])(
  'a column "%s" has no numbers',
  (header) => {
    const { column, mobiles } = read(`${header};Mobile No.`, 'asked twice;98765 43210');
    expect(column).toBe('Mobile No.');
    expect([...mobiles]).toEqual(['9876543210']);
  },
);

test.each(['No.', 'Nos', 'Number', 'Mob. no.', 'Tel', 'Contact no', 'PHONE'])(
  'a column "%s" has',
  (header) => {
    expect(read(`Name;${header}`, 'x;9876543210').column).toBe(header);
  },
);

test('a title above the header is no row, a number above it is one', () => {
  const list = read('Do not call;', ';9876543210', 'Name;Mobile', 'x;9876543211', 'y;12');
  expect([...list.mobiles]).toEqual(['9876543210', '9876543211']);
  expect(list).toMatchObject({ rows: 3, rejected: [{ row: 5, reason: 'not a mobile number' }] });
});

test('one column: a wrong number in the first row is reported, not taken for a header', () => {
  expect(read('987654321', '9876543210')).toMatchObject({
    column: null,
    rows: 2,
    rejected: [{ row: 1, reason: 'not a mobile number' }],
  });
  expect(read('Numbers', '9876543210', '9876543210')).toMatchObject({
    column: 'Numbers',
    rows: 2,
    repeated: 1,
    rejected: [],
  });
});

test('two columns that may hold the numbers are named', () => {
  expect(() => read('Mobile;Phone', '9876543210;9876543211')).toThrow(
    /Several columns.*Mobile, Phone/,
  );
});
