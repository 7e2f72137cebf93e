/** @jest-environment jsdom */
/** The hook with a plain form: one field, and an enhancement that is loaded when the test says so. */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEnhancement } from './form-enhancement';
import { type FormElementAccess, useEnhancedForm } from './use-enhanced-form';

type Draft = { city: string; tick: boolean };

const loads: { access: FormElementAccess; finish: () => void; fail: () => void }[] = [];
const done: string[] = [];

const enhancement: FormEnhancement<Draft> = (() => {
  const bound = {
    register: () => ({}) as never,
    submit: () => done.push('sent'),
    errors: {},
    changed: {},
    isSending: false,
    message: 'Checked.',
  };
  return {
    subscribe: () => () => undefined,
    current: () => bound,
    clearFields: (names) => done.push(`cleared ${names}`),
    connect: () => {
      done.push('connected');
      return () => done.push('disconnected');
    },
  };
})();

function PlainForm() {
  const { bound, isSending, message, clearFields, formProps } = useEnhancedForm<Draft>(
    (access) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('network'));
        loads.push({ access, finish: () => resolve(enhancement), fail });
      }),
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
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  loads.length = 0;
  done.length = 0;
  // jsdom posts no form.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const formData = new FormData();
    this.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    done.push(['posted', ...formData.keys()].join(' '));
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
  await act(async () => loads[0]?.fail());
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

test('without the enhancement the form posts natively after eight seconds, once, until it can be sent again', async () => {
  submit();
  await pass(7_999);
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
  await pass(8_000);
  expect(done).toEqual(['posted', 'posted']);
});

test('after the back/forward cache the form can be sent again at once', async () => {
  submit();
  await pass(8_000);
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
  ['while it waits', 8_000],
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
  await pass(8_000);
  expect(done).toEqual(['posted']);
});

test('the enhancement reads the honeypot, and events of a script are not a hand', async () => {
  fireEvent.focus(city());
  fireEvent.click(city());
  fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'https://spam' } });
  expect(loads[0]?.access.readHoneypot()).toEqual({ website: 'https://spam', byHand: '' });
});
