/** @jest-environment jsdom */
import { exitEvent, type PreHydrationState, preHydrationScript } from './pre-hydration-script.ts';
import { replayPendingEvents, stopRecordingEvents } from './replay-pending-events.ts';

let early: PreHydrationState;

beforeEach(() => {
  // Runs the page's script again for each test: listeners of an earlier one record into its own list.
  new Function(preHydrationScript)();
  early = window.early as PreHydrationState;
  document.body.innerHTML = `
    <button type="button" id="one"><b>One</b></button>
    <button type="button" id="two">Two</button>
    <button type="button" popovertarget="menu" id="native">Menu</button>
    <select><option value="">Any</option><option value="2">Within 2 km</option></select>
    <input type="checkbox" checked><input type="text">`;
});

afterEach(stopRecordingEvents);

const find = <E extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as unknown as E;

test('clicks and changes before hydration are replayed in their order, and once', async () => {
  const select = find<HTMLSelectElement>('select');
  const box = find<HTMLInputElement>('[type=checkbox]');
  find('#one b').click();
  find('#native').click();
  select.value = '2';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  box.click();
  find('#two').click();
  stopRecordingEvents();
  // React may leave the fields like this after hydration.
  select.value = '';
  const done: string[] = [];
  for (const type of ['click', 'change']) {
    document.body.addEventListener(type, ({ target }) => {
      if (target === select) done.push(`${type} ${select.value}`);
      else if (target === box) done.push(`${type} ${box.checked}`);
      else done.push(`${type} ${(target as HTMLElement).id}`);
    });
  }
  await replayPendingEvents();
  await replayPendingEvents();
  expect(done).toEqual(['click one', 'change 2', 'click false', 'change false', 'click two']);
});

// While React hydrates it answers a press by hydrating the whole page first: 0.4 s on a slow phone, for a menu.
test.each([
  ['#native', []],
  ['summary b', []],
  ['summary a', ['pointerdown', 'click']],
  ['#two', ['pointerdown', 'click']],
])('a press on %s is seen by the page: %j', (selector, seen) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<details><summary><b>More</b><a href="#x">Copy</a></summary></details>',
  );
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  for (const type of ['pointerdown', 'click']) {
    document.addEventListener(type, hear, true);
    find(selector).dispatchEvent(new Event(type, { bubbles: true }));
    document.removeEventListener(type, hear, true);
  }
  expect(heard).toEqual(seen);
});

test('of a list changed by keyboard only the last choice is replayed, so that no other one shows meanwhile', async () => {
  const select = find<HTMLSelectElement>('select');
  for (const value of ['2', '', '2']) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  stopRecordingEvents();
  const shown: string[] = [];
  select.addEventListener('change', () => shown.push(select.value));
  await replayPendingEvents();
  expect(shown).toEqual(['2']);
});

test('a removed element is skipped, and later events are not recorded', async () => {
  const one = find('#one');
  let presses = 0;
  one.addEventListener('click', () => {
    presses += 1;
  });
  one.click();
  stopRecordingEvents();
  one.click();
  one.remove();
  await replayPendingEvents();
  expect(presses).toBe(2);
  expect(early.acts).toEqual([]);
});

test('what was typed and chosen is moved to the fields of a page that was rendered again', async () => {
  const html = `<form method="post"><input name="mobile"><input type="radio" name="slot" value="9">
    <input type="radio" name="slot" value="10" checked>
    <select name="year"><option>1<option>2</select></form>`;
  document.body.innerHTML = html;
  const mobile = find<HTMLInputElement>('[name=mobile]');
  mobile.focus();
  stopRecordingEvents();
  mobile.value = '98765';
  find('[value="9"]').click();
  find<HTMLSelectElement>('select').value = '2';
  document.body.innerHTML = `<input name="another">${html}`;
  await replayPendingEvents();
  expect(find('[name=mobile]')).toHaveProperty('value', '98765');
  expect(find('[name=mobile]')).toBe(document.activeElement);
  expect(find(':checked')).toHaveProperty('value', '9');
  expect(find('select')).toHaveProperty('value', '2');
});

function leave(clientY: number, pointerType = 'mouse', relatedTarget: Element | null = null) {
  let told = 0;
  const hear = () => {
    told += 1;
  };
  addEventListener(exitEvent, hear);
  const out = Object.assign(new Event('pointerout', { bubbles: true }), { pointerType });
  document.body.dispatchEvent(out);
  document.body.dispatchEvent(
    new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }),
  );
  removeEventListener(exitEvent, hear);
  // Listeners of earlier tests still exist.
  return told > 0;
}

test('exit intent is a mouse leaving through the top above y = 10, as its first movement and later', () => {
  expect(early.hasLeft).toBe(false);
  for (const y of [9, 0, -1]) expect({ y, left: leave(y) }).toEqual({ y, left: true });
  expect(early.hasLeft).toBe(true);
  stopRecordingEvents();
  expect(leave(-1)).toBe(true);
});

test('not at y = 10, not into another element, and not a finger or a pen', () => {
  expect(leave(10)).toBe(false);
  expect(leave(0, 'mouse', document.body)).toBe(false);
  expect(leave(0, 'touch')).toBe(false);
  expect(leave(0, 'pen')).toBe(false);
  expect(early.hasLeft).toBe(false);
  expect(leave(0)).toBe(true);
});

test('a form posted offline before hydration is blocked, and the visitor is told', () => {
  document.body.innerHTML = '<form method="post"></form>';
  const isOffline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alerts: string[] = [];
  // jsdom shows no dialog.
  window.alert = (words) => alerts.push(String(words));
  const isSent = () =>
    find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { cancelable: true }));
  expect(isSent()).toBe(false);
  expect(alerts).toEqual([expect.stringContaining('You are offline, so nothing was sent.')]);
  // A page in another language has its own words.
  document.body.dataset.offline = 'इंटरनेट नहीं चल रहा';
  expect(isSent()).toBe(false);
  expect(alerts[1]).toBe('इंटरनेट नहीं चल रहा');
  delete document.body.dataset.offline;
  find<HTMLFormElement>('form').method = 'get';
  expect(isSent()).toBe(true);
  isOffline.mockReturnValue(true);
  find<HTMLFormElement>('form').method = 'post';
  expect(isSent()).toBe(true);
  isOffline.mockReturnValue(false);
  // From here on React handles the form.
  stopRecordingEvents();
  expect(isSent()).toBe(true);
  expect(alerts).toHaveLength(2);
  isOffline.mockRestore();
});
