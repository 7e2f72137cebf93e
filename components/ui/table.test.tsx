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
