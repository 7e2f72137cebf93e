/** Browser script of the report: sorts, filters, opens the target of a link. The report is complete without it. */
export const reportScript = `
document.documentElement.classList.add('js');
const table = document.getElementById('page-table');
const body = table.tBodies[0];
const pageSize = body.rows.length;
const waiting = document.getElementById('more-rows').content.querySelector('tbody');
const rows = [...body.rows, ...waiting.rows];
let found = rows;
let limit = pageSize;
const moreButton = document.getElementById('more');
const show = () => {
  body.replaceChildren(...found.slice(0, limit));
  if (moreButton) moreButton.hidden = found.length <= limit;
};
if (moreButton) {
  document.getElementById('more-note').hidden = true;
  moreButton.hidden = false;
  moreButton.addEventListener('click', () => {
    limit += pageSize;
    show();
  });
}
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
    filter();
  });
});
const find = document.getElementById('find');
const showing = document.getElementById('show');
const kinds = { '': null, error: ['error'], warning: ['error', 'warning'], clean: ['clean'] };
const texts = new WeakMap();
const textOf = (row) => {
  if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase());
  return texts.get(row);
};
const filter = () => {
  const words = find.value.trim().toLowerCase();
  const wanted = kinds[showing.value];
  found = rows.filter((row) => textOf(row).includes(words) && (!wanted || wanted.includes(row.dataset.kind)));
  limit = pageSize;
  show();
  const count = found.length;
  document.getElementById('shown').textContent = count + (count === 1 ? ' page' : ' pages');
};
find.form.addEventListener('submit', (event) => event.preventDefault());
find.addEventListener('input', filter);
showing.addEventListener('change', filter);
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
