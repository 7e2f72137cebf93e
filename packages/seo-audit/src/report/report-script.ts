/** Browser script of the report: sorts, filters, opens the target of a link. The report is complete without it. */
export const reportScript = `
document.documentElement.classList.add('js');
const textOf = (node) => (node.dataset.text ??= node.textContent.toLowerCase());
const onInput = (form, work) => {
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('input', () => work(Object.fromEntries(new FormData(form))));
};
const groups = [...document.querySelectorAll('details.finding')];
onInput(document.getElementById('fix-filter'), ({ severity, words }) => {
  const wanted = words.trim().toLowerCase();
  for (const group of groups) {
    const isNamed = textOf(group.querySelector('summary')).includes(wanted);
    const rows = [...group.querySelectorAll('tbody tr')];
    for (const row of rows) row.hidden = !isNamed && !textOf(row).includes(wanted);
    group.hidden = (severity && group.dataset.severity !== severity) || rows.every((row) => row.hidden);
  }
  document.getElementById('fix-shown').textContent = groups.filter((group) => !group.hidden).length + ' of ' + groups.length + ' checks';
});
const table = document.getElementById('page-table');
const rows = [...table.tBodies[0].rows];
onInput(document.getElementById('page-filter'), ({ find }) => {
  const wanted = find.trim().toLowerCase();
  for (const row of rows) row.hidden = !textOf(row).includes(wanted);
  const count = rows.filter((row) => !row.hidden).length;
  document.getElementById('shown').textContent = count + (count === 1 ? ' page' : ' pages');
});
const compare = new Intl.Collator('en', { numeric: true }).compare;
[...table.tHead.rows[0].cells].forEach((head, at) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = head.textContent;
  head.replaceChildren(button);
  button.addEventListener('click', () => {
    const down = head.getAttribute('aria-sort') !== 'descending';
    for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    rows.sort((a, b) => compare(a.cells[at].textContent, b.cells[at].textContent) * (down ? -1 : 1));
    table.tBodies[0].replaceChildren(...rows);
  });
});
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.tagName !== 'DETAILS') return;
  target.open = true;
  target.scrollIntoView();
  target.querySelector('summary').focus({ preventScroll: true });
};
addEventListener('hashchange', openTarget);
openTarget();
`;
