/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsStoppedMessage } from '@/lib/content/consent';
import { askForCalls } from '@/lib/leads/status/booked-calls';
import { announceConfirmation } from '@/lib/leads/status/call-back-signals';
import { callBackFieldNames, callBackFieldRules } from '@/lib/leads/submit/call-back-field-rules';
import { panel, savedCall, shownConsent } from '@/testing/data/call-back-page';
import { CallBackForm } from './call-back-form';

afterEach(() => {
  act(() => announceConfirmation(null));
  cleanup();
  sessionStorage.clear();
});

const slotChip = (place: number) =>
  within(screen.getByRole('group', { name: 'When should we call?' })).getAllByRole('radio')[
    place
  ] as HTMLElement;

test('the form posts without JavaScript: method, URL, names and the preselected product are in its HTML', () => {
  render(
    <CallBackForm consent={shownConsent} productCode={3} page="/term-insurance" source="hero" />,
  );
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/call-back');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({
    product: '3',
    mobile: '',
    page: '/term-insurance',
    source: 'hero',
  });
});

test('the notice links itself in Hindi, and the form asks nothing about policies', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="hero" />);
  const hindi = screen.getByRole('link', { name: 'हिंदी' });
  expect(hindi).toHaveAttribute('href', '/privacy-policy#hindi');
  expect(screen.queryByText(/through us/)).toBeNull();
});

test('the box about the advertising network is shown only where reporting is possible, and unticked', () => {
  const name = 'Tell the advertisement’s network that a call was asked for';
  const { rerender } = render(<CallBackForm consent={shownConsent} page="/" source="hero" />);
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
  const withNetwork = { ...shownConsent, mayReportToAdvertiser: true };
  rerender(<CallBackForm consent={withNetwork} page="/" source="hero" />);
  const box = screen.getByRole('checkbox', { name });
  expect(box).not.toBeChecked();
  expect(box).not.toBeRequired();
  expect(box).toHaveAttribute('name', 'reportToAdvertiser');
});

test('submitted offline before the enhancement is loaded, it says so and does not leave the page', async () => {
  const user = userEvent.setup();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  try {
    render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
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
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    const button = screen.getByRole('button', { name: 'Get a Call' });
    await user.click(slotChip(0));
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

type Posted = { url: string; body: { idempotencyKey?: string; earlierKeys?: string[] } };

/** Answers in the order of the posts; 'lost' is a lost connection. jsdom has no network. */
function answering(answers: Record<string, (object | 'lost')[]>) {
  const posted: Posted[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!(url in answers)) return { ok: true, status: 204 };
    posted.push({ url, body: JSON.parse(String(init?.body)) });
    const answer = answers[url]?.shift() ?? { calls: [] };
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => answer };
  }) as never;
  return { posted, restore: () => (globalThis.fetch = realFetch) };
}

const stateUrl = '/api/call-back/state';
const booked = (reference: string) => ({
  reference,
  pass: 'v2.x',
  date: '2999-01-01',
  at: '10:30 am',
  endsAt: '2999-01-01T05:30:00.000Z',
});

test('sent again with other details after no answer, it names the first post; one that was found is shown instead', async () => {
  const user = userEvent.setup();
  const { posted, restore } = answering({
    '/api/call-back': ['lost', 'lost', { message: 'Answer.' }],
    [stateUrl]: [{ calls: [] }],
  });
  const calls = () => posted.filter(({ url }) => url !== stateUrl).map(({ body }) => body);
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    const button = screen.getByRole('button', { name: 'Get a Call' });
    const mobile = screen.getByLabelText('Mobile number');
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(mobile, '9876543210');
    await user.click(button);
    // The answer was lost, and the page has asked for it: on a slow machine more than once.
    await waitFor(() => expect(posted.length).toBeGreaterThanOrEqual(2));
    await user.clear(mobile);
    await user.type(mobile, '9876543211');
    await user.click(button);
    await waitFor(() => expect(calls()).toHaveLength(2));
    const [first, second] = calls();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.earlierKeys).toEqual([first?.idempotencyKey]);
    // The page has found the second one meanwhile: what follows is another call.
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    const { settlePost } = await import('@/lib/leads/status/booked-calls');
    act(() => settlePost(String(second?.idempotencyKey), true));
    await user.clear(mobile);
    await user.type(mobile, '9876543212');
    await user.click(button);
    await screen.findByText('Answer.');
    expect(calls()[2]?.earlierKeys).toEqual([first?.idempotencyKey]);
  } finally {
    restore();
  }
});

test('a post without an answer that is found is shown in place of the message that it may not have arrived', async () => {
  const user = userEvent.setup();
  const state: object[] = [];
  const { posted, restore } = answering({ '/api/call-back': ['lost'], [stateUrl]: state });
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Get a Call' }));
    await screen.findByText(/could not reach our server/);
    await waitFor(() => expect(posted.length).toBeGreaterThanOrEqual(2));
    const key = posted[0]?.body.idempotencyKey;
    state.push({ calls: [{ key, reference: 'CB-1', status: 'booked', call: booked('CB-1') }] });
    act(() => askForCalls());
    await screen.findByText(/reference CB-1\.$/);
    await waitFor(() => expect(screen.queryByText(/could not reach our server/)).toBeNull());
  } finally {
    restore();
  }
});

test('a correction that is refused: the first request, which stands, is asked for and shown beside the refusal', async () => {
  const user = userEvent.setup();
  const state: object[] = [{ calls: [] }];
  const { posted, restore } = answering({
    '/api/call-back': ['lost', { message: 'You have asked for several calls already.' }],
    [stateUrl]: state,
  });
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    const button = screen.getByRole('button', { name: 'Get a Call' });
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(button);
    await waitFor(() => expect(posted.length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    const key = posted[0]?.body.idempotencyKey;
    const call = { ...booked('CB-1'), about: 'Term' };
    state.push({ calls: [{ key, reference: 'CB-1', status: 'booked', call }] });
    await user.click(slotChip(1));
    await user.click(button);
    await screen.findByText(/reference CB-1\.$/);
    expect(screen.getByText('You have asked for several calls already.')).toBeInTheDocument();
    const line = screen.getByText(/Its answer was lost on the way, but we have it/).closest('p');
    expect(line).toHaveTextContent(
      /^Term: Your slot: .* reference CB-1\. Your number ends in 10 Its answer .*Stop it/,
    );
    // What is sent next is another call: the page has shown this one.
    await user.click(slotChip(2));
    await user.click(button);
    const calls = () => posted.filter(({ url }) => url !== stateUrl);
    await waitFor(() => expect(calls()[2]?.body.earlierKeys).toEqual([]));
  } finally {
    restore();
  }
});

test('a page that comes back after a press without an answer asks for it and shows the booked call', async () => {
  const key = 'a'.repeat(32);
  sessionStorage.setItem('call-back-posts', JSON.stringify([{ key, at: Date.now() }]));
  const found = { key, reference: 'CB-1', status: 'booked', call: booked('CB-1') };
  const lost = { key: 'b', reference: 'CB-2', status: 'ended', message: 'Not this number.' };
  const { posted, restore } = answering({ [stateUrl]: [{ calls: [found, lost] }] });
  try {
    render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
    await screen.findByText(/^Your slot: .* reference CB-1\.$/);
    expect(screen.getByRole('button', { name: /Stop it/ })).toBeInTheDocument();
    expect(screen.getByText('Your request CB-2 has ended. Not this number.')).toBeInTheDocument();
    expect(posted.map(({ body }) => body)).toEqual([{ keys: [key], booked: [] }]);
    // Found: it is asked for no more.
    expect(sessionStorage.getItem('call-back-posts')).toBeNull();
  } finally {
    restore();
  }
});

test.each(['a note', 'the confirmation'])(
  'a booked call that was stopped elsewhere is shown as stopped: %s',
  async (shown) => {
    const reference = savedCall.reference;
    sessionStorage.setItem('booked-calls', JSON.stringify([booked(reference)]));
    const ended = { reference, status: 'ended', message: 'Nobody calls.' };
    const { restore } = answering({ [stateUrl]: [{ calls: [] }, { calls: [ended] }] });
    try {
      if (shown !== 'a note') act(() => announceConfirmation(savedCall));
      render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
      await act(() => import('./recheck-calls'));
      act(() => askForCalls());
      await screen.findByText(`Your request ${reference} has ended. Nobody calls.`);
      expect(screen.queryByRole('button', { name: /Stop it|Cancel/ })).toBeNull();
    } finally {
      restore();
    }
  },
);

test.each(['a note', 'the confirmation'])(
  'a call that is the next day’s, and the day that was “tomorrow”, are shown as of now: %s',
  async (shown) => {
    const { reference } = savedCall;
    sessionStorage.setItem('booked-calls', JSON.stringify([booked(reference)]));
    const scheduled = { ...savedCall.call, when: 'Today, 2 January, 10:30 to 11 am' };
    const call = { ...booked(reference), date: '2999-01-02' };
    const { restore } = answering({
      [stateUrl]: [{ calls: [] }, { calls: [{ reference, status: 'booked', call, scheduled }] }],
    });
    try {
      if (shown !== 'a note') act(() => announceConfirmation(savedCall));
      render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
      await act(() => import('./recheck-calls'));
      act(() => askForCalls());
      await screen.findByText(shown === 'a note' ? /^Your slot: 2 January at/ : scheduled.when);
    } finally {
      restore();
    }
  },
);

test('a call that was stopped, of which only the poll tells, is no booked call any more', async () => {
  const user = userEvent.setup();
  const { reference } = savedCall;
  const accepted = {
    status: 'queued',
    reference,
    call: { ...savedCall.call, slot: booked(reference) },
    pass: 'v2.y',
    stopPass: 'v2.x',
  };
  const withdrawn = { status: 'withdrawn', message: 'Nobody calls.' };
  const { posted, restore } = answering({ '/api/call-back': [accepted], [stateUrl]: [withdrawn] });
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Get a Call' }));
    await screen.findByRole('button', { name: 'Cancel this call' });
    await screen.findByText(/has ended\. Nobody calls\.$/, undefined, { timeout: 10_000 });
    expect(posted.map(({ body }) => Object.keys(body).includes('pass'))).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: /Stop it|Cancel/ })).toBeNull();
  } finally {
    restore();
  }
}, 20_000);

test('a number that asked for no calls is answered with the way to allow them again', async () => {
  const user = userEvent.setup();
  const { restore } = answering({ '/api/call-back': [{ message: callsStoppedMessage }] });
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Get a Call' }));
    expect(await screen.findByRole('link', { name: 'Allow calls again' })).toHaveAttribute(
      'href',
      '/contact-us#allow-calls',
    );
  } finally {
    restore();
  }
});

test('a number that a tool wrote into its field without an event is the number that is sent', async () => {
  const user = userEvent.setup();
  const realFetch = globalThis.fetch;
  let sent: string | undefined;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url === '/api/call-back') sent = JSON.parse(String(init.body)).mobile;
    return { ok: true, status: 204, json: async () => ({ message: 'Answer.' }) };
  }) as never;
  try {
    render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
    const mobile = screen.getByLabelText<HTMLInputElement>('Mobile number');
    await user.click(slotChip(0));
    await act(() => import('./call-back-enhancement'));
    await user.type(mobile, '9999988888');
    mobile.value = '9000705000';
    await user.click(screen.getByRole('button', { name: 'Get a Call' }));
    await screen.findByText('Answer.');
    expect(sent).toBe('9000705000');
  } finally {
    globalThis.fetch = realFetch;
  }
});

test('every answer that the server accepts has a field, which shows what a native post had typed, but no tick', () => {
  const withNetwork = { ...shownConsent, mayReportToAdvertiser: true };
  const answer = '/car-insurance/ncb-calculator/answer?years=3';
  const shown = { answer, consent: withNetwork, page: '/', source: 'page' } as const;
  const rendered = render(<CallBackForm {...shown} />);
  const lastChoices = [
    ...rendered.container.querySelectorAll<HTMLInputElement>('[type=radio]'),
  ].map(({ name, value }) => [name, value]);
  rendered.unmount();
  const names = callBackFieldNames;
  const draft = {
    ...Object.fromEntries(names.map((name) => [name, 'true'])),
    ...Object.fromEntries(lastChoices),
  };
  const ticks = Object.fromEntries(
    names.filter((name) => callBackFieldRules[name].isConsent).map((name) => [name, null]),
  );
  render(
    <CallBackForm {...shown} draft={draft} productCode={draft.product} timeSlot={draft.timeSlot} />,
  );
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  const typed = new FormData(form as HTMLFormElement);
  const texts = Object.fromEntries(names.map((name) => [name, typed.get(name)]));
  expect(texts).toEqual({ ...draft, ...ticks });
  expect(form).toContainElement(screen.getByLabelText(/do-not-disturb/));
  expect(form?.querySelector('[name=reportToAdvertiser]')).not.toBeNull();
});

test('beside an answer the product is text, its box is not ticked, and the form posts both', () => {
  render(<CallBackForm {...panel} />);
  expect(screen.queryByRole('group', { name: 'Which insurance?' })).toBeNull();
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

test('the consent is before the button, and its boxes are neither ticked nor required', () => {
  render(<CallBackForm consent={shownConsent} page="/" source="panel" />);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('name'))).toEqual([
    'ageConfirmed',
    'callDespiteDoNotDisturb',
  ]);
  for (const box of boxes) {
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
  }
  const button = screen.getByRole('button', { name: 'Get a Call' });
  for (const before of [
    screen.getByText(/A & B Brokers/),
    screen.getByText(/You are 18 or older/),
    // One tap away: the rights, withdrawal and the Board.
    screen.getByRole('link', { name: 'Full notice' }),
    screen.getByRole('link', { name: 'Stop calls' }),
    // The other way than a call that may be recorded.
    screen.getByRole('link', { name: 'E-mail us' }),
    ...boxes,
  ]) {
    expect(before.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('an answer without the day of the call shows no incomplete confirmation, and the form stays', async () => {
  const realFetch = globalThis.fetch;
  // jsdom has no network, and no time-outs of its own.
  AbortSignal.timeout ??= () => new AbortController().signal;
  const answer: Record<string, unknown> = { status: 'delivered', reference: savedCall.reference };
  globalThis.fetch = (async () => ({ status: 200, json: async () => answer })) as never;
  const user = userEvent.setup();
  render(<CallBackForm consent={shownConsent} productCode={3} page="/" source="panel" />);
  await user.click(slotChip(5));
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
