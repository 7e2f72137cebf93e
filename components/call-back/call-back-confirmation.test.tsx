/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { withPersonMessage } from '@/lib/leads/lead-values.server';
import { writeBookedCall } from '@/lib/leads/status/booked-calls';
import {
  announceConfirmation,
  announceDeliveryStatus,
  type ConfirmedCallBack,
} from '@/lib/leads/status/call-back-signals';
import { panel, savedCall, shownConsent } from '@/testing/data/call-back-page';
import { CallBackForm } from './call-back-form';
import { CallBackSummary } from './call-back-summary';

afterEach(() => {
  act(() => announceConfirmation(null));
  cleanup();
});

test('where no call is passed on, the server’s words stand in place of ours', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="hero" />);
  act(() => announceConfirmation({ ...savedCall, notice: 'We call once it is confirmed.' }));
  expect(screen.getByText('We call once it is confirmed.')).toBeInTheDocument();
  expect(screen.getByText('You asked for')).toBeInTheDocument();
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

test('on a page that the server answered, a form with the token cancels this one call', () => {
  const { container } = render(
    <CallBackSummary
      {...savedCall}
      caller={shownConsent}
      about="Car"
      isWaiting={false}
      isThrottled={false}
      notice={undefined}
      isAnswerShown={false}
      stopToken="v2.x"
    />,
  );
  const form = screen.getByRole('button', { name: 'Cancel this call' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/call-back/state');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ stopPass: 'v2.x', page: '/your-request' });
  expect(container.querySelector('[href*="stop-calls"]')).toBeNull();
});

test('what matters comes first: when, who, from which numbers; of a request that waits no call is promised', () => {
  const linkName = 'Add to calendar';
  const calendarHref = '/api/calendar?for=call&on=2026-11-22&slot=2%3A30+PM+-+3%3A00+PM';
  render(<CallBackForm consent={shownConsent} page="/" source="hero" />);
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
    'If it gets through after your slot has started, we call in the same slot of the next day.',
  );
  expect(trouble.closest('details')).toBeNull();
  const phone = () => screen.queryByRole('link', { name: shownConsent.phone });
  expect(phone()).toHaveAttribute('href', 'tel:18000000000');
  expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', calendarHref);
  // After its slot had started: the next day's, and one promise, that of the heading.
  const next = {
    ...call,
    when: 'Tomorrow, 23 November, 2:30 pm to 3 pm',
    within: 'tomorrow between 2:30 and 2:45 pm',
  };
  act(() => announceDeliveryStatus('CB-2222-3333', { kind: 'passed-on', call: next }));
  expect(rows()[0]).toEqual(['Day', 'Tomorrow, 23 November']);
  expect(screen.queryByText(/We keep trying until/)).toBeNull();
  act(() => announceConfirmation({ ...savedCall, call, notice: 'We call once it is confirmed.' }));
  expect(rows().map(([name]) => name)).toEqual(['You asked for', 'About', 'Reference']);
  const held = screen.getByRole('status');
  expect(held).toHaveTextContent('We call once it is confirmed. You need not send it again.');
  expect(held).not.toHaveTextContent(/keep trying|same slot|within 15 minutes|If nobody calls/);
  expect(screen.queryByRole('link', { name: linkName })).toBeNull();
  act(() => announceDeliveryStatus('CB-2222-3333', { kind: 'passed-on' }));
  expect(rows()[0]).toEqual(['Your slot', call.when]);
});

test.each([
  ['not allowed, the way out is beside it', false, 1],
  ['allowed', true, 0],
])('a call despite do-not-disturb: %s', (_case, callDespiteDoNotDisturb, count) => {
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const call = { ...savedCall.call, callDespiteDoNotDisturb };
  act(() => announceConfirmation({ ...savedCall, status: 'delivered', call }));
  expect(screen.queryAllByText(/on do-not-disturb, we may not call/)).toHaveLength(count);
  expect(screen.queryAllByRole('link', { name: shownConsent.phone })).toHaveLength(count);
});

test('the heading says when the call comes or, while nobody can promise that, where the request is', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const within = 'today between 2:30 and 2:45 pm';
  const said = (change: Partial<ConfirmedCallBack>) => {
    const call = { ...savedCall.call, within };
    act(() => announceConfirmation({ ...savedCall, call, lastDigits: '3210', ...change }));
    return screen.getByRole('heading', { name: /^Thank you\./ }).textContent;
  };
  const delivered = `Thank you. We’ll call you ${within}`;
  expect(said({ status: 'delivered' })).toBe(delivered);
  expect(screen.getByRole('status')).toHaveTextContent('Your number ends in 3210');
  expect(said({ status: 'delivered', call: savedCall.call })).toBe('Thank you. We’ll call you');
  expect(said({})).toBe('Thank you. Your request is saved');
  expect(said({ isThrottled: true })).toBe('Thank you. Your request is saved, and in the queue');
  expect(said({ notice: 'We call once it is confirmed.' })).toBe(
    'Thank you. We have your request, and it is safe',
  );
  act(() => announceDeliveryStatus(savedCall.reference, { kind: 'passed-on' }));
  expect(screen.getByRole('heading', { name: /^Thank you\./ })).toHaveTextContent(delivered);
});

test('a request sent elsewhere on the page shows its confirmation here too', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  act(() => announceConfirmation(savedCall));
  expect(screen.getByRole('status')).toHaveTextContent('CB-2222-3333');
  expect(screen.getByRole('status')).toHaveTextContent('Car');
  expect(screen.getByRole('status')).toHaveTextContent('We keep trying until');
  expect(screen.getByRole('status')).toHaveTextContent('Today, 22 November, 2:30 pm to 3 pm');
  expect(screen.getByText('Get a Call')).not.toBeVisible();
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
    const withNetwork = { ...shownConsent, mayReportToAdvertiser: true };
    render(<CallBackForm consent={withNetwork} productCode={3} page="/" source="hero" />);
    const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
    const chip = (name: string, value: string) =>
      form?.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`) as HTMLElement;
    const mobile = screen.getByLabelText('Mobile number');
    const boxes = screen.getAllByRole('checkbox');
    if (kind === 'with') {
      await user.click(mobile);
      await user.type(mobile, '12345');
      await user.click(chip('timeSlot', timeSlots[0]));
      await screen.findByText('Enter valid mobile no.');
    }
    await user.click(chip('product', '4'));
    await user.click(chip('timeSlot', timeSlots[1]));
    fireEvent.change(mobile, { target: { value: '9876543210' } });
    for (const box of boxes) fireEvent.click(box);
    act(() => announceConfirmation(savedCall));
    expect(form).toHaveFormValues({ timeSlot: timeSlots[1], mobile: '' });
    expect(form?.querySelector('[name=product]:checked')).toBeNull();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
  },
);

test('the state of a saved call is updated on delivery; a refusal brings back the form with its message and the focus', async () => {
  const words = 'We cannot call this number.';
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
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
  const product = screen.getByRole('radio', { name: 'Health' });
  expect(alert.compareDocumentPosition(product)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(product).toHaveFocus());
  // The next request starts afresh; the field that had the focus is checked first, which takes a while.
  await act(async () => announceConfirmation(savedCall));
  act(() => announceConfirmation(null));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  await user.click(screen.getByRole('button', { name: /Stop it/ }));
  const outcome = await screen.findByText('Stopped. Nobody calls about CB-2222-3333.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Stop it/ })).toBeNull());
  expect(outcome).toHaveFocus();
  globalThis.fetch = realFetch;
});

test('refused after it was promised: the confirmation stays, and says who calls now', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="hero" />);
  act(() => announceConfirmation(savedCall));
  const notice = withPersonMessage(shownConsent.phone);
  act(() => announceDeliveryStatus('CB-2222-3333', { kind: 'with-person', notice }));
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent(notice);
  expect(shown).not.toHaveTextContent(/keep trying|If nobody calls/);
  expect(screen.queryByRole('alert')).toBeNull();
});
