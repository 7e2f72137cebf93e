/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slotMinutes, timeSlots } from '@/lib/lead-service/time-slots';
import { writeBookedCall } from '@/lib/leads/status/booked-calls';
import { announceConfirmation, announceDeliveryStatus } from '@/lib/leads/status/call-back-signals';
import { callBackFieldNames, callBackFieldRules } from '@/lib/leads/submit/call-back-field-rules';
import { callBackSchema, fieldMessages } from '@/lib/leads/submit/call-back-submission';
import { validCallBack } from '@/testing/data/valid-call-back';
import { CallBackForm } from './call-back-form';

const consent = {
  legalName: 'A & B Brokers',
  licence: 'DB 512/16',
  callSeries: '140',
  phone: '1800 000 0000',
};

const savedCall = {
  status: 'queued',
  reference: 'CB-2222-3333',
  product: 4,
  call: {
    when: 'Today, 22 November, 2:30 pm to 3 pm',
    until: '29 November',
    callDespiteDoNotDisturb: false,
  },
} as const;

afterEach(() => {
  act(() => announceConfirmation(null));
  cleanup();
});

test('the form posts without JavaScript: method, URL, names and the preselected product are in its HTML', () => {
  render(<CallBackForm consent={consent} productCode={3} page="/term-insurance" source="hero" />);
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/call-back');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({
    product: '3',
    timeSlot: '',
    mobile: '',
    page: '/term-insurance',
    source: 'hero',
  });
});

test('the notice links itself in Hindi, and the form asks nothing about policies', () => {
  render(<CallBackForm consent={consent} page="/" source="hero" />);
  const hindi = screen.getByRole('link', { name: 'हिन्दी' });
  expect(hindi).toHaveAttribute('href', '/privacy-policy#hindi');
  expect(screen.queryByText(/through us/)).toBeNull();
});

test('where no call is passed on, the server’s words stand in place of ours', () => {
  render(<CallBackForm consent={consent} page="/" source="hero" />);
  act(() => announceConfirmation({ ...savedCall, notice: 'We call once it is confirmed.' }));
  expect(screen.getByText('We call once it is confirmed.')).toBeInTheDocument();
  expect(screen.getByText('You asked for')).toBeInTheDocument();
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

test('what matters comes first: when, who, from which numbers; of a request that waits no call is promised', () => {
  const linkName = 'Add to calendar';
  const calendarHref = '/api/calendar?for=call&on=2026-11-22&slot=2%3A30+PM+-+3%3A00+PM';
  render(<CallBackForm consent={consent} page="/" source="hero" />);
  const rows = () =>
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  const call = { ...savedCall.call, calendarHref };
  act(() => announceConfirmation({ ...savedCall, call }));
  expect(rows()).toEqual([
    ['Your slot', call.when],
    ['Who calls', 'One expert of A & B Brokers, once'],
    ['From', 'A number of our 140 series'],
    ['About', 'Car'],
    ['Reference', 'CB-2222-3333'],
  ]);
  const trouble = screen.getByText(/We keep trying until 29 November/);
  expect(trouble).toHaveTextContent('Our calling system has not taken it yet.');
  expect(trouble).toHaveTextContent(
    'If it gets through after your slot has started, we call in the next slot at the same time.',
  );
  expect(trouble.closest('details')).toBeNull();
  const phone = () => screen.queryByRole('link', { name: consent.phone });
  expect(phone()).toHaveAttribute('href', 'tel:18000000000');
  expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', calendarHref);
  act(() => announceDeliveryStatus('CB-2222-3333', { kind: 'passed-on' }));
  expect(rows()[0]).toEqual(['We call', call.when]);
  expect(screen.queryByText(/We keep trying until/)).toBeNull();
  expect(phone()).toBeNull();
  act(() => announceConfirmation({ ...savedCall, call, notice: 'We call once it is confirmed.' }));
  expect(rows().map(([name]) => name)).toEqual(['You asked for', 'About', 'Reference']);
  const held = screen.getByRole('status');
  expect(held).toHaveTextContent('We call once it is confirmed. You need not send it again.');
  expect(held).not.toHaveTextContent(/keep trying|same time|within 15 minutes|If nobody calls/);
  expect(screen.queryByRole('link', { name: linkName })).toBeNull();
  act(() => announceDeliveryStatus('CB-2222-3333', { kind: 'passed-on' }));
  expect(rows()[0]).toEqual(['We call', call.when]);
});

test('the box about the advertising network is shown only where reporting is possible, and unticked', () => {
  const name = 'Tell the advertisement’s network that a call was asked for';
  const { rerender } = render(<CallBackForm consent={consent} page="/" source="hero" />);
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
  const withNetwork = { ...consent, mayReportToAdvertiser: true };
  rerender(<CallBackForm consent={withNetwork} page="/" source="hero" />);
  const box = screen.getByRole('checkbox', { name });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  expect(box).toHaveAttribute('name', 'reportToAdvertiser');
});

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
    render(<CallBackForm consent={consent} page="/" source="page" errors={errors} />);
    expect(shownErrors()).toEqual([name]);
  },
);

test('with scripts an empty form sent shows the error at every required field; the first has the focus', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  await user.click(screen.getByRole('button', { name: 'Get a Call' }));
  await screen.findByText(fieldMessages.mobile);
  expect(shownErrors()).toEqual(requiredNames);
  expect(fieldOf('product')).toHaveFocus();
});

test('with scripts an error of the server goes once its field is changed, at every field', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={consent} page="/" source="page" errors={fieldErrors} />);
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
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  const mobile = screen.getByLabelText('Mobile number');
  await user.type(mobile, '98a76-5');
  expect(mobile).toHaveValue('98765');
});

test('a digit dropped before the caret leaves the caret before the same digit', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  const mobile = screen.getByLabelText<HTMLInputElement>('Mobile number');
  await user.type(mobile, '0987654321');
  await user.type(mobile, '5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  // Ten digits now, so the leading 0 was dropped.
  expect(mobile).toHaveValue('9876554321');
  expect(mobile.selectionStart).toBe(5);
});

test('submitted offline before the enhancement is loaded, it says so and does not leave the page', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  try {
    render(<CallBackForm consent={consent} page="/" source="panel" />);
    fireEvent.submit(screen.getByRole('button', { name: 'Get a Call' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByRole('button', { name: 'Get a Call' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    // Online again, the next submit works as usual.
    online.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Get a Call' }));
    expect(await screen.findByText('Select Time Slot')).toBeInTheDocument();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(posted).not.toHaveBeenCalled();
  } finally {
    online.mockRestore();
    posted.mockRestore();
  }
});

test('after no answer the next press is the same request; after an answer it is a new one', async () => {
  const user = userEvent.setup();
  const realFetch = globalThis.fetch;
  const keys: string[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url !== '/api/call-back') return { ok: true, status: 204 };
    keys.push(JSON.parse(String(init.body)).idempotencyKey);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { status: 429, json: async () => ({ message: `Answer ${keys.length}.` }) };
  }) as never;
  try {
    render(<CallBackForm consent={consent} productCode={3} page="/" source="panel" />);
    const button = screen.getByRole('button', { name: 'Get a Call' });
    await user.selectOptions(screen.getByLabelText('Time slot'), timeSlots[0]);
    await act(() => import('./call-back-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(button);
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await user.click(button);
    await screen.findByText('Answer 2.');
    await user.click(button);
    await screen.findByText('Answer 3.');
    const [first, second, third] = keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  } finally {
    globalThis.fetch = realFetch;
  }
});

test('an invalid field shows its error on blur and clears it once it is valid', async () => {
  const user = userEvent.setup();
  render(<CallBackForm consent={consent} page="/" source="panel" />);
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
  const form = <CallBackForm consent={consent} page="/" source="panel" />;
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

test('a request sent elsewhere on the page shows its confirmation here too', () => {
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  act(() => announceConfirmation(savedCall));
  expect(screen.getByRole('status')).toHaveTextContent('CB-2222-3333');
  expect(screen.getByRole('status')).toHaveTextContent('Car');
  expect(screen.getByRole('status')).toHaveTextContent('We keep trying until');
  expect(screen.getByRole('status')).toHaveTextContent('Today, 22 November, 2:30 pm to 3 pm');
  expect(screen.getByRole('status')).not.toHaveTextContent('do-not-disturb');
  expect(screen.getByText('Get a Call')).not.toBeVisible();
});

test('every answer that the server accepts has a field, which shows what a native post had typed, but no tick', () => {
  const withNetwork = { ...consent, mayReportToAdvertiser: true };
  const names = callBackFieldNames;
  const draft = Object.fromEntries(names.map((name) => [name, 'true']));
  const ticks = Object.fromEntries(
    names.filter((name) => callBackFieldRules[name].isConsent).map((name) => [name, null]),
  );
  const answer = '/car-insurance/ncb-calculator/answer?years=3';
  const chosen = { productCode: 4, timeSlot: timeSlots[1] } as const;
  const shown = { ...chosen, draft, answer, consent: withNetwork };
  render(<CallBackForm {...shown} page="/" source="page" />);
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  const typed = new FormData(form as HTMLFormElement);
  const texts = Object.fromEntries(names.map((name) => [name, typed.get(name)]));
  expect(texts).toEqual({ ...draft, ...ticks, product: '4', timeSlot: timeSlots[1] });
  expect(form).toContainElement(screen.getByLabelText(/do-not-disturb/));
  expect(form?.querySelector('[name=reportToAdvertiser]')).not.toBeNull();
});

const panel = {
  consent,
  productCode: 3,
  isProductFixed: true,
  answer: '/term-insurance/human-life-value-calculator/answer?age=34',
  page: '/term-insurance',
  source: 'panel',
} as const;

test('beside an answer the product is text, its box is not ticked, and the form posts both', () => {
  render(<CallBackForm {...panel} />);
  expect(screen.queryByLabelText('Product')).toBeNull();
  expect(screen.getByText('Term')).toBeInTheDocument();
  const box = screen.getByRole('checkbox', { name: 'Show the expert this answer' });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  const button = screen.getByRole('button', { name: 'Get a Call' });
  expect(box.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button.closest('form')).toHaveFormValues({ product: '3', answer: panel.answer });
});

test('without an answer there is no such box', () => {
  render(<CallBackForm {...panel} answer={undefined} />);
  expect(screen.queryByRole('checkbox', { name: /answer/ })).toBeNull();
});

test('a confirmation beside an answer leaves the product, and another one is asked about elsewhere', () => {
  render(<CallBackForm {...panel} />);
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  const box = screen.getByRole('checkbox', { name: 'Show the expert this answer' });
  fireEvent.click(box);
  act(() => announceConfirmation(savedCall));
  expect(box).not.toBeChecked();
  expect(form).toHaveFormValues({ product: '3' });
  expect(screen.getByRole('link', { name: 'Ask about another product' })).toHaveAttribute(
    'href',
    '/get-a-call',
  );
});

test.each(['with', 'without'])(
  'a confirmation clears every answer but the slot, %s the enhancement',
  async (kind) => {
    const user = userEvent.setup();
    const withNetwork = { ...consent, mayReportToAdvertiser: true };
    render(<CallBackForm consent={withNetwork} productCode={3} page="/" source="hero" />);
    const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
    const slot = screen.getByLabelText('Time slot');
    const mobile = screen.getByLabelText('Mobile number');
    const boxes = screen.getAllByRole('checkbox');
    if (kind === 'with') {
      await user.click(mobile);
      await user.type(mobile, '12345');
      await user.click(slot);
      await screen.findByText('Enter valid mobile no.');
    }
    fireEvent.change(slot, { target: { value: timeSlots[1] } });
    fireEvent.change(mobile, { target: { value: '9876543210' } });
    for (const box of boxes) fireEvent.click(box);
    act(() => announceConfirmation(savedCall));
    expect(form).toHaveFormValues({ product: '', timeSlot: timeSlots[1], mobile: '' });
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
  },
);

test('the state of a saved call is updated on delivery; a refusal brings back the form with its message and the focus', async () => {
  const words = 'We cannot call this number.';
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  act(() => announceConfirmation(savedCall));
  act(() => announceDeliveryStatus('CB-9999-9999', { kind: 'ended', message: words }));
  expect(screen.getByRole('status')).toHaveTextContent('We keep trying until');
  act(() => announceDeliveryStatus(savedCall.reference, { kind: 'passed-on' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('We keep trying until');
  screen.getByRole('heading', { name: /Thank you/ }).focus();
  act(() => announceDeliveryStatus(savedCall.reference, { kind: 'ended', message: words }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Your request CB-2222-3333 has ended. ${words}`);
  // The alert replaces the confirmation; it is not beneath a form that is longer than a phone.
  expect(alert.compareDocumentPosition(screen.getByLabelText('Product'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await waitFor(() => expect(screen.getByLabelText('Product')).toHaveFocus());
  // The next request starts afresh; the field that had the focus is checked first, which takes a while.
  await act(async () => announceConfirmation(savedCall));
  act(() => announceConfirmation(null));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the consent is before the button, and its one optional line is not', () => {
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  const box = screen.getByRole('checkbox', { name: /do-not-disturb/ });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  const button = screen.getByRole('button', { name: 'Get a Call' });
  for (const before of [
    screen.getByText(/A & B Brokers/),
    screen.getByText(/18 or older/),
    // One tap away: the rights, withdrawal and the Board.
    screen.getByRole('link', { name: 'Full notice' }),
    screen.getByRole('link', { name: 'Stop calls' }),
    box,
  ]) {
    expect(before.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('once scripts run, today’s slots come first, and a slot stays selected when its day changes', async () => {
  const betweenTwoStarts = slotMinutes(timeSlots[3]).start - 1;
  const now = Date.parse('2026-11-22T00:00:00+05:30') + betweenTwoStarts * 60_000;
  jest.useFakeTimers({ now, advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<CallBackForm consent={consent} page="/" source="panel" />);
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

test('an answer without the day of the call shows no incomplete confirmation, and the form stays', async () => {
  const realFetch = globalThis.fetch;
  // jsdom has no network, and no time-outs of its own.
  AbortSignal.timeout ??= () => new AbortController().signal;
  const answer: Record<string, unknown> = { status: 'delivered', reference: savedCall.reference };
  globalThis.fetch = (async () => ({ status: 200, json: async () => answer })) as never;
  const user = userEvent.setup();
  render(<CallBackForm consent={consent} productCode={3} page="/" source="panel" />);
  await user.selectOptions(screen.getByLabelText('Time slot'), timeSlots[5]);
  await act(() => import('./call-back-enhancement'));
  await user.type(screen.getByLabelText('Mobile number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Get a Call' }));
  expect(await screen.findByText(/we do not know that your request arrived/)).toBeInTheDocument();
  expect(screen.queryByText(/Thank you/)).toBeNull();
  answer.call = savedCall.call;
  await user.click(screen.getByRole('button', { name: 'Get a Call' }));
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  globalThis.fetch = realFetch;
});

test('the focus moves to the message about a stopped call, whose button is removed', async () => {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({ status: 'stopped' }),
  })) as never;
  const user = userEvent.setup();
  writeBookedCall({
    reference: 'CB-2222-3333',
    pass: 'v2.x',
    date: '2099-01-01',
    at: '2:30 pm',
    endsAt: '2099-01-01T09:30:00.000Z',
  });
  render(<CallBackForm consent={consent} page="/" source="panel" />);
  await user.click(screen.getByRole('button', { name: /Stop it/ }));
  const outcome = await screen.findByText('Stopped. Nobody calls about CB-2222-3333.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Stop it/ })).toBeNull());
  expect(outcome).toHaveFocus();
  globalThis.fetch = realFetch;
});
