/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestKindNames, requestKinds } from '@/lib/content/requests/request-kinds';
import { requestSchema } from '@/lib/requests/submit/request-schema';
import { RequestForm } from './request-form';
import { RequestReceipt } from './request-receipt';
import { ServiceForm } from './service-form';

afterEach(cleanup);

describe('the plan of the page', () => {
  const { fields, button } = requestKinds['claim-help'];
  const plan = '/claim/refused/answer?line=life&kind=refused';
  const sentOf = (form: HTMLFormElement) => new FormData(form).get('plan');

  test('is sent only where the visitor ticks the box, which is empty at first', async () => {
    const form = show({ kind: 'claim-help', fields, button, values: { plan } });
    const box = screen.getByRole('checkbox', { name: /^Show the expert what I entered here/ });
    expect(box).not.toBeChecked();
    expect(sentOf(form)).toBeNull();
    await userEvent.click(box);
    expect(sentOf(form)).toBe(plan);
  });

  test('a box without a tick is an empty field of the request', () => {
    const schema = requestSchema(
      fields.filter(({ name }) => name === 'plan'),
      () => new Date(),
    );
    expect(schema.safeParse({ plan: false })).toMatchObject({ success: true, data: { plan: '' } });
  });

  test('is not offered on a page that has none', () => {
    show({ kind: 'claim-help', fields, button });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

function show(over: Partial<Parameters<typeof ServiceForm>[0]> = {}) {
  const { fields, button, oneOf } = requestKinds.renewal;
  render(
    <ServiceForm
      kind="renewal"
      page="/renewal"
      fields={fields}
      oneOf={oneOf}
      button={button}
      values={{}}
      next={[]}
      {...over}
    />,
  );
  return screen.getByRole('button').closest('form') as HTMLFormElement;
}

test('the form posts without JavaScript: method, URL, kind and page are in its HTML', () => {
  const form = show();
  expect(form).toHaveAttribute('action', '/api/requests');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ kind: 'renewal', page: '/renewal', line: '', mobile: '' });
});

test('known values are filled in, and fields that need no question are hidden', () => {
  const form = show({ values: { line: 'health', policyNumber: 'P/1', expiryDate: '2026-12-01' } });
  expect(screen.queryByLabelText('What is insured')).toBeNull();
  expect(screen.getByLabelText(/Policy number/)).toHaveValue('P/1');
  expect(form).toHaveFormValues({ line: 'health', expiryDate: '2026-12-01' });
});

test('the registration number is asked for a vehicle, or while the kind of policy is unknown', () => {
  const asksNumber = () => screen.queryByLabelText(/Registration number/) !== null;
  show({ values: { line: 'health' } });
  expect(asksNumber()).toBe(false);
  cleanup();
  show({ values: { line: 'car' } });
  expect(asksNumber()).toBe(true);
  cleanup();
  show();
  expect(asksNumber()).toBe(true);
});

test('an error of the previous attempt is shown beside its field and associated with it', () => {
  show({ errors: { mobile: 'Enter valid mobile no.' } });
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    /Enter valid mobile no\./,
  );
});

test('a form with a file is sent as multipart', () => {
  const { fields, button } = requestKinds['job-application'];
  const form = show({ kind: 'job-application', fields, button });
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
});

test('who sold the policy is a pair of radio buttons, neither selected nor required; a draft selects one', () => {
  const name = 'Did you buy this policy through us?';
  show();
  const pair = within(screen.getByRole('group', { name }));
  for (const radio of pair.getAllByRole('radio')) {
    expect(radio).not.toBeChecked();
    expect(radio).not.toBeRequired();
  }
  cleanup();
  show({ values: { boughtThroughUs: 'no' } });
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});

function recordBodies() {
  const bodies: string[] = [];
  Object.assign(globalThis, {
    Headers: class {
      has = () => true;
    },
    fetch: async (_: string, { body }: RequestInit = {}) => {
      if (body) bodies.push(String(body));
      return { status: 503, json: async () => ({ message: 'Not now.' }) };
    },
  });
  return bodies;
}

test.each([true, false])(
  'the enhancement sends the plan only with a tick: %j',
  async (isTicked) => {
    const user = userEvent.setup();
    const bodies = recordBodies();
    const { fields, button } = requestKinds['claim-help'];
    const plan = '/claim/refused/answer?line=life&kind=refused';
    const values = { plan, stage: 'rejected', claimType: 'life_death', name: 'Asha Rao' };
    show({ kind: 'claim-help', fields, button, values });
    await user.click(screen.getByLabelText('Mobile number'));
    await act(() => import('./request-enhancement'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210');
    if (isTicked) await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByText('Not now.');
    expect(bodies.map((body) => JSON.parse(body).plan)).toEqual([isTicked ? plan : '']);
  },
);

test.each(['Yes', null])('the enhancement sends the answer %j', async (answer) => {
  const user = userEvent.setup();
  const bodies = recordBodies();
  show({ values: { line: 'health', expiryDate: '2026-12-01' } });
  await user.click(screen.getByLabelText('Mobile number'));
  await act(() => import('./request-enhancement'));
  await user.type(screen.getByLabelText('Mobile number'), '9876543210');
  if (answer) await user.click(screen.getByRole('radio', { name: answer }));
  await user.click(screen.getByRole('button', { name: requestKinds.renewal.button }));
  await screen.findByText('Not now.');
  expect(bodies.map((body) => JSON.parse(body).boughtThroughUs)).toEqual([answer ? 'yes' : '']);
});

test('the notice links its Hindi, and names both series, each marked with the answer that it is for', async () => {
  const { RequestForm } = await import('./request-form');
  const { broker } = await import('@/lib/config/broker.server');
  const { container } = render(<RequestForm kind="renewal" page="/renewal" />);
  const paragraph = (series: string) => container.querySelector(`[data-series="${series}"]`);
  expect(paragraph('service')).toHaveTextContent(broker().serviceCallSeries);
  expect(paragraph('service')).toHaveTextContent('bought through us');
  expect(paragraph('sales')).toHaveTextContent(broker().salesCallSeries);
  const hindi = screen.getByRole('link', { name: 'हिंदी' });
  expect(hindi).toHaveAttribute('href', '/privacy-policy#hindi');
});

test('the button is marigold where a person answers, and not where the website does what is asked', () => {
  const indigo = requestKindNames.filter((kind) => {
    const { container } = render(<RequestForm kind={kind} page="/contact-us" />);
    const isMarigold = container.querySelector('button[type="submit"]')?.matches('.person');
    cleanup();
    return !isMarigold;
  });
  expect(indigo).toEqual(['stop-calls', 'stop-one-call', 'allow-calls']);
});

test('who stops calls reads the day of the last one, and waits for no answer', () => {
  for (const [kind, label] of [
    ['stop-calls', 'The last calls end by'],
    ['contact', 'Answer by'],
  ] as const) {
    const { unmount } = render(
      <RequestReceipt kind={kind} reference="SR-2345-6789" by="2 December 2026" steps={[]} />,
    );
    expect(screen.getByText(label).nextSibling).toHaveTextContent('2 December 2026');
    unmount();
  }
});
