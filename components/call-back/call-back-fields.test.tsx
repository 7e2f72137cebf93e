/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slotMinutes, timeSlots } from '@/lib/lead-service/time-slots';
import { callBackSchema, fieldMessages } from '@/lib/leads/submit/call-back-submission';
import { shownConsent } from '@/testing/data/call-back-page';
import { validCallBack } from '@/testing/data/valid-call-back';
import { CallBackForm } from './call-back-form';

afterEach(cleanup);

/** Every field that can be wrong, in reading order. The key of a submission is no field: nobody types it. */
const { idempotencyKey: _, ...fieldErrors } = fieldMessages;
const checkedNames = Object.keys(fieldErrors) as (keyof typeof fieldErrors)[];
/** Wrong when they are left empty; an optional field is not. */
const requiredNames = checkedNames.filter(
  (name) => !callBackSchema.shape[name].safeParse('').success,
);

function fieldOf(name: string) {
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  return form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The fields that are marked as wrong; each has to show its own message. */
function shownErrors() {
  const wrong = checkedNames.filter((name) => fieldOf(name).matches('[aria-invalid=true]'));
  for (const name of wrong)
    expect(fieldOf(name)).toHaveAccessibleDescription(expect.stringContaining(fieldErrors[name]));
  return wrong;
}

test.each(checkedNames)(
  'without scripts the error of the previous attempt is shown at %s alone, and belongs to it',
  (name) => {
    const errors = { [name]: fieldErrors[name] };
    render(<CallBackForm consent={shownConsent} page="/" source="page" errors={errors} />);
    expect(shownErrors()).toEqual([name]);
  },
);

test('with scripts an empty form sent shows the error at every required field; the first has the focus', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  await user.click(screen.getByRole('button', { name: 'Get a Call' }));
  await screen.findByText(fieldMessages.mobile);
  expect(shownErrors()).toEqual(requiredNames);
  expect(fieldOf('product')).toHaveFocus();
});

test('with scripts an error of the server goes once its field is changed, at every field', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} page="/" source="page" errors={fieldErrors} />);
  expect(shownErrors()).toEqual(checkedNames);
  await user.click(fieldOf('product'));
  await act(() => import('./call-back-enhancement'));
  for (const name of checkedNames) {
    const field = fieldOf(name);
    const value = String(validCallBack[name]);
    await (field.matches('select') ? user.selectOptions(field, value) : user.type(field, value));
  }
  await waitFor(() => expect(shownErrors()).toEqual([]));
  for (const name of checkedNames) expect(screen.queryByText(fieldErrors[name])).toBeNull();
});

test('the mobile field accepts digits only, also before the enhancement is loaded', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const mobile = screen.getByLabelText('Mobile number');
  await user.type(mobile, '98a76-5');
  expect(mobile).toHaveValue('98765');
});

test('a digit dropped before the caret leaves the caret before the same digit', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const mobile = screen.getByLabelText<HTMLInputElement>('Mobile number');
  await user.type(mobile, '0987654321');
  await user.type(mobile, '5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  // Ten digits now, so the leading 0 was dropped.
  expect(mobile).toHaveValue('9876554321');
  expect(mobile.selectionStart).toBe(5);
});

test('an invalid field shows its error on blur and clears it once it is valid', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const mobile = screen.getByLabelText('Mobile number');
  await user.click(mobile);
  // The first touch loads the enhancement; only then are fields checked on blur.
  await act(() => import('./call-back-enhancement'));
  await user.type(mobile, '98765');
  await user.tab();
  expect(await screen.findByText('Enter valid mobile no.')).toBeInTheDocument();
  await user.type(mobile, '43210');
  await waitFor(() => expect(screen.queryByText('Enter valid mobile no.')).toBeNull());
});

test('a field that has the focus before hydration is checked like any other', async () => {
  const user = userEvent.setup();
  const form = <CallBackForm consent={shownConsent} page="/" source="panel" />;
  // As the server sends it, before any script: slots without a day, in the order of one day.
  jest.useFakeTimers({ now: new Date('2026-11-22T00:01:00+05:30') });
  const served = render(form).container.innerHTML.replace(/, (?:today|tomorrow)(?=<)/g, '');
  cleanup();
  jest.useRealTimers();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const mobile = screen.getByLabelText('Mobile number');
  mobile.focus();
  await act(async () => {
    render(form, { container, hydrate: true });
  });
  await act(() => import('./call-back-enhancement'));
  await user.keyboard('98765');
  await user.tab();
  expect(mobile).toHaveValue('98765');
  expect(await screen.findByText('Enter valid mobile no.')).toBeInTheDocument();
  container.remove();
});

test('once scripts run, today’s slots come first, and a slot stays selected when its day changes', async () => {
  const betweenTwoStarts = slotMinutes(timeSlots[3]).start - 1;
  const now = Date.parse('2026-11-22T00:00:00+05:30') + betweenTwoStarts * 60_000;
  jest.useFakeTimers({ now, advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
    const slots = screen.getByLabelText<HTMLSelectElement>('Time slot');
    const labels = () => [...slots.options].slice(1).map(({ text }) => text);
    expect(labels()).toEqual([
      ...timeSlots.slice(3).map((slot) => `${slot}, today`),
      ...timeSlots.slice(0, 3).map((slot) => `${slot}, tomorrow`),
    ]);
    await user.selectOptions(slots, timeSlots[3]);
    jest.setSystemTime(now + 60_000);
    act(() => slots.blur());
    act(() => slots.focus());
    // It has moved to the end of the list.
    expect(labels().at(-1)).toBe(`${timeSlots[3]}, tomorrow`);
    expect(slots).toHaveValue(timeSlots[3]);
    // The page stays open past midnight.
    jest.setSystemTime(new Date('2026-11-23T00:01:00+05:30'));
    act(() => slots.blur());
    act(() => slots.focus());
    expect(labels()).toEqual(timeSlots.map((slot) => `${slot}, today`));
    expect(slots).toHaveValue(timeSlots[3]);
  } finally {
    jest.useRealTimers();
  }
});
