import { repairEncoding } from './repair-encoding.ts';

test.each([
  ['Road \u00e2\u20ac\u201c Ground Floor', 'Road – Ground Floor'],
  ['Caf\u00c3\u00a9 Lane', 'Café Lane'],
  ['Road %E2%80%93 Ground Floor', 'Road – Ground Floor'],
  ["Main Road?%27,%27HSP1234');", 'Main Road'],
])('%j is repaired to %j', (broken, repaired) => {
  expect(repairEncoding(broken)).toBe(repaired);
});

test("a database's NULL and its line ends become blanks", () => {
  expect(repairEncoding('Main Road\\n\\N').trim()).toBe('Main Road');
  expect(repairEncoding('Main Road\\nPune').split(' ')).toEqual(['Main', 'Road', 'Pune']);
});

test.each(['100%AC rooms', 'Café – Lane', 'H.No 5\\North Street', 'अपोलो अस्पताल', '50% off'])(
  '%j stays as it is',
  (text) => {
    expect(repairEncoding(text)).toBe(text);
  },
);
