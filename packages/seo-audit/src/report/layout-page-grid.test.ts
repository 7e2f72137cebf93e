import { emptyCounts, type PageSummary } from './audit-run.ts';
import { linkGraph } from './html-graph.ts';
import { layoutPageGrid } from './layout-page-grid.ts';

const page = (route: string, depth: number | null, reachedFrom: string | null = null) =>
  ({ url: route, route, depth, reachedFrom, counts: emptyCounts() }) as PageSummary;

test('pages are placed by clicks and folder, and a line shows how many are linked from where', () => {
  const { columns, rows, cells, links, omitted } = layoutPageGrid([
    page('/', 0),
    page('/about', 1, '/'),
    page('/plans/a', 1, '/'),
    page('/plans/b?x=/y/', 1, '/'),
    page('/plans/c', null),
  ]);
  expect(columns).toEqual(['start', '1 click', 'no link path']);
  expect(rows).toEqual(['/', '/plans/']);
  expect(cells.map(({ column, row, shown }) => [column, row, shown.length])).toEqual([
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 2],
    [2, 1, 1],
  ]);
  expect(links.map(({ to, pages }) => [to.column, to.row, pages])).toEqual([
    [1, 1, 2],
    [1, 0, 1],
  ]);
  expect(omitted).toEqual([]);
});

test('a large site is limited to some hundred marks, the worst pages first, and the number of omitted pages is shown', () => {
  const pages = Array.from({ length: 9_000 }, (_, at) =>
    page(`/folder-${at % 60}/${at}`, 1 + (at % 12), '/'),
  );
  const worst = page('/folder-0/worst', 1, '/');
  worst.counts = { error: 1, warning: 0, notice: 0 };
  const placed = layoutPageGrid([page('/', 0), ...pages, worst]);
  const marks = placed.cells.reduce((sum, { shown }) => sum + shown.length, 0);
  expect(marks).toBeLessThanOrEqual(400);
  expect(placed.rows).toHaveLength(17);
  expect(placed.columns).toHaveLength(9);
  expect(placed.omitted[0]).toMatch(/^the marks of 8,\d+ pages/);
  const worstCell = placed.cells.find(({ shown }) => shown.includes(worst));
  expect(worstCell?.shown[0]).toBe(worst);
  const picture = linkGraph([page('/', 0), ...pages, worst]).text;
  expect(picture.length).toBeLessThan(150_000);
  expect(picture).toContain('Left out: the marks of');
});
