import { renderToStaticMarkup } from 'react-dom/server';
import { RowTable } from './row-table';
import { Table } from './table';

const marked = '**bold** and [a link](/claim)';
const table = (isTypedByPeople: boolean) =>
  renderToStaticMarkup(
    <>
      <Table
        caption="Cells"
        columns={['One', 'Two', 'Three']}
        rows={[[marked, marked, <b key="own">{marked}</b>]]}
        isTypedByPeople={isTypedByPeople}
      />
      <RowTable
        caption="Rows"
        rows={[{ label: 'One', text: marked }]}
        isTypedByPeople={isTypedByPeople}
      />
    </>,
  );

test('what people typed is shown as it is: no marks of ours are read in it', () => {
  expect(table(true).split(marked)).toHaveLength(5);
  expect(table(true)).not.toMatch(/<a |<strong/);
});

test('our own texts are read for their marks, elements are not', () => {
  expect(table(false).split(marked)).toHaveLength(2);
  expect(table(false).match(/<strong>bold<\/strong> and <a href="\/claim"/g)).toHaveLength(3);
});

const columnsOf = (columns: string[], row: string[]) =>
  renderToStaticMarkup(<Table caption="Plans" columns={columns} rows={[row]} />);

test('each column and each row has its header, in either table', () => {
  const html = columnsOf(['Plan', 'Pays', 'Costs'], ['Base', 'half', '₹1']);
  expect(html.match(/<th scope="col">/g)).toHaveLength(3);
  expect(html.match(/<th scope="row">Base</g)).toHaveLength(1);
  expect(
    renderToStaticMarkup(<RowTable caption="Rows" rows={[{ label: 'One', text: 'two' }]} />),
  ).toMatch(/<th scope="row"[^>]*>One</);
});

test('on a phone a table of texts stacks, each cell with the name of its column; an empty cell has none', () => {
  const html = columnsOf(['Plan', 'Pays', 'Costs'], ['Base', 'half', '']);
  expect(html).toContain('data-restacked');
  expect(html.match(/data-column="[^"]*"/g)).toEqual(['data-column="Pays"']);
});

test.each([
  ['two columns', ['Plan', 'Pays'], ['Base', 'half']],
  ['only yes and no', ['Plan', 'Rooms', 'Births'], ['Base', 'Yes', 'No']],
])('a table of %s does not stack', (_, columns, row) => {
  expect(columnsOf(columns, row)).not.toMatch(/data-restacked|data-column/);
});
