/** @jest-environment jsdom */
/** The hook with a plain form: one field, and a script that is loaded when the test says so. */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEnhancement } from './form-enhancement';
import { type FormElementAccess, usePostForm } from './use-post-form';

type Draft = { city: string; tick: boolean };

const loads: { finish: () => void; fail: () => void }[] = [];
const enhanced: FormElementAccess[] = [];
const done: string[] = [];
let unanswered: string[] = [];
let isLatest = true;
const memory = {
  remember: () => {},
  settle: () => {},
  unanswered: () => unanswered,
  isLatest: () => isLatest,
};

let onChange: () => void = () => undefined;
let bound = {
  register: () => ({}) as never,
  submit: () => done.push('sent'),
  errors: {},
  changed: {},
  isSending: false,
  isAwaitingToken: false,
  message: 'Checked.',
};
const setSending = (isSending: boolean, isAwaitingToken = false) =>
  act(async () => {
    bound = { ...bound, isSending, isAwaitingToken };
    onChange();
  });

const enhancement: FormEnhancement<Draft> = {
  subscribe: (listener) => {
    onChange = listener;
    return () => undefined;
  },
  current: () => bound,
  clearFields: (names) => done.push(`cleared ${names}`),
  connect: () => {
    done.push('connected');
    return () => done.push('disconnected');
  },
};

function PlainForm() {
  const { bound, isSending, message, clearFields, formProps } = usePostForm(
    () =>
      new Promise<FormEnhancement<Draft>>((resolve, reject) => {
        const fail = () => reject(new Error('network'));
        loads.push({ finish: () => resolve(enhancement), fail });
      }),
    (script, access) => {
      enhanced.push(access);
      return script;
    },
    memory,
  );
  return (
    <form {...formProps} method="post" action="/somewhere">
      <input name="city" aria-label="City" {...bound?.register('city')} />
      <input type="checkbox" name="tick" aria-label="Tick" />
      <input name="website" aria-label="Website" />
      <button type="submit" aria-busy={isSending}>
        Send
      </button>
      <button type="button" onClick={() => clearFields(['city', 'tick'])}>
        Clear
      </button>
      <p role="status">{message}</p>
    </form>
  );
}

const city = () => screen.getByLabelText<HTMLInputElement>('City');
const submit = () => fireEvent.submit(city().form as HTMLFormElement);
const finish = (load: number) => act(async () => loads[load]?.finish());
const isBusy = () => screen.getByText('Send').getAttribute('aria-busy') === 'true';
const fail = (load: number) => act(async () => loads[load]?.fail());
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
function hide() {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

beforeEach(() => {
  jest.useFakeTimers();
  loads.length = 0;
  enhanced.length = 0;
  done.length = 0;
  unanswered = [];
  isLatest = true;
  // jsdom posts no form.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const formData = new FormData();
    this.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    const names = [...formData.keys()].filter((name) => name !== 'idempotencyKey');
    done.push(['posted', ...names].join(' '));
  });
  render(<PlainForm />);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the first touch loads the enhancement, once, and the field keeps its text', async () => {
  expect(loads).toHaveLength(0);
  fireEvent.pointerDown(city());
  fireEvent.focus(city());
  fireEvent.change(city(), { target: { value: 'Pune' } });
  expect(loads).toHaveLength(1);
  const field = city();
  await finish(0);
  expect(screen.getByRole('status')).toHaveTextContent('Checked.');
  expect(city()).toBe(field);
  expect(city()).toHaveValue('Pune');
  submit();
  expect(done).toEqual(['connected', 'sent']);
  cleanup();
  expect(done).toEqual(['connected', 'sent', 'disconnected']);
});

test('a load that failed is tried again at the next touch', async () => {
  fireEvent.focus(city());
  await fail(0);
  fireEvent.focus(city());
  expect(loads).toHaveLength(2);
  await finish(1);
  expect(done).toEqual(['connected']);
});

test('a submit before the enhancement waits for it and is sent once', async () => {
  submit();
  submit();
  expect([isBusy(), loads.length, done]).toEqual([true, 1, []]);
  await finish(0);
  await pass(60_000);
  expect([isBusy(), done]).toEqual([false, ['connected', 'sent']]);
});

test('while the script hangs the form posts natively after three seconds, once, until it can be sent again', async () => {
  submit();
  await pass(2_999);
  expect(done).toEqual([]);
  await pass(1);
  expect([isBusy(), done]).toEqual([true, ['posted']]);
  submit();
  await pass(9_999);
  expect([isBusy(), done]).toEqual([true, ['posted']]);
  // The visitor stopped the post.
  await pass(1);
  expect(isBusy()).toBe(false);
  submit();
  await pass(3_000);
  expect(done).toEqual(['posted', 'posted']);
});

test('a script that cannot be loaded posts the form natively at once, whether it failed before the press or after', async () => {
  submit();
  expect(done).toEqual([]);
  await fail(0);
  expect([isBusy(), done]).toEqual([true, ['posted']]);
  cleanup();
  done.length = 0;
  loads.length = 0;
  render(<PlainForm />);
  fireEvent.focus(city());
  await fail(0);
  // The press is a touch: it tries to load the script again, and waits for nothing.
  fireEvent.pointerDown(screen.getByText('Send'));
  submit();
  expect([loads.length, done]).toEqual([2, ['posted']]);
});

test('a page left or hidden while a submit waits sends it once behind the page, and not once the form posts itself', async () => {
  const sent: [unknown, string][] = [];
  navigator.sendBeacon = (url, body) => sent.push([url, String(body)]) > 0;
  fireEvent.change(city(), { target: { value: 'Pune' } });
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  submit();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  hide();
  expect(sent).toEqual([['http://localhost/somewhere', 'city=Pune&website=']]);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  await pass(3_000);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('leaving aborts the request before the page is hidden: the form is sent behind the page, unless it was answered', async () => {
  const sent: string[] = [];
  navigator.sendBeacon = (_, body) => sent.push(String(body)) > 0;
  fireEvent.focus(city());
  await finish(0);
  for (const [isAnswered, waitedMs, times] of [
    [false, 0, 1],
    [false, 1_000, 1],
    [true, 0, 1],
  ] as const) {
    await setSending(true);
    const key = enhanced[0]?.submission.key() ?? '';
    enhanced[0]?.submission.settle(key, isAnswered);
    await setSending(false);
    await pass(waitedMs);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(times);
    await pass(1_000);
  }
});

test('a page that is hidden before its post sends it, and while it is sent no second one', async () => {
  const sent: string[] = [];
  navigator.sendBeacon = (_, body) => sent.push(String(body)) > 0;
  fireEvent.focus(city());
  await finish(0);
  await setSending(true, true);
  await setSending(true);
  hide();
  expect(sent).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  await setSending(false);
  await pass(1_000);
  await setSending(true, true);
  hide();
  hide();
  expect(sent).toHaveLength(2);
  // Shown and left again: what was sent behind the page may have failed.
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(3);
});

test('the script is fetched once the page has loaded and is idle, runs at the first touch, and is not fetched to save data', async () => {
  cleanup();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const connection = { saveData: true };
  Object.assign(navigator, { connection });
  for (const saveData of [true, false]) {
    connection.saveData = saveData;
    render(<PlainForm />);
    await pass(60_000);
    expect(loads).toHaveLength(saveData ? 0 : 1);
    if (saveData) cleanup();
  }
  await finish(0);
  expect([enhanced, done]).toEqual([[], []]);
  fireEvent.focus(city());
  await finish(1);
  expect(done).toEqual(['connected']);
});

test('a key is that of the form’s values until it is answered, and a new one after the back/forward cache', async () => {
  fireEvent.focus(city());
  await finish(0);
  const { submission } = enhanced[0] as FormElementAccess;
  const first = submission.key();
  expect(submission.key()).toBe(first);
  fireEvent.change(city(), { target: { value: 'Pune' } });
  const second = submission.key();
  expect(second).not.toBe(first);
  submission.settle(second, false);
  expect(submission.key()).toBe(second);
  // Another form has posted.
  isLatest = false;
  const third = submission.key();
  expect(third).not.toBe(second);
  isLatest = true;
  submission.settle(third, true);
  const fourth = submission.key();
  expect(fourth).not.toBe(third);
  await act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(submission.key()).not.toBe(fourth);
});

test('a native post names the posts of which nobody knows whether they arrived', async () => {
  unanswered = ['first'];
  submit();
  await pass(3_000);
  expect(done).toEqual(['posted earlierKeys']);
});

test('after the back/forward cache the form can be sent again at once', async () => {
  submit();
  await pass(3_000);
  expect(isBusy()).toBe(true);
  const show = (persisted: boolean) =>
    act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    });
  await show(false);
  expect(isBusy()).toBe(true);
  await show(true);
  expect(isBusy()).toBe(false);
});

test.each([
  ['when it is submitted', 0],
  ['while it waits', 3_000],
])('offline %s it says so and posts nothing', async (_, ms) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(ms > 0);
  submit();
  onLine.mockReturnValue(false);
  await pass(ms);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect([isBusy(), done]).toEqual([false, []]);
});

test('fields are cleared by the form itself, or by the enhancement once it is loaded', async () => {
  fireEvent.change(city(), { target: { value: 'Pune' } });
  fireEvent.click(screen.getByLabelText('Tick'));
  fireEvent.click(screen.getByText('Clear'));
  expect(city()).toHaveValue('');
  expect(screen.getByLabelText('Tick')).not.toBeChecked();
  fireEvent.focus(city());
  await finish(0);
  fireEvent.click(screen.getByText('Clear'));
  expect(done).toEqual(['connected', 'cleared city,tick']);
});

test('a native post says that a hand sent it only after a trusted event', async () => {
  fireEvent.click(city());
  submit();
  await pass(3_000);
  expect(done).toEqual(['posted']);
});

test('the enhancement reads the honeypot, and events of a script are not a hand', async () => {
  fireEvent.focus(city());
  fireEvent.click(city());
  await finish(0);
  fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'https://spam' } });
  expect(enhanced[0]?.readHoneypot()).toEqual({ website: 'https://spam', byHand: '' });
});
