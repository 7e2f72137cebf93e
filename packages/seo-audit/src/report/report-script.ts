/** Browser script of the report: sorts, filters, opens the target of a link. The report is complete without it. */
export const reportScript = `
document.documentElement.classList.add('js');
const table = document.getElementById('page-table');
const body = table.tBodies[0];
const rows = [...body.rows];
const valueOf = (row, at, kind) => {
  const cell = row.cells[at];
  return kind === 'number' ? Number(cell.dataset.value) : cell.textContent.trim().toLowerCase();
};
[...table.tHead.rows[0].cells].forEach((head, at) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = head.textContent;
  head.replaceChildren(button);
  button.addEventListener('click', () => {
    const isDown = head.getAttribute('aria-sort') === 'descending';
    const isFirst = !head.hasAttribute('aria-sort');
    const down = isFirst ? head.dataset.kind === 'number' && at !== 0 : !isDown;
    for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const kind = head.dataset.kind;
    rows.sort((a, b) => {
      const one = valueOf(a, at, kind);
      const two = valueOf(b, at, kind);
      const order = one < two ? -1 : one > two ? 1 : 0;
      return down ? -order : order;
    });
    body.append(...rows);
  });
});
const find = document.getElementById('find');
const show = document.getElementById('show');
const kinds = { '': null, error: ['error'], warning: ['error', 'warning'], clean: ['clean'] };
const filter = () => {
  const words = find.value.trim().toLowerCase();
  let count = 0;
  for (const row of rows) {
    const wanted = kinds[show.value];
    row.hidden = !(row.textContent.toLowerCase().includes(words) && (!wanted || wanted.includes(row.dataset.kind)));
    if (!row.hidden) count += 1;
  }
  document.getElementById('shown').textContent = count + (count === 1 ? ' page' : ' pages');
};
find.form.addEventListener('submit', (event) => event.preventDefault());
find.addEventListener('input', filter);
show.addEventListener('change', filter);
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.tagName === 'DETAILS') {
    target.open = true;
    target.scrollIntoView();
    target.querySelector('summary').focus({ preventScroll: true });
  }
};
addEventListener('hashchange', openTarget);
openTarget();
let opened = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('details.finding:not([open])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
`;
