/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
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
  return form?.querySelector(`[name=${name}]`) as HTMLInputElement;
}

/** What has the error and its description: the group of a radio button. */
function errorOwnerOf(name: string) {
  const field = fieldOf(name);
  return field.type === 'radio' ? field.closest('fieldset') : field;
}

/** The fields that are marked as wrong; each has to show its own message. */
function shownErrors() {
  const wrong = checkedNames.filter((name) => errorOwnerOf(name)?.matches('[aria-invalid=true]'));
  for (const name of wrong)
    expect(errorOwnerOf(name)).toHaveAccessibleDescription(
      expect.stringContaining(fieldErrors[name]),
    );
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
  await user.click(fieldOf('mobile'));
  await act(() => import('./call-back-enhancement'));
  for (const name of checkedNames) {
    const field = fieldOf(name);
    const value = String(validCallBack[name]);
    const chip = field.form?.querySelector(`[name=${name}][value="${value}"]`);
    await (chip ? user.click(chip) : user.type(field, value));
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
  const served = render(form).container.innerHTML.replace(/, (?:today|tomorrow)(?=")/g, '');
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

test('once scripts run, the slots of tomorrow say so, and a slot stays chosen when its day changes', async () => {
  const betweenTwoStarts = slotMinutes(timeSlots[3]).start - 1;
  const now = Date.parse('2026-11-22T00:00:00+05:30') + betweenTwoStarts * 60_000;
  jest.useFakeTimers({ now, advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
    const slots = within(screen.getByRole('group', { name: 'When should we call?' }));
    const chips = () => slots.getAllByRole<HTMLInputElement>('radio');
    const names = () => chips().map((chip) => chip.getAttribute('aria-label'));
    const dayOf = (place: number, started: number) => (place < started ? 'tomorrow' : 'today');
    const expected = (started: number) =>
      timeSlots.map((slot, place) => `${slot}, ${dayOf(place, started)}`);
    expect(names()).toEqual(expected(3));
    // All of the morning: said once. None of the afternoon and the evening.
    expect(slots.getAllByText('tomorrow')).toHaveLength(1);
    const chosen = slots.getByRole('radio', { name: `${timeSlots[3]}, today` });
    await user.click(chosen);
    jest.setSystemTime(now + 60_000);
    act(() => chosen.blur());
    act(() => chosen.focus());
    expect(names()).toEqual(expected(4));
    expect(slots.getAllByText('tomorrow')).toHaveLength(2);
    expect(chosen).toBeChecked();
    // The page stays open past midnight.
    jest.setSystemTime(new Date('2026-11-23T00:01:00+05:30'));
    act(() => chosen.blur());
    act(() => chosen.focus());
    expect(names()).toEqual(expected(0));
    expect(slots.queryByText('tomorrow')).toBeNull();
    expect(chosen).toBeChecked();
  } finally {
    jest.useRealTimers();
  }
});

test('nine chips in three groups of the day, and each product with a drawing that exists', () => {
  const { container } = render(<CallBackForm consent={shownConsent} page="/" source="page" />);
  const slots = screen.getByRole('group', { name: 'When should we call?' });
  const words = [...slots.childNodes].map(({ firstChild }) =>
    firstChild instanceof HTMLInputElement ? firstChild.nextSibling : firstChild,
  );
  expect(words.map((one) => one?.textContent?.replace('\u00a0', ' '))).toEqual([
    'When should we call?',
    ...['Morning', '9:30 am', '10:30 am', '11:30 am'],
    ...['Afternoon', '12:30 pm', '1:30 pm', '2:30 pm', '3:30 pm'],
    ...['Evening', '4:30 pm', '5:30 pm'],
  ]);
  const drawings = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(drawings).toHaveLength(8);
  for (const src of drawings)
    expect(existsSync(join('public', String(src).replace('#tile', '')))).toBe(true);
});

test('a choice made before the enhancement runs stays, also beside a preselected one', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} productCode={2} page="/" source="panel" />);
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  const check = (name: string, value: string | number) => {
    const chip = form?.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
    if (chip) chip.checked = true;
  };
  check('product', 8);
  check('timeSlot', timeSlots[6]);
  await user.click(screen.getByLabelText('Mobile number'));
  await act(() => import('./call-back-enhancement'));
  await user.type(screen.getByLabelText('Mobile number'), '98765');
  expect(form).toHaveFormValues({ product: '8', timeSlot: timeSlots[6] });
  await user.click(screen.getByRole('button', { name: 'Get a Call' }));
  expect(await screen.findByText(fieldMessages.mobile)).toBeInTheDocument();
  expect(shownErrors()).toEqual(['mobile']);
  expect(form).toHaveFormValues({ product: '8', timeSlot: timeSlots[6] });
});
