/** Browser script: filters findings by severity, check, words and page, and saves the visible ones as CSV. */
export const filterScript = `
const fixFilter = document.getElementById('fix-filter');
const groups = [...document.querySelectorAll('details.finding')];
const placesOf = (group) => [...group.querySelectorAll('tbody tr')];
const plain = (node) => (node?.textContent ?? '').replace(/\\s+/g, ' ').trim();
const lower = new WeakMap();
const lowerOf = (row) => {
  if (!lower.has(row)) lower.set(row, plain(row).toLowerCase());
  return lower.get(row);
};
const routes = new WeakMap();
const routeOf = (row) => {
  if (!routes.has(row)) routes.set(row, plain(row.cells[0]));
  return routes.get(row);
};
const placeRows = new Map(groups.map((group) => [group, placesOf(group)]));
const escaped = (text) => text.replace(/[.+?^$()|[\\]{}\\\\]/g, '\\\\$&').replaceAll('*', '.*');
let openedByFilter = [];
const filterFindings = () => {
  const { severity, check, words, page } = Object.fromEntries(new FormData(fixFilter));
  const wanted = words.trim().toLowerCase();
  const path = new RegExp(escaped(page.trim()), 'i');
  let shown = 0;
  let all = 0;
  for (const group of groups) {
    const fits = (!severity || group.dataset.severity === severity) && (!check || group.dataset.id === check);
    const isNamed = plain(group.querySelector('summary .about')).toLowerCase().includes(wanted) || group.dataset.id.includes(wanted);
    let here = 0;
    for (const row of placeRows.get(group)) {
      const isShown = fits && (isNamed || lowerOf(row).includes(wanted)) && (!page.trim() || path.test(routeOf(row)));
      if (row.hidden === isShown) row.hidden = !isShown;
      all += 1;
      if (!row.hidden) here += 1;
    }
    group.hidden = here === 0;
    shown += here;
  }
  const folded = document.querySelector('details.intended');
  if (folded) folded.hidden = !groups.some((group) => folded.contains(group) && !group.hidden);
  const isNarrow = Boolean(severity || check || wanted || page.trim());
  for (const group of openedByFilter) group.open = false;
  openedByFilter = isNarrow && shown <= 50 ? groups.filter((group) => !group.hidden && !group.open) : [];
  for (const group of openedByFilter) group.open = true;
  document.getElementById('fix-shown').textContent = isNarrow ? shown + ' of ' + all + ' rows' : all + ' rows';
};
const cell = (text) => {
  const safe = /^\\s*[=+\\-@|%]/.test(text) ? "'" + text : text;
  return '"' + safe.replaceAll('"', '""') + '"';
};
const saveFindings = () => {
  const lines = [['severity', 'id', 'what it is', 'page', 'what was found', 'why it matters', 'how to fix it']];
  for (const group of groups.filter((one) => !one.hidden)) {
    const { severity, id, more } = group.dataset;
    const about = plain(group.querySelector('summary .about'));
    const rest = [plain(group.querySelector('.why')), plain(group.querySelector('.fix'))];
    for (const row of placesOf(group).filter((one) => !one.hidden))
      lines.push([severity, id, about, plain(row.cells[0]), plain(row.cells[1]), ...rest]);
    if (more !== '0') lines.push([severity, id, about, more + ' more places are not in this report (--csv-findings)', '', ...rest]);
  }
  const text = '\\ufeff' + lines.map((line) => line.map(cell).join(',')).join('\\r\\n') + '\\r\\n';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = 'findings.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
if (fixFilter) {
  fixFilter.addEventListener('submit', (event) => event.preventDefault());
  fixFilter.addEventListener('input', filterFindings);
  document.getElementById('save-findings').addEventListener('click', saveFindings);
  filterFindings();
}
`;
